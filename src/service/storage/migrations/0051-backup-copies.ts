/** Copies of backups in an object storage. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  for (const column of ['copied_at', 'copy_removed_at', 'copy_error'])
    await schema.alterTable('backups').addColumn(column, text).execute()
  await schema.createIndex('backups_by_copied').on('backups').column('copied_at').execute()
}
