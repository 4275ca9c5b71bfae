/** `GET …/conversations-clusters` and one of them. */
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { clusterViews } from './cluster-view.ts'
import { clusterFor } from './clusters.queries.ts'
import { clusterKey, countClusters, listClusters, listedCluster } from './listed-clusters.queries.ts'

export const listIssuesClusters = reads(operations.listIssuesClusters, ({ ctx, query }, db, subject) => {
  const { id: organization } = subject.organization
  const { orderBy, order, state, search, status, answered } = query
  const filter = { organization, state, search, answered }
  // Clusters exist only once they are analysed.
  const none = status === 'pending'
  const now = ctx.now()
  return listPage(ctx.keys, {
    list: `orgs/${organization}/conversations-clusters`,
    query,
    count: () => (none ? Promise.resolve(0) : countClusters(db, filter)),
    rows: (after, limit) =>
      none ? Promise.resolve([]) : listClusters(db, filter, { orderBy, order }, now, after, limit),
    key: (row) => clusterKey(row, orderBy),
    items: (rows) => clusterViews(ctx, db, organization, rows),
  })
})

/** One cluster, after it was read or changed. */
export const shownCluster = async (ctx: Context, db: Db, row: IssueClusterRow) => {
  const [view] = await clusterViews(ctx, db, row.organization, [await listedCluster(db, row, ctx.now())])
  if (!view) throw new Error(`The cluster ${row.id} was not found.`)
  return view
}

export const getIssuesCluster = reads(
  operations.getIssuesCluster,
  async ({ ctx, params }, db, { organization }) =>
    shownCluster(ctx, db, await clusterFor(ctx, db, organization.id, params.clusterId)),
)
