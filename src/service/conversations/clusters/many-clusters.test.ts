/** Lists of a thousand clusters: a page costs the same statements as one of three clusters, and a bounded answer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { countQueries, planOf } from '../../../testing/stores/watched-queries.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { chunks } from '../../storage/sql.ts'

const issuesEach = 4

describe.each(engines)('a thousand clusters on %s', (engine) => {
  let service: TestService
  let mara: Client
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
  })
  afterEach(() => service.close())

  const organizationWith = async (count: number): Promise<string> => {
    const organization = await service.organization(`With ${count}`, mara)
    const now = Date.parse(service.ctx.now())
    const at = (daysAgo: number) => new Date(now - daysAgo * 24 * 3600_000).toISOString()
    const clusters = Array.from({ length: count }, (_, number) => ({
      ...{ organization, id: `c${number}`, label: `Topic ${number}`, labelled_by: 'service' as const },
      ...{ icon: '', state: 'open' as const, merged_into: null, summary: 'x'.repeat(400), terms: '[]' },
      ...{ typical: '[]', search: `topic ${number}`, created_at: at(0), updated_at: at(0) },
    }))
    const issues = clusters.flatMap(({ id }, number) =>
      Array.from({ length: issuesEach }, (_, place) => ({
        ...{ organization, id: `${id}-${place}`, conversation: `${id}-${place}`, position: 0, cluster: id },
        ...{ pinned_by: null, title: '', summary: '', evidence: '[]', compared: '', language: 'en' },
        ...{ features: '', created_at: at((number + 9 * place) % 90), ingested_at: at(0) },
      })),
    )
    await service.ctx.store.write(async (db) => {
      for (const some of chunks(clusters, 200)) await db.insertInto('issue_clusters').values(some).execute()
      for (const some of chunks(issues, 200))
        await db.insertInto('conversation_issues').values(some).execute()
    })
    return organization
  }
  const list = (organization: string, query: string) =>
    mara.done('GET', `/orgs/${organization}/conversations-clusters?${query}`)

  it('costs the same number of statements however many there are', async () => {
    const [few, many] = [await organizationWith(3), await organizationWith(1000)]
    const page = 'orderBy=growth&limit=50'
    const cost = (organization: string) => countQueries(service.ctx.store, () => list(organization, page))
    const least = await cost(few)
    expect(await cost(many)).toBeLessThanOrEqual(least)
    expect(least).toBeLessThan(12)
    const first = await list(many, page)
    expect(first).toMatchObject({ count: 1000 })
    expect(JSON.stringify(first).length).toBeLessThan(100_000)
  })

  it('counts issues once for a list, before the store knows sizes', async () => {
    const organization = await organizationWith(20)
    const plan = await planOf(service.ctx.store, 'counted as', () => list(organization, 'orderBy=growth'))
    // Otherwise the store may count all of them again for each cluster.
    expect(plan).toMatch(/CTE counted|MATERIALIZE counted/)
  })

  it('lists each of them once, page by page', async () => {
    const organization = await organizationWith(1000)
    const seen: string[] = []
    let after = ''
    do {
      const { items, next } = (await list(organization, `orderBy=growth&limit=100${after}`)) as {
        items: { id: string }[]
        next?: { page: string }
      }
      seen.push(...items.map(({ id }) => id))
      after = next === undefined ? '' : `&page=${encodeURIComponent(next.page)}`
    } while (after !== '' && seen.length < 2000)
    expect([seen.length, new Set(seen).size]).toEqual([1000, 1000])
  })
})
