/** Writes the result of a clustering, unless a person moved issues since it began. */
import { sql } from 'kysely'
import { cutText } from '../../../contract/wire/cut-text.ts'
import { longestClusterLabel } from '../../../contract/conversations/cluster-schemas.ts'
import type { Context } from '../../context.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { searchText } from '../clusters/clusters.queries.ts'
import { ensureSettings } from '../settings.store.ts'
import type { Clustering, ClusteringInput } from './cluster-issues.task.ts'

export const defaultIcon = 'comments'

type Described = Clustering['clusters'][number]

const claim = async (
  ctx: Context,
  db: Db,
  organization: string,
  { issues, weights }: Clustering,
  generation: number,
  { assign }: ClusteringInput,
): Promise<boolean> => {
  await ensureSettings(db, organization)
  const { numUpdatedRows } = await db
    .updateTable('conversation_settings')
    .set(
      assign
        ? { clustered_at: ctx.now(), clustered_issues: issues, weights, stale: 0 }
        : { generation: sql<number>`generation` },
    )
    .where('organization', '=', organization)
    .where('generation', '=', generation)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes the cluster of many issues with few statements; pinned ones keep theirs. */
const moveIssues = async (
  db: Db,
  organization: string,
  moved: readonly (readonly [string, string | null])[],
): Promise<void> => {
  for (const some of chunks(moved, 500)) {
    const values = sql.join(some.map(([id, cluster]) => sql`(cast(${id} as text), cast(${cluster} as text))`))
    await sql`
      with moved (id, cluster) as (values ${values})
      update conversation_issues set cluster = moved.cluster from moved
      where conversation_issues.organization = ${organization} and conversation_issues.id = moved.id
        and conversation_issues.pinned_by is null`.execute(db)
  }
}

/** Adds new clusters, and describes known ones anew if they changed; labels of people stay. */
const writeClusters = async (
  ctx: Context,
  db: Db,
  organization: string,
  clusters: readonly Described[],
  touched: ReadonlySet<string>,
): Promise<void> => {
  const now = ctx.now()
  const known = await db
    .selectFrom('issue_clusters')
    .selectAll()
    .where('organization', '=', organization)
    .where(
      among(
        ctx.store.engine,
        sql.ref('id'),
        clusters.map(({ id }) => id),
      ),
    )
    .execute()
  const before = new Map(known.map((row) => [row.id, row]))
  const rows = clusters.map(({ id, label: chosen, terms, summary, typical }) => {
    const row = before.get(id)
    // A label from long words can be longer than a label may be.
    const label = row?.labelled_by === 'person' ? row.label : cutText(chosen, longestClusterLabel)
    const changed = !row || touched.has(id) || row.label !== label || row.summary !== summary
    return {
      ...{ organization, id, label, labelled_by: row?.labelled_by ?? ('service' as const) },
      ...{ icon: row?.icon ?? defaultIcon, state: row?.state ?? ('open' as const), merged_into: null },
      ...{ summary, terms: JSON.stringify(terms), typical: JSON.stringify(typical) },
      search: searchText({ label, summary, terms }),
      ...{ created_at: row?.created_at ?? now, updated_at: changed ? now : (row?.updated_at ?? now) },
    }
  })
  for (const some of chunks(rows, 200))
    await db
      .insertInto('issue_clusters')
      .values(some)
      .onConflict((c) =>
        c.columns(['organization', 'id']).doUpdateSet((e) => ({
          label: e.ref('excluded.label'),
          summary: e.ref('excluded.summary'),
          terms: e.ref('excluded.terms'),
          typical: e.ref('excluded.typical'),
          search: e.ref('excluded.search'),
          updated_at: e.ref('excluded.updated_at'),
        })),
      )
      .execute()
}

/** Deletes clusters without issues that nothing refers to. */
const dropEmpty = async (db: Db, organization: string): Promise<void> => {
  await sql`
    delete from issue_clusters where organization = ${organization}
      and merged_into is null and labelled_by = 'service' and state = 'open'
      and not exists (select 1 from conversation_issues i
        where i.organization = ${organization} and i.cluster = issue_clusters.id)
      and not exists (select 1 from cluster_actions a
        where a.organization = ${organization} and (a.cluster = issue_clusters.id or a.other = issue_clusters.id))
      and not exists (select 1 from change_requests q
        where q.organization = ${organization} and q.cluster = issue_clusters.id)`.execute(db)
}

/** False, and nothing is written, if a person moved issues since `generation`. */
export const writeClustering = async (
  ctx: Context,
  db: Db,
  organization: string,
  clustering: Clustering,
  generation: number,
  input: ClusteringInput,
): Promise<boolean> => {
  if (!(await claim(ctx, db, organization, clustering, generation, input))) return false
  const minted = new Map<string, string>()
  const idOf = (id: string): string => {
    if (!id.startsWith('new:')) return id
    const known = minted.get(id) ?? ctx.mint('issues-cluster')
    minted.set(id, known)
    return known
  }
  const moved = clustering.moved.map(
    ([issue, cluster]) => [issue, cluster === null ? null : idOf(cluster)] as const,
  )
  const clusters = clustering.clusters.map((one) => ({ ...one, id: idOf(one.id) }))
  const touched = new Set(moved.flatMap(([, cluster]) => cluster ?? []))
  await writeClusters(ctx, db, organization, clusters, touched)
  await moveIssues(db, organization, moved)
  await dropEmpty(db, organization)
  await ctx.events.record(db, {
    ...{ organization, kind: 'conversations.clustered', subject: organization, actor: '' },
    data: { clusters: clusters.length, issues: clustering.issues },
  })
  return true
}
