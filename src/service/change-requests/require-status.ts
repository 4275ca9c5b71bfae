/** Enforces the table in `contract/change-requests/actions.ts`. */
import type { ChangeAction } from '../../contract/change-requests/actions.ts'
import { forbiddenTo, forbiddenWhile } from '../../contract/change-requests/actions.ts'
import type { ChangeRequestStatus } from '../../contract/change-requests/schemas.ts'
import { atLeast } from '../../contract/roles/roles.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { Failure } from '../http/failure.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import { hasContributed } from './change-request.store.ts'

/** Fails with `state-forbids` unless the status allows the action. */
export const requireStatus = (action: ChangeAction, { status }: ChangeRequestRow): void => {
  const reason = forbiddenWhile(action, status as ChangeRequestStatus)
  if (reason !== undefined)
    throw new Failure('state-forbids', reason, { details: [{ path: '', message: reason }] })
}

/** Fails unless it is a draft or open, so that content, conflicts and merging are allowed. */
export const requireOpen = (row: ChangeRequestRow): void => requireStatus('edit-pages', row)

/**
 * Fails with `role-too-low` unless the caller created it, wrote in it, or may review here. Required to edit its
 * subject, description and status, to request reviewers and to cancel plans.
 */
export const requireHand = async (
  db: Db,
  { role }: SpaceSubject,
  row: ChangeRequestRow,
  person: string,
  action: ChangeAction = 'rename',
): Promise<void> => {
  const review = atLeast(role, 'review')
  const hand = review || row.created_by === person || (await hasContributed(db, row, person))
  const rights = { edit: atLeast(role, 'edit'), review, merge: review, hand }
  const reason = forbiddenTo(action, { status: row.status as ChangeRequestStatus, outdated: false }, rights)
  if (reason !== undefined) throw new Failure('role-too-low', reason)
}
