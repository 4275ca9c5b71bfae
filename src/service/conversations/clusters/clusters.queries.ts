/** Rows of clusters. A merged one leads to the one that it was merged into. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import type { IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'

/** Merges that are followed one after the other. */
const longestChain = 1000

/** The clusters that these ids lead to now, by id; unknown ids are left out. */
export const presentClusters = async (
  { store }: Context,
  db: Db,
  organization: string,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, IssueClusterRow>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<IssueClusterRow & { start: string }>`
    with recursive chain (start, id, further, steps) as (
      select id, id, merged_into, 0 from issue_clusters
        where organization = ${organization} and ${among(store.engine, sql.ref('id'), wanted)}
      union all
      select chain.start, c.id, c.merged_into, chain.steps + 1 from chain
        join issue_clusters c on c.organization = ${organization} and c.id = chain.further
        where chain.steps < ${sql.lit(longestChain)})
    select chain.start, c.* from chain
      join issue_clusters c on c.organization = ${organization} and c.id = chain.id
      where chain.further is null`.execute(db)
  return new Map(rows.map(({ start, ...row }) => [start, row]))
}

export const findCluster = async (
  ctx: Context,
  db: Db,
  organization: string,
  id: string,
): Promise<IssueClusterRow | undefined> => (await presentClusters(ctx, db, organization, [id])).get(id)

export const clusterFor = async (
  ctx: Context,
  db: Db,
  organization: string,
  id: string,
): Promise<IssueClusterRow> => {
  const row = await findCluster(ctx, db, organization, id)
  if (!row) throw notFound()
  return row
}

/** Rows `(id, target)`: where each cluster of an organization leads to. */
export const leads = (organization: string): RawBuilder<unknown> => sql`
  with recursive reached (id, target, steps) as (
    select id, id, 0 from issue_clusters where organization = ${organization} and merged_into is null
    union all
    select c.id, reached.target, reached.steps + 1 from issue_clusters c
      join reached on c.merged_into = reached.id
      where c.organization = ${organization} and reached.steps < ${sql.lit(longestChain)})
  select id, target from reached`

/** Records that clusters have changed. */
export const touchClusters = async (
  { store, now }: Context,
  db: Db,
  organization: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('issue_clusters')
    .set({ updated_at: now() })
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('id'), ids))
    .execute()
}

/** What `issue_clusters.search` holds. */
export const searchText = ({
  label,
  summary,
  terms,
}: {
  readonly label: string
  readonly summary: string
  readonly terms: readonly string[]
}): string => [label, summary, ...terms].join('\n').toLowerCase()
