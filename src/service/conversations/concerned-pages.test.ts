/** The pages that a cluster concerns, its change requests, and what they did to it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { supportConversations, withConversations } from '../../testing/fixtures/conversations/support-desk.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

/** They wait for several jobs. */
const slow = { timeout: 180_000 }

describe.each(engines)('pages that clusters concern on %s', slow, (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let settled: () => Promise<Answer['body']>
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    ;({ settled } = withConversations(service, mara, org))
    await mara.done('POST', at(''), supportConversations(service.ctx.now()))
    await settled()
  })
  afterEach(() => service.close())

  const at = (rest: string) => `/orgs/${org}/conversations${rest}`
  const items = async (path: string) => (await mara.done('GET', path))['items'] as Answer['body'][]
  /** The cluster of the first issue of a conversation. */
  const clusterOf = async (conversation: string): Promise<string> => {
    const [found = {}] = await items(at(`-issues?conversation=${conversation}`))
    return String((found['issue'] as { cluster: string }).cluster)
  }
  const spaceWith = async (pages: Record<string, string>): Promise<string> => {
    const space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: Object.entries(pages).map(([title, text]) => ({
        ...{ id: title.toLowerCase(), title, document: paragraphs(text) },
      })),
    })
    return space
  }

  it('finds the page, creates a change request for it, and counts it as a task', async () => {
    const cluster = await clusterOf('theme-0-0')
    expect(await mara.done('GET', at(`-clusters/${cluster}/pages`))).toEqual({ pages: [] })
    expect((await mara('POST', at(`-clusters/${cluster}/change-requests`), {})).status).toBe(409)
    const space = await spaceWith({
      Invoices: 'Open Billing to export invoices. Choose CSV to export all invoices as a table.',
      Domains: 'Connect a custom domain to a site with a DNS record.',
      Garden: 'Tomatoes need sun.',
    })
    const { pages } = await mara.done('GET', at(`-clusters/${cluster}/pages`))
    expect(pages).toMatchObject([
      {
        space: { id: space },
        page: { title: 'Invoices' },
        excerpt: expect.stringContaining('invoices'),
        urls: { app: expect.stringContaining(space) },
      },
    ])
    const made = await mara('POST', at(`-clusters/${cluster}/change-requests`), {})
    expect(made).toMatchObject({ status: 201, body: { space, status: 'draft', number: 1 } })
    const id = String(made.body['id'])
    const request = await mara.done('GET', `/spaces/${space}/change-requests/${id}`)
    const { label } = await mara.done('GET', at(`-clusters/${cluster}`))
    expect(request).toMatchObject({ subject: label, conversationsIssuesCluster: cluster })
    expect(JSON.stringify(request['description'])).toMatch(/export/i)
    const listed = await items(
      `/spaces/${space}/change-requests?status=all&conversationsIssuesCluster=${cluster}`,
    )
    expect(listed.map((one) => one['id'])).toEqual([id])
    expect(await mara.done('GET', at(`-clusters/${cluster}`))).toMatchObject({
      stats: { tasksTotal: 1, tasksBacklog: 1, tasksStarted: 0 },
      changeRequests: [{ id, status: 'draft' }],
    })
  })

  it('creates a change request whose subject is the label, shortened to the maximum length', async () => {
    const cluster = await clusterOf('theme-0-0')
    const space = await spaceWith({ Invoices: 'Export invoices as CSV.' })
    await mara.done('PATCH', at(`-clusters/${cluster}`), { label: 'x'.repeat(120) })
    const { id } = await mara.done('POST', at(`-clusters/${cluster}/change-requests`), { space })
    const { subject } = await mara.done('GET', `/spaces/${space}/change-requests/${String(id)}`)
    expect(subject).toBe(`${'x'.repeat(99)}…`)
  })

  it('counts issues a week before and after the merge', async () => {
    const cluster = await clusterOf('theme-0-0')
    const space = await spaceWith({ Invoices: 'Export invoices as CSV.' })
    const effect = () => mara.done('GET', at(`-clusters/${cluster}/effect`))
    expect(await effect()).toEqual({ before: [], after: [], conversations: { before: [], after: [] } })
    const { id } = await mara.done('POST', at(`-clusters/${cluster}/change-requests`), {
      space,
      subject: 'CSV',
    })
    await mara.done('POST', `/spaces/${space}/change-requests/${String(id)}/content?compat=false`, {
      changes: [{ operation: 'insert_page', title: 'CSV', document: { markdown: 'Export as CSV.' } }],
    })
    await mara.done('POST', `/spaces/${space}/change-requests/${String(id)}/merge`)
    service.later(15 * 24 * 3600)
    const shown = await effect()
    expect(shown).toMatchObject({ changeRequest: { id, subject: 'CSV', status: 'merged' } })
    expect(shown['before']).toHaveLength(4)
    expect((shown['after'] as number[]).length).toBeGreaterThanOrEqual(1)
    const all = (shown['conversations'] as { before: number[] }).before
    expect(all.reduce((a, b) => a + b)).toBeGreaterThan((shown['before'] as number[]).reduce((a, b) => a + b))
  })

  it('keeps the change requests of a merged cluster', async () => {
    const [cluster, into] = [await clusterOf('theme-0-0'), await clusterOf('theme-1-0')]
    const space = await service.space(org, mara)
    const { id } = await mara.done('POST', at(`-clusters/${cluster}/change-requests`), { space })
    await mara.done('POST', at(`-clusters/${cluster}/merge`), { into })
    expect(await mara.done('GET', at(`-clusters/${into}`))).toMatchObject({
      stats: { tasksTotal: 1 },
      changeRequests: [{ id }],
    })
  })

  it('refuses spaces of others', async () => {
    const cluster = await clusterOf('theme-0-0')
    const eve = await service.person('eve')
    const elsewhere = await service.space(await service.organization('Elsewhere', eve), eve)
    for (const space of [elsewhere, 'nothing'])
      expect((await mara('POST', at(`-clusters/${cluster}/change-requests`), { space })).status).toBe(404)
  })
})
