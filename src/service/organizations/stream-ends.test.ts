/** A stream of events lasts as long as the credential that opened it, whichever process ends that, and no longer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Heard } from '../../testing/fixtures/event-streams.ts'
import { listenAt } from '../../testing/fixtures/event-streams.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { emptyPlace, engines } from '../../testing/stores/test-store.ts'
import { resetPasswordCommand } from '../commands/people.ts'
import { beginSession, insertToken } from '../people/person-rows.ts'

const baseUrl = 'http://localhost:4000'
/** What every credential of a test is ended by within; a look at the log comes every second. */
const soon = { timeout: 6000 }

describe.each(engines)('an open event stream on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let url: string
  beforeEach(async () => {
    service = await startTestService(engine, { BASE_URL: baseUrl })
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    url = await service.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => service.close())

  const sessionOf = async ({ person }: Client) => {
    const { ctx } = service
    const secret = await ctx.store.write((db) =>
      beginSession(ctx, db, person, { address: '', agent: '' }, 'password'),
    )
    return { cookie: `recto=${secret}`, origin: baseUrl }
  }
  const tokenOf = ({ person }: Client, expiresAt: string | null = null) =>
    service.ctx.store.write((db) =>
      insertToken(service.ctx, db, { person, name: 'other', scope: 'read', expiresAt }),
    )
  const listen = (client: Pick<Client, 'token'>, headers: Record<string, string> = {}) =>
    listenAt(url, org, client, { headers })
  const withSession = (headers: Record<string, string>) => listen({ token: '' }, headers)

  /** The stream ends and does not tell what happens next; the others go on and do. */
  const expectEnd = async (gone: readonly Heard[], others: readonly Heard[]): Promise<void> => {
    for (const heard of gone) await expect.poll(() => heard.ended, soon).toBe(true)
    await mara.done('PATCH', `/orgs/${org}`, { title: 'Afterwards' })
    for (const heard of others) {
      await expect.poll(() => heard.text, soon).toContain('organization.updated')
      expect(heard.ended).toBe(false)
    }
    for (const heard of gone) expect(heard.text).not.toContain('organization.updated')
  }

  it('ends when its token is revoked, while another token of the person continues', async () => {
    const { row, secret } = await tokenOf(kim)
    const [gone, stays] = [await listen({ token: secret }), await listen(kim)]
    await kim.done('DELETE', `/user/tokens/${row.id}`)
    await expectEnd([gone], [stays])
  })

  it('sends nothing after its token was revoked', async () => {
    const { row, secret } = await tokenOf(kim)
    const [gone, stays] = [await listen({ token: secret }), await listen(mara)]
    await kim.done('DELETE', `/user/tokens/${row.id}`)
    await mara.done('PATCH', `/orgs/${org}`, { title: 'At once' })
    await expect.poll(() => gone.ended, soon).toBe(true)
    await expect.poll(() => stays.text, soon).toContain('organization.updated')
    expect(gone.text).not.toContain('organization.updated')
  })

  it('ends when its token expires', async () => {
    const { secret } = await tokenOf(kim, new Date(Date.parse(service.ctx.now()) + 60_000).toISOString())
    const [gone, stays] = [await listen({ token: secret }), await listen(kim)]
    service.later(61)
    await expectEnd([gone], [stays])
  })

  it('row 8: ends when its session signs out, and when it is ended from another one', async () => {
    const [first, second, third] = [await sessionOf(kim), await sessionOf(kim), await sessionOf(kim)]
    const streams = [await withSession(first), await withSession(second), await withSession(third)] as const
    const sessions = await service.anonymous('GET', '/user/sessions', undefined, first)
    const own = (sessions.body['items'] as { id: string; current: boolean }[]).find(({ current }) => current)
    expect((await service.anonymous('DELETE', '/sessions', undefined, second)).status).toBe(204)
    await kim.done('DELETE', `/user/sessions/${own?.id ?? ''}`)
    await expectEnd([streams[0], streams[1]], [streams[2], await listen(kim)])
  })

  it.each([false, true])('row 7: ends with another password, tokens kept: %s', async (keepTokens) => {
    const [here, there] = [await sessionOf(kim), await sessionOf(kim)]
    const [own, other, token] = [await withSession(here), await withSession(there), await listen(kim)]
    const change = { password: 'another river at dawn', keepTokens }
    expect((await service.anonymous('PUT', '/user/password', change, here)).status).toBe(204)
    await expectEnd(keepTokens ? [other] : [other, token], keepTokens ? [own, token] : [own])
  })

  it('row 7: ends with another password from the command line', async () => {
    const [session, token] = [await withSession(await sessionOf(kim)), await listen(kim)]
    const { ctx } = service
    if (resetPasswordCommand.standsAlone === true) throw new Error('It needs an installation.')
    await resetPasswordCommand.run({
      installation: { ctx, close: () => Promise.resolve() },
      config: ctx.config,
      variable: () => undefined,
      positionals: ['kim@example.org'],
      options: { password: 'another river at dawn' },
      print: () => undefined,
      readSecret: () => Promise.resolve(''),
    })
    await expectEnd([session, token], [await listen(mara)])
  })

  it('ends after sending a change of role, and continues with the new rights', async () => {
    const { body } = await mara('POST', `/orgs/${org}/spaces`, { title: 'Closed' })
    await mara.done('PATCH', `/spaces/${String(body['id'])}`, { defaultLevel: 'inherit' })
    const gone = await listen(kim)
    await mara.done('PATCH', `/orgs/${org}/members/${kim.person}`, { role: null })
    await expect.poll(() => gone.ended, soon).toBe(true)
    expect(gone.text).toContain('member.updated')
    const again = await listen(kim)
    await mara.done('PATCH', `/spaces/${String(body['id'])}`, { title: 'Still closed' })
    await mara.done('PATCH', `/orgs/${org}`, { title: 'Afterwards' })
    await expect.poll(() => again.text, soon).toContain('organization.updated')
    expect(again.text).not.toContain(String(body['id']))
  })

  it('ends for members without single sign-on once it is required', async () => {
    const [theirs, hers] = [await listen(kim), await listen(mara)]
    await service.ctx.store.write((db) =>
      db.updateTable('organizations').set({ sso: 1 }).where('id', '=', org).execute(),
    )
    await expectEnd([theirs], [hers])
  })

  it('ends with the account and with the organization', async () => {
    const [theirs, hers] = [await listen(kim), await listen(mara)]
    await service.ctx.store.write((db) =>
      db
        .updateTable('persons')
        .set({ disabled_at: service.ctx.now() })
        .where('id', '=', kim.person)
        .execute(),
    )
    await expect.poll(() => theirs.ended, soon).toBe(true)
    expect(hers.ended).toBe(false)
    expect((await mara('DELETE', `/orgs/${org}`)).status).toBe(204)
    await expect.poll(() => hers.ended, soon).toBe(true)
  })
})

