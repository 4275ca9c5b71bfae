/** `POST …/change-requests/{c}/revert`: creates a change request that reverts a merged one. */
import { subjectNaming } from '../../contract/change-requests/limits.ts'
import { operations } from '../../contract/operations.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { parentsOf, revisionOf } from '../content/revisions/revision-rows.ts'
import { changeRequestView } from './change-request-view.ts'
import { beginRollback } from './draft-change-request.ts'
import { changeRequestOf } from './load-change-request.ts'

const revertOf = (subject: string, number: number): string =>
  subject === '' ? `Revert #${number}` : subjectNaming('Revert', subject)

/**
 * Its content is main's before the merge, its base the merge. Merging it therefore undoes that merge and keeps later
 * changes; update, conflicts and review work as usual. A revert can be reverted the same way.
 */
export const revertChangeRequest = writes(
  operations.revertChangeRequest,
  async ({ params, caller, ctx, created }, db, subject) => {
    const { space } = subject
    const merged = await changeRequestOf(db, space.id, params.changeRequestId)
    if (merged.status !== 'merged' || merged.revision_merged === null)
      throw new Failure('state-forbids', 'Only merged change requests can be reverted.')
    const merge = await revisionOf(db, space.id, merged.revision_merged)
    const before = await revisionOf(db, space.id, parentsOf(merge)[0] ?? '')
    const row = await beginRollback(
      ctx,
      db,
      subject,
      {
        id: ctx.mint('change-request'),
        subject: revertOf(merged.subject, merged.number),
        createdBy: caller.person,
      },
      { root: before.root, over: merge.id, rollback: { reverts: merged } },
    )
    created(ctx.addresses.changeRequest(space.organization, space.id, row).location)
    return changeRequestView(ctx, db, row, space.revision)
  },
)
