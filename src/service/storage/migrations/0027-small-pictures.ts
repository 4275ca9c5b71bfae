/** Smaller versions of pictures, so that a list of photographs does not download all of them. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer, bytes }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('small_pictures')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('width', integer, (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('small_pictures_key', ['space', 'hash', 'width'])
    .execute()
}
