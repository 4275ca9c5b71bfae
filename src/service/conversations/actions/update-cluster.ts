/** `PATCH …/conversations-clusters/{id}`: renames, mutes, dismisses or reopens a cluster. */
import { operations } from '../../../contract/operations.ts'
import type { Body } from '../../../contract/operation/operation.ts'
import { writes } from '../../http/verb.ts'
import type { IssueClusterRow } from '../../storage/schema/conversation-tables.ts'
import { clusterFor, searchText } from '../clusters/clusters.queries.ts'
import { shownCluster } from '../clusters/list-clusters.ts'
import { describingJob, queueWork } from '../queue-work.ts'
import { fieldsOf, insertAction, lockClusters } from './cluster-actions.store.ts'

type Update = Body<typeof operations.updateIssuesCluster>

/** With the label null the service chooses it again; until then it stays. */
const updated = (row: IssueClusterRow, { label, icon, state }: Update) => ({
  ...fieldsOf(row),
  ...(typeof label === 'string' && { label, labelled_by: 'person' as const }),
  ...(label === null && { labelled_by: 'service' as const }),
  ...(icon !== undefined && { icon }),
  ...(state !== undefined && { state }),
})

export const updateIssuesCluster = writes(
  operations.updateIssuesCluster,
  async ({ ctx, caller, params, body }, db, { organization: { id: organization } }) => {
    await lockClusters(db, organization)
    const row = await clusterFor(ctx, db, organization, params.clusterId)
    const fields = updated(row, body)
    if (JSON.stringify(fields) === JSON.stringify(fieldsOf(row))) return shownCluster(ctx, db, row)
    await insertAction(ctx, db, { kind: 'update', person: caller.person, cluster: row })
    const search = searchText({
      ...{ label: fields.label, summary: row.summary },
      terms: JSON.parse(row.terms) as string[],
    })
    const changed = await db
      .updateTable('issue_clusters')
      .set({ ...fields, search, updated_at: ctx.now() })
      .where('organization', '=', organization)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (fields.labelled_by === 'service' && row.labelled_by === 'person')
      await queueWork(ctx, db, describingJob, organization)
    await ctx.events.record(db, {
      ...{ organization, kind: 'conversations-cluster.updated', subject: row.id, actor: caller.person },
      data: { state: fields.state },
    })
    return shownCluster(ctx, db, changed)
  },
)
