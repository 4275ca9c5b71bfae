/** Rows of what people did with clusters. Each records where the issues were before it, so that it can be undone. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { ClusterActionRow, IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'

type Before = Pick<IssueClusterRow, 'label' | 'labelled_by' | 'icon' | 'state'>

export const fieldsOf = ({ label, labelled_by, icon, state }: Before): Before => ({
  ...{ label, labelled_by, icon, state },
})

interface NewAction {
  readonly kind: ClusterActionRow['kind']
  readonly person: string
  readonly cluster: IssueClusterRow
  readonly other?: string
  /** All issues of these clusters belong to the action. */
  readonly of?: readonly string[]
}

/** Tells a clustering that runs that it must begin again. Other actions wait for this one. */
export const beginMoving = async (db: Db, organization: string): Promise<void> => {
  await db
    .updateTable('conversation_settings')
    .set((e) => ({ generation: e('generation', '+', 1) }))
    .where('organization', '=', organization)
    .execute()
}

/** Waits for other actions and for a clustering that is written, which set fields of clusters as they read them. */
export const lockClusters = async (db: Db, organization: string): Promise<void> => {
  await db
    .selectFrom('conversation_settings')
    .select('generation')
    .where('organization', '=', organization)
    .forUpdate()
    .execute()
}

/** Records an action before it is carried out. */
export const insertAction = async (
  ctx: Context,
  db: Db,
  { kind, person, cluster, other, of = [] }: NewAction,
): Promise<ClusterActionRow> => {
  const { organization } = cluster
  const id = ctx.mint('cluster-action')
  if (of.length > 0)
    await sql`
      insert into cluster_action_issues (organization, action, issue, cluster, pinned_by)
      select organization, cast(${id} as text), id, cluster, pinned_by from conversation_issues
      where organization = ${organization} and ${among(ctx.store.engine, sql.ref('cluster'), of)}`.execute(db)
  const { issues } = await db
    .selectFrom('cluster_action_issues')
    .select((e) => e.fn.countAll<number>().as('issues'))
    .where('organization', '=', organization)
    .where('action', '=', id)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('cluster_actions')
    .values({
      ...{ organization, id, kind, done_by: person, done_at: ctx.now() },
      ...{ cluster: cluster.id, other: other ?? null, issues: Number(issues), undone_at: null },
      before: JSON.stringify(fieldsOf(cluster)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether a later action that was not undone changed the same: the fields of the cluster, or its issues. */
export const isFollowed = async (db: Db, action: ClusterActionRow): Promise<boolean> => {
  const { organization, id, kind, cluster, other, arrival } = action
  const later = sql`later.organization = ${organization} and later.arrival > ${arrival} and later.undone_at is null`
  const both = sql`(${cluster}, ${other ?? cluster})`
  const { rows } =
    kind === 'update'
      ? await sql`
          select 1 from cluster_actions later
          where ${later} and later.kind = 'update' and later.cluster = ${cluster} limit 1`.execute(db)
      : await sql`
          select 1 from cluster_actions later
          where ${later} and later.kind <> 'update' and (later.cluster in ${both} or later.other in ${both})
          union all
          select 1 from cluster_action_issues own
          join cluster_action_issues again on again.organization = own.organization and again.issue = own.issue
          join cluster_actions later on later.organization = again.organization and later.id = again.action
          where own.organization = ${organization} and own.action = ${id} and ${later} limit 1`.execute(db)
  return rows.length > 0
}

/** Puts the issues of an action back where they were. */
export const restoreIssues = async (db: Db, { organization, id }: ClusterActionRow): Promise<void> => {
  await sql`
    update conversation_issues set cluster = former.cluster, pinned_by = former.pinned_by
    from cluster_action_issues former
    where former.organization = ${organization} and former.action = ${id}
      and conversation_issues.organization = ${organization} and conversation_issues.id = former.issue`.execute(
    db,
  )
}
