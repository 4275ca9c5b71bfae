/** Which change requests answer the rows of the doc debt. */
import { sql } from 'kysely'
import type { Answered, ChangeRequestCause } from '../../contract/change-requests/causes.ts'
import { causeKey } from '../../contract/change-requests/causes.ts'
import { among } from '../storage/sql.ts'
import type { Db, Store } from '../storage/store.ts'

/** Adds the change request with its cause to a row, if there is one. */
type AddAnswer = <Row extends { readonly cause: ChangeRequestCause }>(row: Row) => Row & Answered

/** Finds the drafts and open change requests of the space with the causes; of several with one, the first. One query. */
export const answersTo = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  space: string,
  causes: readonly ChangeRequestCause[],
): Promise<AddAnswer> => {
  const rows = await db
    .selectFrom('change_requests')
    .select(['id', 'number', 'cause'])
    .where('space', '=', space)
    .where(among(engine, sql.ref('cause'), causes.map(causeKey)))
    .where('status', 'in', ['draft', 'open'])
    .orderBy('number', 'desc')
    .execute()
  const byCause = new Map(rows.map(({ cause, id, number }) => [cause, { id, number }]))
  return (row) => {
    const changeRequest = byCause.get(causeKey(row.cause))
    return { ...row, ...(changeRequest && { changeRequest }) }
  }
}
