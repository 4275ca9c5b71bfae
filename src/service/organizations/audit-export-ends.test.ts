/** An export of the audit log lasts no longer than the credential and the role of who asked for it. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { beginSession, insertToken } from '../people/person-rows.ts'

const baseUrl = 'http://localhost:4000'
/** The log is looked at every second. */
const soon = { timeout: 6000 }
/** More bytes than two sockets buffer, so that a client that does not read keeps the export running. */
const log = { events: 2500, bytesOfEach: 8000 }

describe.each(engines)('an export of the audit log on %s', { timeout: 30_000 }, (engine) => {
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
    await service.member(org, kim, 'admin')
    url = await service.app.listen({ port: 0, host: '127.0.0.1' })
    await fillLog()
  })
  afterEach(() => service.close())

  const fillLog = async () => {
    const row = { organization: org, occurred_at: service.ctx.now(), action: 'space.updated', actor: '' }
    const target = { actor_name: '', target_kind: 'space', target: 's', target_title: '' }
    const hashes = { source: null, before: null, previous_hash: '', hash: '' }
    const after = JSON.stringify({ text: 'x'.repeat(log.bytesOfEach) })
    for (let first = 1; first <= log.events; first += 50)
      await service.ctx.store.write((db) =>
        db
          .insertInto('audit_events')
          .values(
            Array.from({ length: 50 }, (_, at) => ({
              ...{ ...row, ...target, ...hashes, after },
              ...{ id: `filled-${first + at}`, number: 1000 + first + at },
            })),
          )
          .execute(),
      )
    await service.ctx.store.write((db) =>
      db
        .updateTable('audit_heads')
        .set({ number: 1000 + log.events })
        .where('organization', '=', org)
        .execute(),
    )
  }

  /** Asks for an export, and reads nothing of it yet. */
  const begin = async (headers: Record<string, string>): Promise<IncomingMessage> => {
    const asked = get(`${url}/v1/orgs/${org}/audit-events/export?format=ndjson`, { headers, agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    return answer
  }
  const withToken = (token: string) => begin({ authorization: `Bearer ${token}` })
  const connections = () =>
    new Promise<number>((resolve) => service.app.server.getConnections((_, count) => resolve(count)))
  /** Reads to the end; undefined if the transfer was aborted. */
  const rest = async (answer: IncomingMessage): Promise<string | undefined> => {
    try {
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += String(chunk)
      return text
    } catch {
      return undefined
    }
  }

  const asToken = async () => {
    const { row, secret } = await service.ctx.store.write((db) =>
      insertToken(service.ctx, db, { person: kim.person, name: 'other', scope: 'admin', expiresAt: null }),
    )
    const end = () => kim.done('DELETE', `/user/tokens/${row.id}`)
    return { answer: await withToken(secret), end }
  }
  const asSession = async () => {
    const secret = await service.ctx.store.write((db) =>
      beginSession(service.ctx, db, kim.person, { address: '', agent: '' }, 'password'),
    )
    const headers = { cookie: `recto=${secret}`, origin: baseUrl }
    const end = () => service.anonymous('DELETE', '/sessions', undefined, headers)
    return { answer: await begin(headers), end }
  }
  const asMember = (end: () => Promise<unknown>) => async () => ({ answer: await withToken(kim.token), end })

  it.each([
    ['its token is revoked', () => asToken()],
    ['its session signs out', () => asSession()],
    ['its person is removed', asMember(() => mara.done('DELETE', `/orgs/${org}/members/${kim.person}`))],
    [
      'its person is no longer an administrator',
      asMember(() => mara.done('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'edit' })),
    ],
  ])('ends when %s, while another one continues', async (_what, ask) => {
    const stays = await withToken(mara.token)
    const { answer: gone, end } = await ask()
    expect(await connections()).toBe(2)
    await end()
    await expect.poll(connections, soon).toBe(1)
    expect(await rest(gone)).toBeUndefined()
    expect(await rest(stays)).toContain(`"filled-${log.events}"`)
  })
})
