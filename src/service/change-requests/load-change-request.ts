/** Loads a change request of a space by its id or number, and locks it. */
import type { ExpressionBuilder } from 'kysely'
import { notFound } from '../http/failure.ts'
import type { ChangeRequestRow, Schema } from '../storage/schema/schema.ts'
import { send } from '../storage/send-statement.ts'
import type { Db } from '../storage/store.ts'

/** Condition. Ids start with a letter, so a number is never an id. */
const named = (idOrNumber: string) => (e: ExpressionBuilder<Schema, 'change_requests'>) =>
  /^\d{1,9}$/.test(idOrNumber) ? e('number', '=', Number(idOrNumber)) : e('id', '=', idOrNumber)

/** The row; fails with not found otherwise. */
export const changeRequestOf = async (
  db: Db,
  space: string,
  idOrNumber: string,
): Promise<ChangeRequestRow> => {
  const row = await db
    .selectFrom('change_requests')
    .selectAll()
    .where('space', '=', space)
    .where(named(idOrNumber))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Locks the row for this transaction, by its id or number. If the space is locked too, lock the space first. */
export const lockChangeRequest = (
  db: Db,
  { space, id }: Pick<ChangeRequestRow, 'space' | 'id'>,
): Promise<void> =>
  send(
    db,
    db
      .selectFrom('change_requests')
      .select('id')
      .where('space', '=', space)
      .where(named(id))
      .forNoKeyUpdate(),
  )
