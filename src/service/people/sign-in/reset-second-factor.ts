/** Recovery for people who lost every second factor: on the command line only. */
import type { Db } from '../../storage/store.ts'

/** Deletes every second factor of a person; returns how many there were. */
export const removeAllFactors = async (db: Db, person: string): Promise<number> => {
  const deleted = await db.deleteFrom('second_factors').where('person', '=', person).returning('id').execute()
  await db.deleteFrom('recovery_codes').where('person', '=', person).execute()
  await db.deleteFrom('factor_tickets').where('person', '=', person).execute()
  return deleted.length
}
