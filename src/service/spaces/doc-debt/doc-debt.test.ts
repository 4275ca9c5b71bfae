/** What a space owes its readers, in one answer: every kind, who sees it, and that it stays bounded. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mostDebtItems } from '../../../contract/spaces/doc-debt-schemas.ts'
import { linking, paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { countQueries } from '../../../testing/stores/watched-queries.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { processSpec } from '../../api-specs/processing/process-spec.ts'
import { processingJob } from '../../api-specs/processing/queue-processing.ts'
import { addEmptySearches } from '../../sites/insights/empty-searches.store.ts'

const year = 365 * 24 * 3600

const petsWith = (operations: object) =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: operations })
const listPets = { get: { operationId: 'listPets', responses: { 200: { description: 'Fine' } } } }

describe.each(engines)('doc debt on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, mara, org } = opened)
  })
  afterEach(() => opened.close())

  const debt = async (space: string, client = mara) => client.done('GET', `/spaces/${space}/doc-debt`)

  /** Ratings of a page on a site. */
  const rate = (site: string, space: string, page: string, ratings: readonly string[]) =>
    service.ctx.store.write((db) =>
      db
        .insertInto('site_feedback')
        .values(
          ratings.map((rating, at) => ({
            ...{ organization: org, site, id: `${page}-${at}`, site_space: 'x', space, page, rating },
            ...{ page_title: 'Old', revision: 'x', comment: null, visitor: null },
            created_at: service.ctx.now(),
          })),
        )
        .execute(),
    )

  const addClusters = (count: number) =>
    service.ctx.store.write(async (db) => {
      const now = service.ctx.now()
      const rows = Array.from({ length: count }, (_, at) => ({
        ...{ organization: org, id: `c${at}`, label: `Topic ${at}`, labelled_by: 'service' as const },
        ...{ icon: '', state: 'open' as const, merged_into: null, summary: '', terms: '[]', typical: '[]' },
        ...{ search: '', created_at: now, updated_at: now },
      }))
      await db.insertInto('issue_clusters').values(rows).execute()
      await db
        .insertInto('conversation_issues')
        .values(
          rows.map(({ id }) => ({
            ...{ organization: org, id: `i-${id}`, conversation: id, position: 0, cluster: id },
            ...{ pinned_by: null, title: '', summary: '', evidence: '[]', compared: '', language: 'en' },
            ...{ features: '', created_at: now, ingested_at: now },
          })),
        )
        .execute()
    })

  it('owes nothing when nothing is wrong', async () => {
    const space = await opened.spaceOf('Guide', {
      pages: [{ id: 'a', title: 'A', document: paragraphs('a') }],
    })
    const none = { state: 'ready', count: 0, items: [] }
    expect(await debt(space)).toEqual({
      ...{ object: 'doc-debt', brokenLinks: none, picturesWithoutAlt: none, staleTranslations: none },
      ...{ apiFindings: none, unansweredClusters: none, emptySearches: none, unhelpfulPages: none },
      untouchedPages: none,
    })
  })

  it('counts each kind and lists the first of it', async () => {
    const gone = Array.from({ length: 7 }, (_, at) => ({ kind: 'page' as const, page: `gone${at}` }))
    const space = await opened.spaceOf('Guide', {
      pages: [
        { id: 'links', title: 'Links', document: linking(gone) },
        { id: 'api', title: 'API', document: paragraphs('Send GET /pets to list them.') },
        { id: 'fine', title: 'Fine', document: paragraphs('b') },
      ],
    })
    const site = await opened.siteOf('Docs', [space])
    await rate(site.id, space, 'api', ['bad', 'bad', 'good'])
    await rate(site.id, space, 'fine', ['bad', 'good'])
    await rate(site.id, space, 'no-page', ['bad'])
    await addClusters(mostDebtItems + 1)
    service.ctx.jobs.handle(processingJob, processSpec(service.ctx))
    service.ctx.jobs.start()
    const source = (paths: object) => ({ source: { text: petsWith(paths) } })
    const spec = `/orgs/${org}/openapi`
    const versions = async (count: number) =>
      expect
        .poll(async () => (await mara.done('GET', `${spec}/pets/versions`))['count'], { timeout: 20_000 })
        .toBe(count)
    await mara.done('POST', spec, { slug: 'pets', ...source({ '/pets': listPets, '/toys': listPets }) })
    await versions(1)
    await mara.done('PUT', `${spec}/pets`, source({ '/toys': listPets }))
    await versions(2)
    const found = await debt(space)
    expect(found).toMatchObject({
      brokenLinks: { state: 'ready', count: 7 },
      apiFindings: { state: 'ready', count: 1, items: [{ slug: 'pets', title: 'Pets', pages: 1 }] },
      unansweredClusters: { state: 'ready', count: mostDebtItems + 1 },
      unhelpfulPages: {
        state: 'ready',
        count: 1,
        items: [{ page: { id: 'api', title: 'API' }, site: { id: site.id, title: 'Docs' }, bad: 2 }],
      },
      untouchedPages: { count: 0 },
    })
    for (const kind of ['brokenLinks', 'unansweredClusters'] as const)
      expect((found[kind] as { items: unknown[] }).items).toHaveLength(mostDebtItems)
    const [first] = (found['brokenLinks'] as { items: unknown[] }).items
    expect(first).toMatchObject({ page: 'links', text: 'link 0' })
    service.later(year + 60)
    expect(await debt(space)).toMatchObject({ untouchedPages: { state: 'ready', count: 3 } })
  })

  it('names the change request that answers a row, until it is merged or archived', async () => {
    const content = {
      pages: [
        {
          id: 'links',
          title: 'Links',
          document: linking([
            { kind: 'page', page: 'gone1' },
            { kind: 'page', page: 'gone2' },
          ]),
        },
      ],
    }
    const [space, other] = [await opened.spaceOf('Guide', content), await opened.spaceOf('Other', content)]
    const site = await opened.siteOf('Docs', [space])
    const noor = await service.person('noor')
    await service.member(org, noor, 'read')
    await rate(site.id, space, 'links', ['bad'])
    const search = { site: site.id, organization: org, text: 'pigeon', searches: 1 }
    await service.ctx.store.write((db) =>
      addEmptySearches(service.ctx.store, db, [{ ...search, lastAt: service.ctx.now() }], service.ctx.now()),
    )
    service.later(year + 60)
    await service.ctx.store.write((db) =>
      addEmptySearches(service.ctx.store, db, [{ ...search, lastAt: service.ctx.now() }], service.ctx.now()),
    )
    type Row = {
      readonly cause: { readonly kind: string }
      readonly changeRequest?: { readonly number: number }
    }
    const rowsOf = (one: Record<string, unknown>) =>
      (['brokenLinks', 'unhelpfulPages', 'untouchedPages', 'emptySearches'] as const).flatMap(
        (kind) => (one[kind] as { readonly items: readonly Row[] }).items,
      )
    const answers = async (client = mara) =>
      rowsOf(await debt(space, client)).map(({ changeRequest }) => changeRequest?.number)
    const rows = rowsOf(await debt(space))
    expect(rows.map(({ cause }) => cause.kind)).toEqual([
      ...['broken-link', 'broken-link', 'unhelpful-page', 'untouched-page', 'empty-search'],
    ])
    expect(await answers()).toEqual(rows.map(() => undefined))
    const made: string[] = []
    for (const { cause } of rows) {
      const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Same', cause })
      made.push(String(id))
    }
    // A second answer to the first row, and the same cause in another space.
    await mara.done('POST', `/spaces/${space}/change-requests`, { cause: rows[0]?.cause })
    const at = (index: number) => `/spaces/${space}/change-requests/${made[index] ?? ''}`
    await mara.done('PATCH', at(1), { subject: 'Repair', status: 'open' })
    expect(await answers()).toEqual([1, 2, 3, 4, 5])
    expect(rowsOf(await debt(other)).flatMap(({ changeRequest }) => changeRequest ?? [])).toEqual([])
    const searches = await mara.done('GET', `/spaces/${space}/empty-searches`)
    expect(searches['items']).toMatchObject([{ changeRequest: { id: made[4], number: 5 } }])
    // People who edit no site see neither row about readers, nor its change request there.
    expect(await answers(noor)).toEqual([1, 2, 4])

    await mara.done('POST', `${at(3)}/merge`)
    await mara.done('PATCH', at(4), { status: 'archived' })
    await mara.done('PATCH', at(0), { status: 'archived' })
    expect(await answers()).toEqual([6, 2, 3, undefined, undefined])
  })

  it('asks the store as often for much as for little', async () => {
    const spaceWith = (count: number) =>
      opened.spaceOf(`Guide ${count}`, {
        pages: Array.from({ length: count }, (_, at) => ({
          id: `p${at}`,
          title: `Page ${at}`,
          document: linking([{ kind: 'page', page: `gone${at}` }]),
        })),
      })
    const [small, large] = [await spaceWith(2), await spaceWith(40)]
    // Their links are read once.
    await Promise.all([debt(small), debt(large)])
    const few = await countQueries(service.ctx.store, () => debt(small))
    await addClusters(50)
    expect(await countQueries(service.ctx.store, () => debt(large))).toBeLessThanOrEqual(few + 3)
  })

  it('fails in one part only', async () => {
    const space = await opened.spaceOf('Guide', {
      pages: [{ id: 'a', title: 'A', document: paragraphs('a') }],
    })
    await service.ctx.store.write((db) =>
      db.schema.alterTable('issue_clusters').renameTo('elsewhere').execute(),
    )
    try {
      expect(await debt(space)).toMatchObject({
        unansweredClusters: { state: 'failed', count: 0, items: [] },
        brokenLinks: { state: 'ready' },
        untouchedPages: { state: 'ready' },
      })
    } finally {
      await service.ctx.store.write((db) =>
        db.schema.alterTable('elsewhere').renameTo('issue_clusters').execute(),
      )
    }
  })

  it('is not there for people without access to the space', async () => {
    const space = await opened.spaceOf('Guide', { pages: [] })
    const eve = await service.person('eve')
    for (const path of ['doc-debt', 'empty-searches'])
      expect((await eve('GET', `/spaces/${space}/${path}`)).status).toBe(404)
  })
})
