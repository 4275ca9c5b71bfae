/** Which revisions of main changed which page. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('page_changes')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('main_number', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('page_changes_key', ['space', 'page', 'main_number'])
    .execute()
}
