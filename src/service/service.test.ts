/** Requirements on every operation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../testing/fixtures/test-service.ts'
import { startTestService } from '../testing/fixtures/test-service.ts'
import { engines } from '../testing/stores/test-store.ts'
import { operations } from '../contract/operations.ts'
import { binding } from './binding.ts'
import { checkBinding } from './http/binding/binder.ts'

const list = Object.values(operations)
const open = list.filter(({ right }) => right.on === 'nothing')
const closed = list.filter(({ right }) => right.on !== 'nothing')
const filled = (path: string) => path.replace('{hostname}', 'docs.example.org').replace(/\{\w+\}/g, 'x1')

describe.each(engines)('every operation on %s', (engine) => {
  let service: TestService
  let mara: Client
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara', { operator: true })
    await service.organization('Halden', mara)
  })
  afterAll(() => service.close())

  it('that needs no credential is one of these', () => {
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      'acceptInviteAsNew',
      'beginPasskeySession',
      'createSession',
      'findSignOn',
      'getSetup',
      'listVisitorClaimsKeys',
      'readInvite',
      'runSetup',
      'usePasswordReset',
    ])
  })

  it.each(closed.map(({ id, method, path }) => [id, method, path] as const))(
    '%s refuses a caller without credentials',
    async (_id, method, path) => {
      const { status, body, headers } = await service.anonymous(method, filled(path))
      expect([status, body.error?.reason]).toEqual([401, 'not-signed-in'])
      expect(headers['www-authenticate']).toBe('Bearer')
    },
  )

  it.each(closed.map(({ id, method, path }) => [id, method, path] as const))(
    '%s refuses a token that is none',
    async (_id, method, path) => {
      const { status } = await service.anonymous(method, filled(path), undefined, {
        authorization: 'Bearer recto_nobody',
      })
      expect(status).toBe(401)
    },
  )

  it.each(
    list
      .filter(({ path, right, method }) => path.includes('{') && right.on !== 'self' && method !== 'DELETE')
      .map((one) => [one.id, one.method, one.path, 'badBody' in one ? 400 : 422] as const),
  )('%s answers alike for what is missing and what is hidden', async (_id, method, path, malformed) => {
    const stranger = await service.person(`stranger${Math.random().toString(36).slice(2)}`)
    const own = await service.organization('Elsewhere', stranger)
    const hidden = { organizationId: own, spaceId: 's_hidden', collectionId: 'c_hidden' } as Record<
      string,
      string
    >
    const body = method === 'GET' ? undefined : {}
    const missing = await mara(method, filled(path), body)
    const unseen = await mara(
      method,
      path.replace(/\{(\w+)\}/g, (_, name: string) => hidden[name] ?? 'x1'),
      body,
    )
    // Without a well-formed body a write reports that first, which reveals nothing about the resource.
    expect([404, malformed]).toContain(missing.status)
    expect(unseen.status).toBe(missing.status)
    expect(unseen.body.error?.message).toBe(missing.body.error?.message)
  })

  it('succeeds in deleting something that does not exist', async () => {
    for (const { method, path, id, status } of list) {
      if (method !== 'DELETE') continue
      expect([id, (await mara('DELETE', filled(path))).status]).toEqual([id, status])
    }
  })

  it('needs the scope that it declares, for a token of every smaller scope', async () => {
    const reader = await service.person('reader', { scope: 'read' })
    for (const { id, method, path, scope } of closed) {
      const { status, body } = await reader(method, filled(path), method === 'GET' ? undefined : {})
      if (scope === 'read') expect([id, body.error?.reason]).not.toEqual([id, 'scope-too-low'])
      else expect([id, status, body.error?.reason]).toEqual([id, 403, 'scope-too-low'])
    }
  })

  it('carries a request id, in the answer and in the error', async () => {
    const { headers, body } = await mara('GET', '/spaces/none')
    expect(headers['x-request-id']).toMatch(/^\w{16}$/)
    expect((body.error as never as { requestId: string }).requestId).toBe(headers['x-request-id'])
  })

  it('tells an unknown path, another method, a wrong type and broken JSON apart', async () => {
    expect((await mara('GET', '/nothing/here')).status).toBe(404)
    const wrong = await mara('PUT', '/orgs')
    expect([wrong.status, wrong.headers['allow']]).toEqual([405, 'GET, POST'])
    const typed = await mara('POST', '/user/tokens', 'name=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([typed.status, typed.body.error?.reason]).toEqual([415, 'unsupported-media-type'])
    const broken = await mara('POST', '/user/tokens', '{"name":', { 'content-type': 'application/json' })
    expect([broken.status, broken.body.error?.reason]).toEqual([400, 'malformed-json'])
  })

  it('names each field that is wrong, and what it should be', async () => {
    const { status, body } = await mara('POST', '/user/tokens', { name: '', scope: 'everything', more: 1 })
    expect(status).toBe(422)
    expect(body.error?.details).toEqual([
      { path: 'body.name', message: 'Must have at least 1 characters.' },
      { path: 'body.scope', message: 'Must be one of "read", "write", "merge", "admin".' },
      { path: 'body', message: 'Does not accept "more".' },
    ])
  })

  it('refuses text that a store cannot hold', async () => {
    expect((await mara('PATCH', '/user', { displayName: 'a\u0000b' })).status).toBe(422)
    expect((await mara('PATCH', '/user', { displayName: 'a\ud800b' })).status).toBe(422)
  })
})

describe('the binding', () => {
  it('rejects operations without a verb, with two verbs, or with a right whose parameter is missing', () => {
    const { verbs } = binding
    expect(() => checkBinding(binding)).not.toThrow()
    expect(() => checkBinding({ ...binding, verbs: verbs.slice(1) })).toThrow(/must have a verb/)
    expect(() => checkBinding({ ...binding, verbs: [...verbs, ...verbs.slice(0, 1)] })).toThrow(/Two verbs/)
    const [first] = binding.operations
    if (!first) throw new Error('No operations.')
    const odd = { ...first, right: { on: 'space', level: 'read' } as const }
    expect(() => checkBinding({ ...binding, operations: [odd, ...binding.operations.slice(1)] })).toThrow(
      /does not contain/,
    )
  })
})