describe('two processes on one PostgreSQL', () => {
  it('end a stream in one process when its token is revoked in the other', async () => {
    const place = await emptyPlace('postgres')
    const [one, two] = [
      await startTestService('postgres', {}, { place }),
      await startTestService('postgres', {}, { place }),
    ]
    try {
      const mara = await one.person('mara')
      const org = await one.organization('Halden', mara)
      const { row, secret } = await two.ctx.store.write((db) =>
        insertToken(two.ctx, db, { person: mara.person, name: 'other', scope: 'read', expiresAt: null }),
      )
      const url = await one.app.listen({ port: 0, host: '127.0.0.1' })
      const [gone, stays] = [await listenAt(url, org, { token: secret }), await listenAt(url, org, mara)]
      const there = (method: 'DELETE' | 'PATCH', path: string, body?: object) =>
        two.anonymous(method, path, body, { authorization: `Bearer ${mara.token}` })
      expect((await there('DELETE', `/user/tokens/${row.id}`)).status).toBe(204)
      expect((await there('PATCH', `/orgs/${org}`, { title: 'Afterwards' })).status).toBe(200)
      await expect.poll(() => stays.text, soon).toContain('organization.updated')
      await expect.poll(() => gone.ended, soon).toBe(true)
      expect(gone.text).not.toContain('organization.updated')
    } finally {
      await one.close()
      await two.close()
      await place.remove()
    }
  })
})
