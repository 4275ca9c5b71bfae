/** `POST …/revisions/{r}/restore`: creates a change request that restores an earlier revision of a space. */
import { operations } from '../../contract/operations.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { changeRequestView } from './change-request-view.ts'
import { beginRollback } from './draft-change-request.ts'

/**
 * Its content is the revision's, its base the current main; merging it restores that content. Later changes to main
 * come in through an update, as usual. A revision of a change request can be restored as well.
 */
export const restoreRevision = writes(
  operations.restoreRevision,
  async ({ params, caller, ctx, created }, db, subject) => {
    const { space } = subject
    const target = await revisionOf(db, space.id, params.revisionId)
    const main = await revisionOf(db, space.id, space.revision)
    if (target.root === main.root)
      throw new Failure('nothing-to-change', 'The space already has the content of this revision.')
    const [day] = target.created_at.split('T')
    const row = await beginRollback(
      ctx,
      db,
      subject,
      {
        id: ctx.mint('change-request'),
        subject: `Restore space to ${day ?? ''}`,
        createdBy: caller.person,
      },
      { root: target.root, over: main.id, rollback: { restores: target.id } },
    )
    created(ctx.addresses.changeRequest(space.organization, space.id, row).location)
    return changeRequestView(ctx, db, row, space.revision)
  },
)
