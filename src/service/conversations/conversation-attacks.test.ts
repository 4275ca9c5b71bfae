/** What strangers send, personal data, foreign organizations, integrations, and services that are killed. */
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { integrationToken } from '../access/integration-caller.ts'
import { readSecretUses, renewSecretUses } from '../installation/secret-uses.ts'
import { keysFrom } from '../keys.ts'
import { tables } from '../storage/copy-store.ts'
import { withConversations } from '../../testing/fixtures/conversations/support-desk.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { storeIngested } from './ingest/ingest-conversations.ts'
import { prepareConversations } from './ingest/prepare-conversations.ts'
import { queueDueConversations } from './queue-work.ts'

const user = (body: string) => ({ type: 'message' as const, role: 'user' as const, body })
const question = (id: string, body = 'How do I export invoices as CSV?') => ({ id, parts: [user(body)] })

/** They wait for several jobs. */
const slow = { timeout: 180_000 }

/** Personal data and secrets; none of them may be found anywhere in clear. */
const personal = {
  email: 'lindqvist@kunde.example',
  phone: '+49 30 901820443',
  card: '4111 1111 1111 1111',
  iban: 'DE89 3704 0044 0532 0130 00',
  address: '198.51.100.77',
  secret: 'sk_live_51Hx9Qm2eZvKYlo2C8s7dT4uW',
  password: 'https://root:hunter2secret@db.example.org/',
  name: 'Ottilie Lindqvist',
}
const marks = [...Object.values(personal), 'hunter2secret', 'Lindqvist', 'lindqvist']
const confession = {
  ...{ id: 'c1', subject: `Export for ${personal.email}` },
  metadata: {
    url: `https://desk.example.org/?customer=${personal.email}`,
    attributes: { name: personal.name, [personal.email]: personal.phone },
  },
  parts: [
    user(
      `Hello,\n\nhow do I export invoices as CSV? My name is ${personal.name}. Write to ${personal.email} or call ` +
        `${personal.phone}. Card ${personal.card}, account ${personal.iban}, from ${personal.address}, ` +
        `key ${personal.secret}, database ${personal.password}.\n\nBest regards\n${personal.name}`,
    ),
  ],
}

