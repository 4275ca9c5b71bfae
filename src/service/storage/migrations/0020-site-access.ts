/** What members of the organization may do on a site; null: what their role there says. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { integer }: ColumnTypes): Promise<void> => {
  await schema.alterTable('sites').addColumn('default_level', integer).execute()
}
