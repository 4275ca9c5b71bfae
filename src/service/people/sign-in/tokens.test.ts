/** API tokens: what one can create, how long they last, and who sees them. */
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('API tokens on %s', (engine) => {
  let service: TestService
  let mara: Client
  beforeEach(async () => {
    service = await startTestService(engine, {}, { stoppedClock: true })
    mara = await service.person('mara')
  })
  afterEach(() => service.close())

  const inSeconds = (seconds: number): string =>
    new Date(Date.parse(service.ctx.now()) + seconds * 1000).toISOString()
  const create = (token: unknown, body: object) =>
    service.anonymous('POST', '/user/tokens', body, { authorization: `Bearer ${String(token)}` })

  it('outlive no token that created them', async () => {
    const expiresAt = inSeconds(3600)
    const parent = (await mara.done('POST', '/user/tokens', { name: 'CI', scope: 'admin', expiresAt }))[
      'token'
    ]
    const by = (body: object) => create(parent, { name: 'Child', scope: 'read', ...body })
    expect(await by({ expiresAt: inSeconds(60) })).toMatchObject({
      status: 201,
      body: { expiresAt: inSeconds(60) },
    })
    for (const unlimited of [{}, { expiresAt: null }])
      expect(await by(unlimited)).toMatchObject({ status: 201, body: { expiresAt } })
    const later = await by({ expiresAt: inSeconds(3601) })
    expect([later.status, later.body.error?.message]).toEqual([
      422,
      'body.expiresAt: Must not be later than the expiry of the token that creates it.',
    ])
    service.later(3600)
    expect((await by({})).status).toBe(401)
    // Tokens without an expiry create others without one.
    expect(await mara.done('POST', '/user/tokens', { name: 'Free', scope: 'read' })).not.toHaveProperty(
      'expiresAt',
    )
  })

  it('create others only with the widest scope', async () => {
    for (const [scope, status] of [
      ['merge', 403],
      ['admin', 201],
    ] as const) {
      const { token } = await mara.done('POST', '/user/tokens', { name: 'Parent', scope })
      expect((await create(token, { name: 'Child', scope: 'read' })).status).toBe(status)
    }
  })

  it('are not created by a credential that ended before the body arrived', async () => {
    const parent = await mara.done('POST', '/user/tokens', { name: 'Stolen', scope: 'admin' })
    const body = new PassThrough()
    const answer = service.app.inject({
      method: 'POST',
      url: '/v1/user/tokens',
      headers: { authorization: `Bearer ${String(parent['token'])}`, 'content-type': 'application/json' },
      payload: body,
    })
    body.write('{ "name": "Kept", ')
    // The token is identified by its headers.
    await setTimeout(200)
    await mara.done('DELETE', `/user/tokens/${String(parent['id'])}`)
    body.end('"scope": "admin" }')
    const { statusCode } = await answer
    const kept = (await mara.done('GET', '/user/tokens'))['items'] as { name: string }[]
    expect([statusCode, kept.some(({ name }) => name === 'Kept')]).toEqual([401, false])
  })

  it('end when they are deleted, and are deleted by their person only', async () => {
    const made = await mara.done('POST', '/user/tokens', { name: 'CI', scope: 'read' })
    const ivo = await service.person('ivo')
    expect((await ivo('DELETE', `/user/tokens/${String(made['id'])}`)).status).toBe(204)
    const authorization = `Bearer ${String(made['token'])}`
    const status = async () => (await service.anonymous('GET', '/user', undefined, { authorization })).status
    expect(await status()).toBe(200)
    await mara.done('DELETE', `/user/tokens/${String(made['id'])}`)
    expect(await status()).toBe(401)
  })

  it('are listed page by page without their secrets', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await mara.done('POST', '/user/tokens', { name, scope: 'read' })
    const names: string[] = []
    let page: string | undefined = ''
    while (page !== undefined) {
      const answer = await mara.done('GET', `/user/tokens?limit=2${page}`)
      for (const item of answer['items'] as Record<string, unknown>[]) {
        expect(item).not.toHaveProperty('token')
        names.push(String(item['name']))
      }
      const next = answer['next'] as { page: string } | undefined
      page = next && `&page=${next.page}`
    }
    expect(names.toSorted()).toEqual(['One', 'Three', 'Two', 'test'])
  })
})