describe.each(engines)('hostile conversations on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let settled: () => Promise<Answer['body']>
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    ;({ settled } = withConversations(service, mara, org))
  })
  afterEach(() => service.close())

  const at = (rest: string) => `/orgs/${org}/conversations${rest}`
  const items = async (path: string) => (await mara.done('GET', path))['items'] as Answer['body'][]
  const statusOf = async (body: unknown) => (await mara('POST', at(''), body)).status

  it('stores and shows no personal data in clear', slow, async () => {
    await mara.done('POST', at(''), [confession, { ...confession, id: 'c2' }, { ...confession, id: 'c3' }])
    await settled()
    await mara.done('POST', at('-clusters/run'))
    await settled()
    const [cluster] = await items(at('-clusters'))
    await mara.done('PATCH', at(`-clusters/${String(cluster?.['id'])}`), { icon: 'file' })
    const original = await mara.done('POST', at('/c1/original'))
    for (const mark of Object.values(personal)) expect(JSON.stringify(original)).toContain(mark)
    const shown: string[] = []
    for (const path of ['', '/c1', '-issues', '-clusters', '-overview', '-actions'])
      shown.push(JSON.stringify(await mara.done('GET', at(path))))
    shown.push(JSON.stringify(await mara.done('POST', at('/preview'), confession)))
    shown.push(JSON.stringify(await mara.done('GET', `/orgs/${org}/audit-events`)))
    const { read } = service.ctx.store
    for (const [table] of tables)
      for (const row of (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(read))
        .rows) {
        const content = row['content'] as Uint8Array
        shown.push(table === 'conversation_texts' ? inflateRawSync(content).toString() : JSON.stringify(row))
      }
    for (const mark of marks) expect([mark, shown.filter((text) => text.includes(mark))]).toEqual([mark, []])
  })

  it('takes at most 1,000 conversations, all or none, with bounded messages', slow, async () => {
    const many = Array.from({ length: 1001 }, (_, at) => question(`c${at}`))
    for (const body of [
      ...[many, [], {}, [question('')], [question('x'.repeat(256))], { id: 'a', parts: [] }],
      ...[
        question('a', 'x'.repeat(100_001)),
        { id: 'a', parts: Array.from({ length: 1001 }, () => user('x')) },
      ],
      [question('a'), { id: 'b', parts: [{ ...user('x'), role: 'robot' }] }],
      { ...question('a'), metadata: { attributes: Object.fromEntries(many.map(({ id }) => [id, 'x'])) } },
      { ...question('a'), metadata: { url: 'javascript:alert(1)' } },
      { ...question('a'), metadata: { createdAt: 'yesterday' } },
      { ...question('a'), source: 'email' },
    ])
      expect(await statusOf(body)).toBe(422)
    expect(await statusOf({ ...question('a'), parts: [user('x'.repeat(100)), user('\ud800')] })).toBe(422)
    const large = Array.from({ length: 120 }, () => user('x'.repeat(99_000)))
    expect(await statusOf({ id: 'a', parts: large })).toBe(413)
    expect(await items(at(''))).toEqual([])
    expect(await statusOf(many.slice(1))).toBe(204)
    expect(await settled()).toMatchObject({ conversations: { read: 1000 } })
  })

  // A text that needs more processor time than its process may use would fail.
  it('reads hostile texts in bounded time, and text stays text', slow, async () => {
    const size = 99_000
    const unit = [
      'a',
      '@',
      'a@',
      '1',
      '+1 ',
      '(',
      '[email 1]',
      '> ',
      '?',
      '. ',
      'Dr.',
      '-----BEGIN ',
      'é',
      '😀',
      '\n',
    ]
    const hostile = unit.map((one, at) => question(`h${at}`, one.repeat(Math.floor(size / one.length))))
    const formulas = ['=HYPERLINK("http://x","y")', '+1+1', '@SUM(A1)', '<img src=x onerror=alert(1)>']
    expect(await statusOf(hostile)).toBe(204)
    expect(await statusOf(formulas.map((body, at) => question(`f${at}`, body)))).toBe(204)
    expect(await settled()).toMatchObject({ conversations: { waiting: 0, failed: 0 } })
    expect((await mara.done('GET', at('/f0')))['parts']).toEqual([user(formulas[0] ?? '')])
    expect((await mara.done('GET', at('/f3')))['parts']).toEqual([user(formulas[3] ?? '')])
  })

  it('refuses more when too many wait to be read', async () => {
    await service.ctx.jobs.stop()
    expect(await statusOf([question('a'), question('b')])).toBe(204)
    const prepared = await prepareConversations(service.ctx, [question('c'), question('d')], [])
    const conversations = prepared.map((one) => ({ ...one, source: 'email' }))
    const more = (most: number) =>
      service.ctx.store.write((db) =>
        storeIngested(service.ctx, db, org, { conversations, sample: false, person: '' }, most),
      )
    await expect(more(3)).rejects.toMatchObject({ reason: 'too-many-requests', retryAfter: 60 })
    await more(4)
    expect(await mara.done('GET', at('-overview'))).toMatchObject({ conversations: { waiting: 4 } })
  })

  it('lets an integration ingest, and read nothing', async () => {
    const publish = (scopes: string[]) =>
      mara.done('POST', '/integrations/desk', {
        ...{ title: 'Desk', description: '', scopes, organization: org },
        script: 'export default { fetch: () => new Response("OK") }',
      })
    await publish(['openapi:read'])
    const installed = await mara.done('POST', '/integrations/desk/installations', { organization: org })
    const other = await service.organization('Other', mara)
    const desk = (method: 'GET' | 'POST', path: string, body?: object) =>
      service.anonymous(method, path, body, {
        authorization: `Bearer ${integrationToken(
          service.ctx.keys,
          { integration: 'desk', installation: String(installed['id']), depth: 0 },
          { now: service.ctx.now(), milliseconds: 60_000 },
        )}`,
      })
    expect((await desk('POST', at(''), question('a'))).body.error?.reason).toBe('scope-too-low')
    await publish(['conversations:ingest'])
    await mara('PATCH', `/integrations/desk/installations/${String(installed['id'])}`, {})
    const answer = await desk('POST', at(''), question('a'))
    expect([answer.status, answer.body]).toEqual([204, {}])
    await settled()
    expect(await items(at(''))).toMatchObject([{ id: 'a', source: 'integration:desk:api', state: 'read' }])
    for (const path of ['', '/a', '-issues', '-clusters', '-overview', '-settings', '-actions'])
      expect((await desk('GET', at(path))).body.error?.reason).toBe('scope-too-low')
    for (const path of ['/a/original', '/preview', '-sample', '-clusters/run'])
      expect((await desk('POST', at(path), path === '/preview' ? question('a') : undefined)).status).toBe(403)
    expect((await desk('POST', `/orgs/${other}/conversations`, question('a'))).status).toBe(404)
  })

  it('is for administrators of the organization only', async () => {
    await mara.done('POST', at(''), question('a'))
    await settled()
    const eve = await service.person('eve')
    const elsewhere = await service.organization('Elsewhere', eve)
    const reader = await service.person('reader', { scope: 'read' })
    const writer = await service.person('writer')
    await service.member(org, reader, 'admin')
    await service.member(org, writer, 'edit')
    for (const path of ['', '/a', '-issues', '-clusters', '-overview', '-settings', '-actions']) {
      expect((await eve('GET', at(path))).status).toBe(404)
      expect((await writer('GET', at(path))).status).toBe(403)
      expect((await reader('GET', at(path))).status).toBe(200)
    }
    for (const path of ['', '/a/original', '-sample', '-clusters/run'])
      expect((await reader('POST', at(path), path === '' ? question('b') : undefined)).status).toBe(403)
    const [{ issue } = {}] = await items(at('-issues'))
    const { id } = issue as { id: string }
    const away = `/orgs/${elsewhere}/conversations`
    for (const path of ['/a', `-issues/${id}`, '-clusters/x1', '-clusters/x1/pages'])
      expect((await eve('GET', `${away}${path}`)).status).toBe(404)
    expect((await eve('POST', `${away}/a/original`)).status).toBe(404)
    expect((await eve('DELETE', `${away}/a`)).status).toBe(204)
    expect((await eve('POST', `${away}-actions/x1/undo`)).status).toBe(404)
    expect(await items(at(''))).toHaveLength(1)
  })

  it('loses nothing when it is stopped, and takes up what a lost job left', async () => {
    await service.ctx.jobs.stop()
    expect(await statusOf([question('a'), question('b', 'Why does the webhook fail?')])).toBe(204)
    expect(await mara.done('GET', at('-overview'))).toMatchObject({ conversations: { waiting: 2 } })
    service.ctx.jobs.start()
    void service.ctx.jobs.stop()
    service.ctx.jobs.start()
    expect(await settled()).toMatchObject({ conversations: { waiting: 0, read: 2 }, issues: { total: 2 } })
    await service.ctx.jobs.stop()
    expect(await statusOf(question('c'))).toBe(204)
    await service.ctx.store.write((db) => db.updateTable('jobs').set({ state: 'failed' }).execute())
    service.ctx.jobs.start()
    await queueDueConversations(service.ctx)
    expect(await mara.done('GET', at('-overview'))).toMatchObject({ conversations: { waiting: 1 } })
    service.later(600)
    await queueDueConversations(service.ctx)
    expect(await settled()).toMatchObject({ conversations: { waiting: 0, read: 3 } })
  })

  it('erases original texts that a lost secret had sealed', async () => {
    await mara.done('POST', at(''), question('a'))
    const { store } = service.ctx
    const other = keysFrom('another secret of a test installation, long enough')
    expect((await readSecretUses(store.read, service.ctx.keys)).originals).toEqual({ total: 1, foreign: 0 })
    expect((await readSecretUses(store.read, other)).originals).toEqual({ total: 1, foreign: 1 })
    await store.write((db) => renewSecretUses(db, other))
    expect((await mara('POST', at('/a/original'))).status).toBe(412)
    expect((await mara.done('GET', at('/a')))['parts']).toHaveLength(1)
  })
})
