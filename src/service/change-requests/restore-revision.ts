/** `POST …/revisions/{r}/restore`: a change request that takes a space back to what it held. */
import { operations } from '../../contract/operations.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { insertRevision, revisionOf } from '../pages/add-revision.ts'
import { insertChangeRequest, noteContributor } from './change-request.store.ts'
import { showChangeRequest } from './change-request-view.ts'

/**
 * Its content is that of the revision, its base the present main: merged, the space holds what it held then. Whatever
 * main gets meanwhile is brought by an update, as ever. A revision of a change request can be restored as well.
 */
export const restoreRevision = writes(
  operations.restoreRevision,
  async ({ params, caller, around, created }, db, { space }) => {
    const then = await revisionOf(db, space.id, params.revisionId)
    const main = await revisionOf(db, space.id, space.revision)
    if (then.root === main.root)
      throw new Failure('nothing-to-change', 'The space holds what it held in that revision.')
    const head = await insertRevision(around, db, {
      space: space.id,
      type: 'rollback',
      parents: [main.id],
      root: then.root,
      mainNumber: null,
      createdBy: caller.person,
    })
    const [day] = then.created_at.split('T')
    const row = await insertChangeRequest(around, db, {
      id: around.mint('change-request'),
      space,
      subject: `Restore the space as it was on ${day ?? ''}`,
      head,
      initial: main.id,
      createdBy: caller.person,
    })
    await noteContributor(around, db, row, caller.person)
    await around.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.created',
      subject: row.id,
      actor: caller.person,
      data: { restores: then.id },
    })
    created(around.addresses.changeRequest(space.organization, space.id, row).location)
    return showChangeRequest(around, db, row, space.revision)
  },
)
