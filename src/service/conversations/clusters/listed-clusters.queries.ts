/** Clusters with their numbers, counted from their issues. A cluster without issues is not listed. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { weekLength, weekStart } from '../../../content/conversations/weekly-pulse.ts'
import type { IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import { likeLiteral } from '../../storage/sql.ts'
import type { After } from '../../http/page-token.ts'
import { leads } from './clusters.queries.ts'
import type { Db } from '../../storage/store.ts'

export interface ListedCluster extends IssueClusterRow {
  readonly issues: number
  readonly conversations: number
  readonly pinned: number
  readonly tasks: number
  readonly drafts: number
  readonly opened: number
  readonly merged: number
  readonly archived: number
  readonly recent: number
  readonly former: number
  readonly growth: number
}

interface ClusterFilter {
  readonly organization: string
  readonly state?: IssueClusterRow['state'] | undefined
  readonly search?: string | undefined
  /** Whether it has a change request that is not archived. */
  readonly answered?: boolean | undefined
  /** Whatever its state. */
  readonly only?: string
}

const orders = {
  updatedAt: 'updated_at',
  issues: 'issues',
  conversations: 'conversations',
  tasksTotal: 'tasks',
  tasksBacklog: 'drafts',
  tasksStarted: 'opened',
  growth: 'growth',
} as const satisfies Record<string, keyof ListedCluster>
type ClusterOrder = keyof typeof orders

/** Not correlated with the cluster: it runs once for a list. */
const isAnswered = (organization: string): RawBuilder<unknown> => sql`c.id in (
  select led.target from change_requests q join spaces s on s.id = q.space
  join (${leads(organization)}) led on led.id = q.cluster
  where q.organization = ${organization} and q.status <> 'archived' and s.deleted_at is null)`

const conditions = ({ organization, state, search, only, answered }: ClusterFilter): RawBuilder<unknown> => {
  const pattern = search === undefined ? undefined : `%${likeLiteral(search.trim().toLowerCase())}%`
  return sql.join(
    [
      sql`c.organization = ${organization} and c.merged_into is null`,
      ...(only === undefined ? [] : [sql`c.id = ${only}`]),
      ...(only !== undefined
        ? []
        : [state === undefined ? sql`c.state <> 'dismissed'` : sql`c.state = ${state}`]),
      ...(answered === undefined
        ? []
        : [answered ? isAnswered(organization) : sql`not ${isAnswered(organization)}`]),
      ...(pattern === undefined ? [] : [sql`c.search like ${pattern} escape '!'`]),
    ],
    sql` and `,
  )
}

/** The start of the week that was `weeks` before the current one. */
const weeksBefore = (now: string, weeks: number): string =>
  new Date(weekStart(Date.parse(now)) - weeks * weekLength).toISOString()

/**
 * The `with` clause that ends in `listed`. Materialized: a store that does not know the sizes of the tables yet would count
 * all issues again for each cluster.
 */
const listed = (filter: ClusterFilter, now: string): RawBuilder<unknown> => {
  const { organization, only } = filter
  const [thisWeek, recent, former] = [0, 4, 8].map((weeks) => weeksBefore(now, weeks))
  const ofOne = only === undefined ? sql`` : sql` and cluster = ${only}`
  const between = (from: string | undefined, to: string | undefined) =>
    sql`sum(case when created_at >= ${from} and created_at < ${to} then 1 else 0 end)`
  const withStatus = (status: string) => sql`sum(case when q.status = ${status} then 1 else 0 end)`
  return sql`
    with counted as materialized (
      select cluster, count(*) as issues, count(distinct conversation) as conversations,
        count(pinned_by) as pinned, ${between(recent, thisWeek)} as recent, ${between(former, recent)} as former
      from conversation_issues where organization = ${organization} and cluster is not null${ofOne}
      group by cluster),
    asked as materialized (
      select led.target as cluster, count(*) as tasks, ${withStatus('draft')} as drafts, ${withStatus('open')} as opened,
        ${withStatus('merged')} as merged, ${withStatus('archived')} as archived
      from change_requests q join spaces s on s.id = q.space join (${leads(organization)}) led on led.id = q.cluster
      where q.organization = ${organization} and q.cluster is not null and s.deleted_at is null
      group by led.target),
    listed as (
      select c.*, counted.issues, counted.conversations, counted.pinned, counted.recent, counted.former,
        counted.recent - counted.former as growth,
        coalesce(asked.tasks, 0) as tasks, coalesce(asked.drafts, 0) as drafts,
        coalesce(asked.opened, 0) as opened, coalesce(asked.merged, 0) as merged,
        coalesce(asked.archived, 0) as archived
      from issue_clusters c join counted on counted.cluster = c.id
      left join asked on asked.cluster = c.id where ${conditions(filter)})`
}

const numbers = [
  ...(['issues', 'conversations', 'pinned', 'tasks', 'drafts', 'opened'] as const),
  ...(['merged', 'archived', 'recent', 'former', 'growth'] as const),
]

/** PostgreSQL returns sums as text. */
const withNumbers = (row: ListedCluster): ListedCluster => ({
  ...row,
  ...Object.fromEntries(numbers.map((name) => [name, Number(row[name])])),
})

interface ClusterListing {
  readonly orderBy: ClusterOrder
  readonly order: 'asc' | 'desc'
}

export const listClusters = async (
  db: Db,
  filter: ClusterFilter,
  { orderBy, order }: ClusterListing,
  now: string,
  after: After | undefined,
  limit: number,
): Promise<ListedCluster[]> => {
  const column = sql.ref(`listed.${orders[orderBy]}`)
  const [value, id] = after ?? []
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const beyond = order === 'asc' ? sql`>` : sql`<`
  const further = id === undefined ? sql`` : sql`where (${column}, listed.id) ${beyond} (${value}, ${id})`
  const { rows } = await sql<ListedCluster>`
    ${listed(filter, now)} select * from listed ${further}
    order by ${column} ${direction}, listed.id ${direction} limit ${limit}`.execute(db)
  return rows.map(withNumbers)
}

/** The position of a cluster in the list. */
export const clusterKey = (row: ListedCluster, orderBy: ClusterOrder): After => [row[orders[orderBy]], row.id]

export const countClusters = async (db: Db, filter: ClusterFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from issue_clusters c where ${conditions(filter)} and exists (
      select 1 from conversation_issues i where i.organization = c.organization and i.cluster = c.id)`.execute(
    db,
  )
  return Number(rows[0]?.total ?? 0)
}

/** One cluster; with zeros if it has no issues left. */
export const listedCluster = async (db: Db, row: IssueClusterRow, now: string): Promise<ListedCluster> => {
  const { organization, id } = row
  const [found] = await listClusters(
    db,
    { organization, only: id },
    { orderBy: 'updatedAt', order: 'desc' },
    now,
    undefined,
    1,
  )
  const none = Object.fromEntries(numbers.map((name) => [name, 0])) as Record<(typeof numbers)[number], 0>
  return found ?? { ...row, ...none }
}
