/** Loads a change request of a space by its id or number, and locks it. */
import { notFound } from '../http/failure.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'

/** The row; fails with not found otherwise. Ids start with a letter, so a number is never an id. */
export const changeRequestOf = async (
  db: Db,
  space: string,
  idOrNumber: string,
): Promise<ChangeRequestRow> => {
  const row = await db
    .selectFrom('change_requests')
    .selectAll()
    .where('space', '=', space)
    .where((e) =>
      /^\d{1,9}$/.test(idOrNumber) ? e('number', '=', Number(idOrNumber)) : e('id', '=', idOrNumber),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Locks the row for this transaction. If the space is locked too, lock the space first. */
export const lockChangeRequest = async (
  db: Db,
  { space, id }: Pick<ChangeRequestRow, 'space' | 'id'>,
): Promise<void> => {
  await db
    .selectFrom('change_requests')
    .select('id')
    .where('space', '=', space)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}
