/** Objects of the file storage that no row names. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('unused_files')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('found_at', text, (c) => c.notNull())
    .addColumn('claimed', integer, (c) => c.notNull())
    .execute()
  await schema.createIndex('unused_files_by_time').on('unused_files').column('found_at').execute()
}
