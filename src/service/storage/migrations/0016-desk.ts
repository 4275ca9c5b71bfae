/** Saved filters of the list of change requests, and broken links that a space ignores. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('saved_filters')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('filter', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('saved_filters_key', ['organization', 'person', 'id'])
    .addUniqueConstraint('saved_filters_name', ['organization', 'person', 'name'])
    .execute()
  await schema
    .createTable('ignored_links')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('reference', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('ignored_links_key', ['space', 'target'])
    .execute()
}
