/** Who may do what with a change request beyond the right on its space, and what its status allows. */
import { atLeast } from '../../contract/roles.ts'
import type { SpaceSubject } from '../access/things.ts'
import { Failure } from '../http/failure.ts'
import type { ChangeRequestRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import { hasContributed } from './change-request.store.ts'

const closed: Readonly<Record<string, string>> = {
  merged: 'It is merged already. Revert it, or begin a new change request.',
  archived: 'It is archived. Open it again first.',
}

/** Fails unless content, conflicts and merging are open to it: it is a draft or open. */
export const requireOpen = ({ status }: ChangeRequestRow): void => {
  const reason = closed[status]
  if (reason !== undefined)
    throw new Failure('state-forbids', reason, { details: [{ path: '', message: reason }] })
}

/** Fails unless the caller made it, wrote in it, or reviews here: for its subject, description and status. */
export const requireHand = async (
  db: Db,
  { role }: SpaceSubject,
  row: ChangeRequestRow,
  person: string,
): Promise<void> => {
  if (row.created_by === person || atLeast(role, 'review')) return
  if (await hasContributed(db, row, person)) return
  throw new Failure(
    'role-too-low',
    'Only its creator, those who wrote in it, and reviewers of the space may change this.',
  )
}
