/**
 * Answers to tokens for reading, writing or merging never contain a secret that gives more access than the token (row
 * 12 of the attacks): an administrator of the organization calls every reading operation with tokens of every scope,
 * and the raw answers are searched for all existing secrets.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  credentialFields,
  credential,
  credentialScope,
} from '../../../contract/operation/credential-fields.ts'
import type { Operation, Scope } from '../../../contract/operation/operation.ts'
import { scopes } from '../../../contract/operation/operation.ts'
import { operations } from '../../../contract/operations.ts'
import { beginSession, insertToken } from '../../people/person-rows.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import { queryOf } from '../../../testing/fixtures/operation-samples.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { cookieName } from './authenticate.ts'
import { readyJson } from '../ready-json.ts'
import { withheldFrom } from './withheld-credentials.ts'

const reading: readonly Operation[] = Object.values(operations).filter(
  ({ method }: Operation) => method === 'GET',
)
const lowScopes = scopes.filter((scope) => scope !== credentialScope)

type Headers = Readonly<Record<string, string>>

describe.each(engines)('answers to tokens of every scope on %s', (engine) => {
  let service: TestService
  let ids: Readonly<Record<string, string>>
  /** The last part of each address, or the key itself, by the operation that returns it. */
  let secrets: Readonly<Record<string, string>>
  const tokens = new Map<Scope, Headers>()
  let session: Headers

  const text = async (
    path: string,
    headers: Headers,
    method: 'GET' | 'PATCH' | 'POST' = 'GET',
    body?: object,
  ) => {
    const answer = await service.app.inject({
      method,
      url: `/v1${path}`,
      headers,
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body }
  }
  const pathOf = (operation: Operation): string =>
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'x1') + queryOf(operation)
  const toldIn = (answer: string): string[] =>
    Object.entries(secrets).flatMap(([where, secret]) => (answer.includes(secret) ? where : []))

  beforeAll(async () => {
    service = await startTestService(engine, { BASE_URL: 'http://localhost:4000' })
    const { ctx } = service
    const mara = await service.person('mara', { operator: true })
    const org = await service.organization('Halden', mara)
    const space = await service.space(org, mara)
    await putContent(ctx, space, mara.person, {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Kept.') }],
    })
    const post = (path: string, body?: object) => mara.done('POST', path, body)
    const site = String(
      (await post(`/orgs/${org}/sites`, { title: 'Docs', spaces: [space], visibility: 'share-link' }))['id'],
    )
    const at = `/orgs/${org}/sites/${site}`
    await post(`${at}/publish`)
    const share = await post(`${at}/share-links`, { name: 'Press' })
    await mara.done('PATCH', `${at}/share-links/${String(share['id'])}`, { name: 'The press' })
    await post(`${at}/publishing/auth/regenerate`)
    const auth = await mara.done('GET', `${at}/publishing/auth`)
    const made = await post(`/orgs/${org}/invites`, { emails: [{ email: 'eve@example.org', role: 'admin' }] })
    const [invite] = made['invites'] as { id: string; urls: { app: string } }[]
    const link = await post(`/orgs/${org}/link-invites`, { role: 'create' })
    const provider = await post(`/orgs/${org}/saml`, { label: 'Halden ID' })
    const assertion = '<saml:Assertion>the signed words of the provider</saml:Assertion>'
    await ctx.store.write((db) =>
      db
        .insertInto('sign_on_requests')
        .values({
          id: 'test1',
          provider: String(provider['id']),
          organization: org,
          kind: 'test',
          browser: '',
          return_to: '',
          person: mara.person,
          state: 'done',
          ticket: null,
          created_at: ctx.now(),
          expires_at: ctx.now(),
          result: JSON.stringify({
            said: { nameId: 'n', email: 'a@example.org', attributes: {}, xml: assertion },
            person: { outcome: 'new', displayName: 'A', role: null },
          }),
        })
        .execute(),
    )
    const feed = await mara.done('GET', '/user/notification-feed')
    const lastPart = (address: unknown): string => String(address).split(/[/=]/).at(-1) ?? ''
    const published = (share['urls'] as Record<string, unknown>)['published']
    secrets = {
      listInvites: lastPart(invite?.urls.app),
      listLinkInvites: lastPart((link['urls'] as Record<string, unknown>)['app']),
      getLinkInvite: lastPart((link['urls'] as Record<string, unknown>)['app']),
      listShareLinks: lastPart(published),
      getSitePublishingAuth: String(auth['privateKey']),
      getNotificationFeed: lastPart(feed['url']),
      getSamlTest: 'the signed words',
    }
    ids = {
      ...{ organizationId: org, spaceId: space, siteId: site, userId: mara.person, testId: 'test1' },
      ...{ inviteId: String(link['id']), samlProviderId: String(provider['id']) },
      ...{ shareLinkId: String(share['id']), subdomain: 'halden', emailDomain: 'example.org', pagePath: 'a' },
    }
    for (const scope of scopes) {
      const { secret } = await ctx.store.write((db) =>
        insertToken(ctx, db, { person: mara.person, name: scope, scope, expiresAt: null }),
      )
      tokens.set(scope, { authorization: `Bearer ${secret}` })
    }
    const cookie = await ctx.store.write((db) =>
      beginSession(ctx, db, mara.person, { address: '', agent: '' }, 'password'),
    )
    session = { cookie: `${cookieName('http://localhost:4000')}=${cookie}`, origin: 'http://localhost:4000' }
  })
  afterAll(() => service.close())

  it('knows a secret of every operation that reads one', () => {
    const telling = reading.filter(({ result }) => credentialFields(result).length > 0)
    expect(Object.keys(secrets).toSorted()).toEqual(telling.map(({ id }) => id).toSorted())
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(12)
  })

  it('row 12: tells secrets to tokens for everything and to sessions', async () => {
    for (const headers of [tokens.get('admin') ?? {}, session])
      for (const id of Object.keys(secrets)) {
        const operation = reading.find((one) => one.id === id)
        if (!operation) throw new Error(id)
        const answer = await text(pathOf(operation), headers)
        expect([id, answer.status, toldIn(answer.text)]).toEqual([id, 200, expect.arrayContaining([id])])
      }
  })

  it.each(lowScopes)('row 12: tells none of them to a token for %s, in whatever it reads', async (scope) => {
    const headers = tokens.get(scope) ?? {}
    const told: string[] = []
    let read = 0
    for (const operation of reading.filter(({ stream }) => stream !== 'event-stream')) {
      const answer = await text(pathOf(operation), headers)
      if (answer.status === 200) read += 1
      const refused = operation.scope === credentialScope
      if (operation.id in secrets)
        expect([operation.id, answer.status]).toEqual([operation.id, refused ? 403 : 200])
      told.push(...toldIn(answer.text).map((where) => `${operation.id}: ${where}`))
    }
    expect(told).toEqual([])
    expect(read).toBeGreaterThan(60)
  })

  it.each(['write', 'merge'] as const)(
    'tells none to a token for %s that changes them, and lets it make none',
    async (scope) => {
      const headers = tokens.get(scope) ?? {}
      const at = `/orgs/${ids['organizationId'] ?? ''}`
      const site = `${at}/sites/${ids['siteId'] ?? ''}`
      const changes = [
        [`${site}/share-links/${ids['shareLinkId'] ?? ''}`, { name: scope }],
        [`${site}/publishing/auth`, { fallbackURL: `https://example.org/${scope}` }],
      ] as const
      for (const [path, body] of changes) {
        const answer = await text(path, headers, 'PATCH', body)
        expect([answer.status, toldIn(answer.text)]).toEqual([200, []])
        expect(answer.text).toContain(scope)
      }
      const makes = [
        [`${site}/share-links`, { name: 'New' }],
        [`${site}/publishing/auth/regenerate`, undefined],
        [`${at}/invites`, { emails: ['a@example.org'] }],
        [`${at}/link-invites`, { role: 'read' }],
        ['/user/notification-feed', undefined],
        ['/user/tokens', { name: 'More', scope: 'admin' }],
      ] as const
      for (const [path, body] of makes) {
        const answer = await text(path, headers, 'POST', body)
        expect([path, answer.status]).toEqual([path, 403])
        expect(answer.text).toContain('scope-too-low')
      }
    },
  )

  it('writes none of them into the stream of events, or into the log, for whomever', async () => {
    const org = ids['organizationId'] ?? ''
    const url = await service.app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    const stream = await fetch(`${url}/v1/orgs/${org}/events`, {
      headers: { ...tokens.get('admin'), 'last-event-id': '0' },
      signal: stop.signal,
    })
    let heard = ''
    const decoder = new TextDecoder()
    for await (const chunk of stream.body ?? []) {
      heard += decoder.decode(chunk as Uint8Array, { stream: true })
      if (/link-created/.test(heard) && /share-links-changed/.test(heard)) break
    }
    stop.abort()
    const log = await text(`/orgs/${org}/audit-events?limit=1000`, tokens.get('admin') ?? {})
    const rows = await text(`/orgs/${org}/audit-events/export`, tokens.get('admin') ?? {})
    const events = await service.ctx.store.read.selectFrom('events').selectAll().execute()
    for (const answer of [heard, log.text, rows.text, JSON.stringify(events)]) {
      expect(answer).toContain('invite.created')
      expect(toldIn(answer)).toEqual([])
    }
  })
})

