/** What people did with clusters, and how it is undone. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { ClusterActionRow, IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { findCluster, searchText, touchClusters } from '../clusters/clusters.queries.ts'
import { describingJob, queueWork } from '../queue-work.ts'
import { actionView, actionViews } from './action-view.ts'
import type { fieldsOf } from './cluster-actions.store.ts'
import { beginMoving, isFollowed, restoreIssues } from './cluster-actions.store.ts'

export const listClusterActions = reads(operations.listClusterActions, ({ ctx, query }, db, subject) => {
  const { id } = subject.organization
  const actions = db.selectFrom('cluster_actions').where('organization', '=', id)
  return listPage(ctx.keys, {
    list: `orgs/${id}/conversations-actions`,
    query,
    count: async () => {
      const { total } = await actions
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      actions
        .selectAll()
        .$if(after !== undefined, (rows) => rows.where('arrival', '<', Number(after?.[0])))
        .orderBy('arrival', 'desc')
        .limit(limit)
        .execute(),
    key: ({ arrival }) => [Number(arrival)],
    items: (rows) => actionViews(ctx, db, rows),
  })
})

const clusterRow = (db: Db, organization: string, id: string): Promise<IssueClusterRow> =>
  db
    .selectFrom('issue_clusters')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const setCluster = (db: Db, { organization, id }: IssueClusterRow, fields: Partial<IssueClusterRow>) =>
  db
    .updateTable('issue_clusters')
    .set(fields)
    .where('organization', '=', organization)
    .where('id', '=', id)
    .execute()

const restoreFields = async (ctx: Context, db: Db, action: ClusterActionRow): Promise<void> => {
  const row = await clusterRow(db, action.organization, action.cluster)
  const before = JSON.parse(action.before) as ReturnType<typeof fieldsOf>
  const terms = JSON.parse(row.terms) as string[]
  const search = searchText({ label: before.label, summary: row.summary, terms })
  await setCluster(db, row, { ...before, search, updated_at: ctx.now() })
  // The service's label may be of issues that have moved since.
  if (before.labelled_by === 'service') await queueWork(ctx, db, describingJob, action.organization)
}

/** The split-off cluster leads to the one that it came from, unless other issues have joined it. */
const closeIfEmpty = async (db: Db, action: ClusterActionRow): Promise<void> => {
  const { organization, cluster, other } = action
  await sql`
    update issue_clusters set merged_into = ${cluster}
    where organization = ${organization} and id = ${other} and not exists (
      select 1 from conversation_issues i where i.organization = ${organization} and i.cluster = ${other})`.execute(
    db,
  )
}

const restoreAssignments = async (ctx: Context, db: Db, action: ClusterActionRow): Promise<void> => {
  const { organization, cluster, other } = action
  if (action.kind === 'merge')
    await setCluster(db, await clusterRow(db, organization, cluster), { merged_into: null })
  await restoreIssues(db, action)
  if (action.kind === 'split') await closeIfEmpty(db, action)
  await touchClusters(ctx, db, organization, [cluster, ...(other === null ? [] : [other])])
  await queueWork(ctx, db, describingJob, organization)
}

export const undoClusterAction = writes(
  operations.undoClusterAction,
  async ({ ctx, caller, params }, db, { organization: { id: organization } }) => {
    await beginMoving(db, organization)
    const action = await db
      .selectFrom('cluster_actions')
      .selectAll()
      .where('organization', '=', organization)
      .where('id', '=', params.actionId)
      .executeTakeFirst()
    if (!action) throw notFound()
    if (action.undone_at !== null) throw new Failure('state-forbids', 'This was undone already.')
    if (await isFollowed(db, action))
      throw new Failure('state-forbids', 'A later action changed the same issues. Undo that one first.')
    if (action.kind === 'update') await restoreFields(ctx, db, action)
    else await restoreAssignments(ctx, db, action)
    const undone = await db
      .updateTable('cluster_actions')
      .set({ undone_at: ctx.now() })
      .where('organization', '=', organization)
      .where('id', '=', action.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const present = await findCluster(ctx, db, organization, action.cluster)
    await ctx.events.record(db, {
      ...{ organization, kind: 'conversations-cluster.restored', actor: caller.person },
      ...{ subject: present?.id ?? action.cluster, data: { action: action.id } },
    })
    return actionView(ctx, db, undone)
  },
)
