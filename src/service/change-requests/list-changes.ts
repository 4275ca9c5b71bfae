/** `GET …/change-requests/{c}/changes`: the difference from the revision of main it was last updated from. */
import { operations } from '../../contract/operations.ts'
import { reads } from '../http/verb.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { listChanges } from '../content/revisions/revision-changes.ts'
import { changeRequestOf } from './load-change-request.ts'

export const listChangeRequestChanges = reads(
  operations.listChangeRequestChanges,
  async ({ params, query, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    const [from, to] = await Promise.all([
      revisionOf(db, space.id, row.revision_merged_ancestor),
      revisionOf(db, space.id, row.revision),
    ])
    return listChanges(ctx, db, space.id, { from, to }, query)
  },
)
