/** Sites whose visitors are signed in by an integration. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('sites').addColumn('visitor_integration', text).execute()
}
