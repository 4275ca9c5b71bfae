/** The default level of members on a site; null: their role in the organization. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { integer }: ColumnTypes): Promise<void> => {
  await schema.alterTable('sites').addColumn('default_level', integer).execute()
}
