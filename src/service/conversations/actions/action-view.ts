/** Actions as the API shows them. */
import type { ClusterAction } from '../../../contract/conversations/cluster-schemas.ts'
import type { Context } from '../../context.ts'
import { personViews } from '../../people/person-view.ts'
import type { ClusterActionRow } from '../../storage/schema/conversation-tables.ts'
import type { Db } from '../../storage/store.ts'

export const actionViews = async (
  ctx: Context,
  db: Db,
  rows: readonly ClusterActionRow[],
): Promise<ClusterAction[]> => {
  const people = await personViews(
    ctx,
    db,
    rows.map((row) => row.done_by),
  )
  return rows.map((row) => {
    const by = people.get(row.done_by)
    return {
      ...{ object: 'conversations-action', id: row.id, kind: row.kind, at: row.done_at },
      ...{ ...(by && { by }), cluster: row.cluster, issues: Number(row.issues) },
      ...(row.other !== null && { other: row.other }),
      ...(row.undone_at !== null && { undoneAt: row.undone_at }),
    }
  })
}

export const actionView = async (ctx: Context, db: Db, row: ClusterActionRow): Promise<ClusterAction> => {
  const [view] = await actionViews(ctx, db, [row])
  if (!view) throw new Error('An action is missing.')
  return view
}
