/** Conversations over the API: what is stored of them, the issues found, and the lists. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fsck } from '../installation/fsck.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { supportConversations, withConversations } from '../../testing/fixtures/conversations/support-desk.ts'
import { engines } from '../../testing/stores/test-store.ts'

const user = (body: string) => ({ type: 'message' as const, role: 'user' as const, body })
const question = (id: string, body: string, more: object = {}) => ({ id, parts: [user(body)], ...more })

/** They wait for several jobs. */
const slow = { timeout: 180_000 }

describe.each(engines)('conversations on %s', slow, (engine) => {
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
  const ingest = async (body: object) => {
    expect((await mara('POST', at(''), body)).status).toBe(204)
    return settled()
  }

  it('masks a conversation, reads it and shows its issue', async () => {
    await ingest({
      ...question('c 1/é', 'Hello, I am mara@customer.example. How do I export invoices as CSV?'),
      subject: 'Export of invoices',
      metadata: {
        url: 'https://desk.example.org/tickets/1',
        attributes: { email: 'mara@customer.example', plan: 'Team' },
        createdAt: '2026-01-05T10:00:00Z',
      },
    })
    const path = at(`/${encodeURIComponent('c 1/é')}`)
    const whole = await mara.done('GET', path)
    expect(whole).toMatchObject({
      conversation: {
        ...{ object: 'conversation', id: 'c 1/é', subject: 'Export of invoices', state: 'read', issues: 1 },
        ...{ source: 'integration:recto:api', createdAt: '2026-01-05T10:00:00.000Z', hasOriginal: true },
        urls: { source: 'https://desk.example.org/tickets/1' },
      },
      parts: [{ role: 'user', body: expect.stringContaining('[email 1]') }],
      metadata: { attributes: { email: '[email 1]', plan: 'Team' } },
    })
    expect(JSON.stringify(whole)).not.toContain('customer.example')
    const [found = {}] = await items(at('-issues'))
    expect(found).toMatchObject({
      issue: { conversation: 'c 1/é', title: expect.stringMatching(/export/i), pinned: false },
      conversation: { id: 'c 1/é' },
    })
    const { id, evidence } = found['issue'] as {
      id: string
      evidence: { part: number; start: number; end: number; text: string }[]
    }
    expect(await mara.done('GET', at(`-issues/${id}`))).toEqual(found)
    const [{ body } = { body: '' }] = whole['parts'] as { body: string }[]
    for (const { start, end, text } of evidence) expect(body.slice(start, end)).toBe(text)
    expect(await mara.done('POST', `${path}/original`)).toMatchObject({
      parts: [{ body: expect.stringContaining('mara@customer.example') }],
      metadata: { attributes: { email: 'mara@customer.example' } },
    })
    const audit = await mara.done('GET', `/orgs/${org}/audit-events`)
    expect((audit['items'] as object[])[0]).toMatchObject({
      ...{ action: 'conversation.original-shown', target: { id: 'c 1/é' }, actor: { id: mara.person } },
    })
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('refuses ids that tell who somebody is, all or none', async () => {
    const good = question('ticket-215468319822341', 'How do I export invoices as CSV?')
    const bad = question('mara@customer.example/7', 'How do I export invoices as CSV?')
    expect(await mara('POST', at(''), bad)).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'body.id', message: expect.stringContaining('email address') }] } },
    })
    const listed = await mara('POST', at(''), [good, { ...bad, id: '+49 30 1234567' }])
    expect(listed).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'body.1.id', message: expect.stringContaining('phone number') }] } },
    })
    expect(JSON.stringify(listed.body)).not.toContain('1234567')
    expect(await items(at(''))).toEqual([])
  })

  it('masks no name of the organization, its sites and its spaces', async () => {
    await service.space(org, mara, { title: 'Moss Handbook' })
    await mara.done('POST', `/orgs/${org}/sites`, { title: 'Lumen docs' })
    const texts = ['Hi Halden,\nHalden is slow.', 'Hi Moss,\nMoss is slow.', 'Hi Lumen,\nLumen is slow.']
    await ingest(texts.map((text, number) => question(`own-${number}`, text)))
    for (const [number, text] of texts.entries())
      expect(await mara.done('GET', at(`/own-${number}`))).toMatchObject({ parts: [{ body: text }] })
    const preview = await mara.done(
      'POST',
      at('/preview'),
      question('p', 'Hi Halden,\nHalden and Ana.\nThanks,\nAna'),
    )
    expect(preview).toMatchObject({
      parts: [{ body: 'Hi Halden,\nHalden and [name 1].\nThanks,\n[name 1]' }],
    })
  })

  it('ingests the same conversation once, and a changed one again with the same issues', async () => {
    const first = question('c1', 'How do I export invoices as CSV?')
    await ingest(first)
    const before = await items(at('-issues'))
    const [shown] = await items(at(''))
    service.later(60)
    await ingest([first, first])
    expect(await items(at(''))).toEqual([shown])
    await ingest({
      ...first,
      parts: [...first.parts, { ...user('It is under Billing.'), role: 'team-member' }],
    })
    const after = await items(at('-issues'))
    const idOf = (one: Answer['body'] | undefined) => (one?.['issue'] as { id: string } | undefined)?.id
    expect(after.map(idOf)).toEqual(before.map(idOf))
    expect((await mara.done('GET', at('/c1')))['parts']).toHaveLength(2)
    await ingest(question('c1', 'Why does the webhook fail with error 500?'))
    const replaced = await items(at('-issues'))
    expect(replaced).toHaveLength(1)
    expect(replaced.map(idOf)).not.toEqual(before.map(idOf))
  })

  it('lists conversations by source, state and subject, latest first, page by page', async () => {
    const day = (number: number) => ({ metadata: { createdAt: `2026-02-0${number}T00:00:00.000Z` } })
    await ingest([
      question('a', 'How do I export invoices?', { subject: 'ÉXPORT 100%', ...day(2) }),
      question('b', 'How do I delete my space?', { subject: 'Spaces', ...day(3) }),
      question('c', 'Thanks!', day(1)),
    ])
    const ids = async (query: string) => (await items(at(query))).map(({ id }) => id)
    expect(await ids('')).toEqual(['b', 'a', 'c'])
    expect(await ids('?search=%C3%A9xport%20100%25')).toEqual(['a'])
    expect(await ids('?state=read')).toEqual(['b', 'a', 'c'])
    expect(await ids('?state=failed')).toEqual([])
    expect(await ids('?source=integration:recto:api')).toHaveLength(3)
    expect(await ids('?source=email')).toEqual([])
    const { next, count } = await mara.done('GET', at('?limit=2'))
    expect(count).toBe(3)
    expect(await ids(`?limit=2&page=${(next as { page: string }).page}`)).toEqual(['c'])
    const issues = async (query: string) => (await items(at(`-issues${query}`))).length
    expect(await issues('')).toBe(2)
    expect(await issues('?conversation=a')).toBe(1)
    expect(await issues('?clustered=true')).toBe(0)
    expect(await issues('?clustered=false&limit=1')).toBe(1)
    expect(await mara.done('GET', at('-overview'))).toMatchObject({
      conversations: { waiting: 0, read: 3, failed: 0 },
      issues: { total: 2, unclustered: 2 },
      sources: [{ source: 'integration:recto:api', conversations: 3 }],
      sample: false,
    })
  })

  it('previews without storing', async () => {
    const preview = await mara.done('POST', at('/preview'), {
      ...question('p', 'I am at 192.0.2.17. How do I export invoices as CSV?'),
    })
    expect(preview).toMatchObject({
      masked: [{ count: 1 }],
      issues: [{ title: expect.stringMatching(/export/i) }],
    })
    expect(JSON.stringify(preview)).not.toContain('192.0.2.17')
    expect(await items(at(''))).toEqual([])
  })

  it('keeps originals for the days that were set, or not at all', async () => {
    expect(await mara.done('GET', at('-settings'))).toEqual({ keepOriginals: 90 })
    await ingest(question('a', 'How do I export invoices?'))
    await mara.done('PATCH', at('-settings'), { keepOriginals: 10 })
    service.later(11 * 24 * 3600)
    await ingest(question('b', 'How do I delete a space?'))
    const { dropExpiredOriginals } = await import('./keep-originals.ts')
    await dropExpiredOriginals(service.ctx)
    const kept = async () =>
      (await items(at(''))).map(({ id, hasOriginal }) => [id, hasOriginal]).toReversed()
    expect(await kept()).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect((await mara('POST', at('/a/original'))).status).toBe(412)
    await mara.done('PATCH', at('-settings'), { keepOriginals: 0 })
    await ingest(question('c', 'How do I rename a page?'))
    expect(await kept()).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
    ])
    expect(await service.ctx.store.read.selectFrom('conversation_originals').selectAll().execute()).toEqual(
      [],
    )
  })

  it('deletes a conversation with everything that belongs to it', async () => {
    await ingest([question('a', 'How do I export invoices?'), question('b', 'How do I delete a space?')])
    for (const status of [204, 204]) expect((await mara('DELETE', at('/a'))).status).toBe(status)
    expect((await mara('GET', at('/a'))).status).toBe(404)
    expect(await items(at('-issues'))).toHaveLength(1)
    const { read } = service.ctx.store
    for (const table of ['conversation_texts', 'conversation_originals'] as const)
      expect(await read.selectFrom(table).select('conversation').execute()).toEqual([{ conversation: 'b' }])
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    await mara('DELETE', `/orgs/${org}`)
    for (const table of ['conversations', 'conversation_texts', 'conversation_issues'] as const)
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('clusters issues by what they ask, shows them, and lets new ones join', async () => {
    const overview = await ingest(supportConversations(service.ctx.now()))
    expect(overview).toMatchObject({ clustering: false, clusters: { muted: 0, dismissed: 0 } })
    const clusters = await items(at('-clusters?orderBy=issues'))
    expect(clusters.length).toBeGreaterThanOrEqual(3)
    const [largest = {}] = clusters
    const stats = largest['stats'] as { issues: number; conversations: number }
    expect(stats.issues).toBeGreaterThanOrEqual(3)
    expect((largest['weeklyPulse'] as number[]).reduce((a, b) => a + b, 0)).toBe(stats.issues)
    expect(largest['sources']).toEqual({ 'integration:recto:api': stats.issues })
    expect(await mara.done('GET', at(`-clusters/${String(largest['id'])}`))).toEqual(largest)
    const inLargest = await items(at(`-issues?cluster=${String(largest['id'])}`))
    expect(inLargest).toHaveLength(stats.issues)
    const label = String(largest['label'])
    expect(await items(at(`-clusters?search=${encodeURIComponent(label.toUpperCase())}`))).toContainEqual(
      largest,
    )
    expect(await items(at('-clusters?status=pending'))).toEqual([])
    const sizes = async (order: string) =>
      (await items(at(`-clusters?orderBy=issues&order=${order}`))).map(
        (one) => (one['stats'] as { issues: number }).issues,
      )
    expect(await sizes('asc')).toEqual((await sizes('desc')).toReversed())
    const { next } = await mara.done('GET', at('-clusters?orderBy=issues&limit=1'))
    const second = await items(at(`-clusters?orderBy=issues&limit=1&page=${(next as { page: string }).page}`))
    expect(second).toEqual([clusters[1]])

    const ids = (list: Answer['body'][]) => new Set(list.map(({ id }) => id))
    await ingest(question('one-more', 'How do I export all invoices as CSV?'))
    const joined = await items(at('-issues?conversation=one-more'))
    expect(joined).toMatchObject([{ issue: { cluster: expect.any(String), pinned: false } }])
    await mara.done('POST', at('-clusters/run'))
    await settled()
    expect(ids(await items(at('-clusters')))).toEqual(ids(clusters))
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('loads samples and removes them', async () => {
    expect((await mara('POST', at('-sample'))).status).toBe(204)
    const overview = await settled()
    expect(overview).toMatchObject({ sample: true, conversations: { waiting: 0, failed: 0 } })
    expect((overview['clusters'] as { open: number }).open).toBeGreaterThanOrEqual(5)
    await ingest(question('own', 'How do I export invoices?'))
    expect((await mara('DELETE', at('-sample'))).status).toBe(204)
    expect((await items(at(''))).map(({ id }) => id)).toEqual(['own'])
    expect(await mara.done('GET', at('-overview'))).toMatchObject({
      ...{ sample: false, clusters: { open: 0 }, issues: { total: 1 } },
    })
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })
})
