/** Why a space ignores a broken link. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('ignored_links').addColumn('note', text).execute()
}
