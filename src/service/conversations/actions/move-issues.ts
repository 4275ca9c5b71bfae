/** Merges and splits clusters. People decide so on all issues of these clusters: the service never moves them again. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { writes } from '../../http/verb.ts'
import { among } from '../../storage/sql.ts'
import { defaultIcon } from '../clustering/write-clustering.store.ts'
import { clusterFor, searchText, touchClusters } from '../clusters/clusters.queries.ts'
import { describingJob, queueWork } from '../queue-work.ts'
import { actionView } from './action-view.ts'
import { beginMoving, insertAction } from './cluster-actions.store.ts'

export const mergeIssuesCluster = writes(
  operations.mergeIssuesCluster,
  async ({ ctx, caller, params, body }, db, { organization: { id: organization } }) => {
    await beginMoving(db, organization)
    const cluster = await clusterFor(ctx, db, organization, params.clusterId)
    const into = await clusterFor(ctx, db, organization, body.into)
    if (cluster.id === into.id)
      throw new Failure('state-forbids', 'These are the same cluster. Choose another one to merge into.')
    const { person } = caller
    const both = [cluster.id, into.id]
    const action = await insertAction(ctx, db, { kind: 'merge', person, cluster, other: into.id, of: both })
    await db
      .updateTable('conversation_issues')
      .set({ cluster: into.id, pinned_by: person })
      .where('organization', '=', organization)
      .where(among(ctx.store.engine, sql.ref('cluster'), both))
      .execute()
    await db
      .updateTable('issue_clusters')
      .set({ merged_into: into.id })
      .where('organization', '=', organization)
      .where('id', '=', cluster.id)
      .execute()
    await touchClusters(ctx, db, organization, both)
    await queueWork(ctx, db, describingJob, organization)
    await ctx.events.record(db, {
      ...{ organization, kind: 'conversations-cluster.merged', subject: into.id, actor: person },
      data: { merged: cluster.id, issues: Number(action.issues) },
    })
    return actionView(ctx, db, action)
  },
)

export const splitIssuesCluster = writes(
  operations.splitIssuesCluster,
  async ({ ctx, caller, params, body }, db, { organization: { id: organization } }) => {
    await beginMoving(db, organization)
    const cluster = await clusterFor(ctx, db, organization, params.clusterId)
    const wanted = [...new Set(body.issues)]
    const isWanted = among(ctx.store.engine, sql.ref('id'), wanted)
    const issues = await db
      .selectFrom('conversation_issues')
      .select('title')
      .where('organization', '=', organization)
      .where('cluster', '=', cluster.id)
      .where(isWanted)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    if (issues.length < wanted.length)
      throw new Failure(
        'state-forbids',
        'Some of these issues are no longer in the cluster. Select them again.',
      )
    const { person } = caller
    const id = ctx.mint('issues-cluster')
    const action = await insertAction(ctx, db, {
      ...{ kind: 'split', person, cluster, other: id, of: [cluster.id] },
    })
    if (Number(action.issues) === issues.length)
      throw new Failure('state-forbids', 'Leave at least one issue in the cluster.')
    // Described by a job; until then it is called by its latest issue.
    const label = body.label ?? issues[0]?.title ?? ''
    await db
      .insertInto('issue_clusters')
      .values({
        ...{ organization, id, label, labelled_by: body.label === undefined ? 'service' : 'person' },
        ...{ icon: defaultIcon, state: 'open', merged_into: null, summary: '', terms: '[]', typical: '[]' },
        search: searchText({ label, summary: '', terms: [] }),
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      })
      .execute()
    const ofCluster = db
      .updateTable('conversation_issues')
      .where('organization', '=', organization)
      .where('cluster', '=', cluster.id)
    await ofCluster.set({ pinned_by: person }).execute()
    await ofCluster.set({ cluster: id }).where(isWanted).execute()
    await touchClusters(ctx, db, organization, [cluster.id])
    await queueWork(ctx, db, describingJob, organization)
    await ctx.events.record(db, {
      ...{ organization, kind: 'conversations-cluster.split', subject: cluster.id, actor: person },
      data: { other: id, issues: issues.length },
    })
    return actionView(ctx, db, action)
  },
)
