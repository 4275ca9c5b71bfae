/** Why a site cannot be read at its own domain, as of the last check. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text }: ColumnTypes): Promise<void> => {
  await db.schema.alterTable('site_hostnames').addColumn('connection_problem', text).execute()
}