describe('an answer', () => {
  const secret = credential(z.string())
  const low = { scope: 'merge' as const }
  const cases: readonly (readonly [z.ZodType, unknown, unknown])[] = [
    [z.object({ a: secret, b: z.int() }), { a: 's', b: 1 }, { b: 1 }],
    [
      z.object({ items: z.array(z.object({ a: secret.optional() })) }),
      { items: [{ a: 's' }] },
      { items: [{}] },
    ],
    [z.object({ a: z.union([z.int(), secret]) }), { a: 's' }, {}],
    [z.object({ a: z.lazy(() => secret.nullable()) }), { a: 's' }, {}],
    [z.object({ a: z.array(secret) }), { a: ['s'] }, { a: [] }],
    [z.record(z.string(), z.object({ a: secret })), { x: { a: 's' } }, { x: {} }],
    [z.union([z.object({ b: z.int() }), z.object({ a: secret })]), { a: 's' }, {}],
    [z.object({ o: z.object({ a: secret }).optional() }), { o: { a: 's' } }, { o: {} }],
    [z.object({ o: z.object({ a: secret }).optional() }), {}, {}],
  ]

  it.each(cases)('is told without its credentials', (shape, answer, told) => {
    expect(withheldFrom(low, shape, answer)).toEqual(told)
    expect(withheldFrom(undefined, shape, answer)).toEqual(told)
    expect(withheldFrom({ scope: 'admin' }, shape, answer)).toBe(answer)
    expect(withheldFrom(low, shape, readyJson(JSON.stringify(answer)))).toEqual(told)
  })

  it('is passed on as it is where the contract names no credential in it', () => {
    const answer = { a: 's' }
    expect(withheldFrom(low, z.object({ a: z.string() }), answer)).toBe(answer)
  })
})
