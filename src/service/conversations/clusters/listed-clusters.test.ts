/** The list of clusters over rows: what is counted, filtered and ordered, and its pages. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../../testing/stores/test-store.ts'
import { clusterKey, countClusters, listClusters, listedCluster } from './listed-clusters.queries.ts'

const org = 'halden'
/** A Thursday: its week began on 2026-02-23. */
const now = '2026-02-26T12:00:00.000Z'

interface Cluster {
  readonly label?: string
  readonly state?: 'open' | 'muted' | 'dismissed'
  readonly into?: string
  readonly updated?: string
  readonly organization?: string
  /** The day of each issue, and whether a person put it there. */
  readonly issues?: readonly (readonly [day: string, pinned?: true])[]
  /** Several issues of one conversation. */
  readonly oneConversation?: boolean
}

describe.each(engines)('the list of clusters on %s', (engine) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(engine)
  })
  afterEach(() => test.close())

  const add = (id: string, cluster: Cluster = {}) =>
    test.store.write(async (db) => {
      const { label = id, issues = [['2026-02-01']], organization = org } = cluster
      await db
        .insertInto('issue_clusters')
        .values({
          ...{ organization, id, label, labelled_by: 'service', icon: '', state: cluster.state ?? 'open' },
          ...{ merged_into: cluster.into ?? null, summary: '', terms: '[]', typical: '[]' },
          ...{ search: label.toLowerCase(), created_at: now, updated_at: cluster.updated ?? now },
        })
        .execute()
      for (const [at, [day, pinned]] of issues.entries())
        await db
          .insertInto('conversation_issues')
          .values({
            ...{ organization, id: `${id}-${at}`, position: 0, cluster: id },
            conversation: cluster.oneConversation === true ? id : `${id}-${at}`,
            ...{ pinned_by: pinned ? 'mara' : null, title: '', summary: '', evidence: '[]', compared: '' },
            ...{ language: 'en', features: '', created_at: `${day}T08:00:00.000Z`, ingested_at: now },
          })
          .execute()
    })
  type Filter = Omit<Parameters<typeof listClusters>[1], 'organization'>
  const list = (filter: Filter = {}, listing: Parameters<typeof listClusters>[2] = byIssues, limit = 50) =>
    listClusters(test.store.read, { organization: org, ...filter }, listing, now, undefined, limit)
  const byIssues = { orderBy: 'issues', order: 'desc' } as const
  const ids = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ id }) => id)
  const days = (count: number) => Array.from({ length: count }, () => ['2026-02-01'] as const)

  it('counts issues, their conversations, and those that people put there', async () => {
    await add('a', { issues: [['2026-01-01'], ['2026-01-02', true], ['2026-01-03', true]] })
    await add('b', { issues: days(2), oneConversation: true })
    expect(await list()).toMatchObject([
      { id: 'a', issues: 3, conversations: 3, pinned: 2, tasks: 0, drafts: 0, opened: 0, merged: 0 },
      { id: 'b', issues: 2, conversations: 1, pinned: 0, archived: 0 },
    ])
  })

  it('compares the four full weeks before this one with the four before them', async () => {
    await add('growing', {
      issues: [
        // Of this week, which is not over.
        ['2026-02-23'],
        // The first and the last day of the recent weeks.
        ['2026-01-26'],
        ['2026-02-22'],
        // The same of the former ones.
        ['2025-12-29'],
        ['2026-01-25'],
        ['2026-01-10'],
        // Before both.
        ['2025-12-28'],
      ],
    })
    expect(await list()).toMatchObject([{ issues: 7, recent: 2, former: 3, growth: -1 }])
  })

  it('has neither clusters without issues nor merged or dismissed ones, nor those of others', async () => {
    await add('shown')
    await add('empty', { issues: [] })
    await add('gone', { into: 'shown' })
    await add('dismissed', { state: 'dismissed' })
    await add('muted', { state: 'muted' })
    await add('foreign', { organization: 'other' })
    expect((await ids()).toSorted()).toEqual(['muted', 'shown'])
    expect(await ids({ state: 'dismissed' })).toEqual(['dismissed'])
    expect(await ids({ state: 'muted' })).toEqual(['muted'])
    for (const [filter, count] of [
      [{}, 2],
      [{ state: 'open' }, 1],
      [{ search: 'sh' }, 1],
      [{ answered: true }, 0],
      [{ answered: false }, 2],
    ] as const)
      expect(await countClusters(test.store.read, { organization: org, ...filter })).toBe(count)
  })

  it('finds a part of the text, and takes signs of patterns literally', async () => {
    await add('percent', { label: '100% CPU' })
    await add('line', { label: 'snake_case!' })
    await add('other', { label: '100 snakes' })
    expect(await ids({ search: ' 100% ' })).toEqual(['percent'])
    expect(await ids({ search: 'E_C' })).toEqual(['line'])
    expect(await ids({ search: '!' })).toEqual(['line'])
    expect((await ids({ search: '100' })).toSorted()).toEqual(['other', 'percent'])
  })

  it('goes through every order page by page, each cluster once, also where values are equal', async () => {
    for (const [at, count] of [3, 1, 3, 2, 1, 3].entries())
      await add(`c${at}`, {
        issues: days(count),
        oneConversation: at % 2 === 0,
        updated: `2026-02-0${1 + (at % 3)}T00:00:00.000Z`,
      })
    for (const orderBy of [
      ...(['updatedAt', 'issues', 'conversations', 'growth'] as const),
      ...(['tasksTotal', 'tasksBacklog', 'tasksStarted'] as const),
    ])
      for (const order of ['asc', 'desc'] as const) {
        const listing = { orderBy, order }
        const whole = await list({}, listing)
        const keys = whole.map((row) => clusterKey(row, orderBy))
        const sorted = keys.toSorted(([a, one], [b, other]) => {
          const sign = order === 'asc' ? 1 : -1
          const isSame = a === b
          return sign * ((isSame ? String(one) > String(other) : (a ?? 0) > (b ?? 0)) ? 1 : -1)
        })
        expect([listing, keys]).toEqual([listing, sorted])
        const paged: string[] = []
        let after: ReturnType<typeof clusterKey> | undefined
        do {
          expect(paged.length).toBeLessThan(7)
          const rows = await listClusters(test.store.read, { organization: org }, listing, now, after, 2)
          paged.push(...rows.map(({ id }) => id))
          const last = rows.at(-1)
          after = last && clusterKey(last, orderBy)
        } while (after !== undefined)
        expect([listing, paged]).toEqual([listing, whole.map(({ id }) => id)])
      }
  })

  it('gives one cluster whatever its state, with zeros when its issues are gone', async () => {
    await add('dismissed', { state: 'dismissed', issues: days(2) })
    await add('empty', { issues: [] })
    const row = (id: string) =>
      test.store.read
        .selectFrom('issue_clusters')
        .selectAll()
        .where('organization', '=', org)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await listedCluster(test.store.read, await row('dismissed'), now)).toMatchObject({ issues: 2 })
    expect(await listedCluster(test.store.read, await row('empty'), now)).toMatchObject({
      ...{ id: 'empty', issues: 0, conversations: 0, growth: 0, tasks: 0 },
    })
  })
})
