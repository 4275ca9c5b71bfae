/**
 * Links by target, at the head of main, to find the links that a merge breaks without reading all documents. Rebuilt
 * from content when missing; not part of a backup between engines.
 */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('link_heads')
    .addColumn('space', text, (c) => c.primaryKey())
    .addColumn('root', text, (c) => c.notNull())
    .execute()
  await schema
    .createTable('page_links')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('ordinal', integer, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('reference', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('page_links_key', ['space', 'source', 'ordinal'])
    .execute()
  await schema.createIndex('page_links_by_target').on('page_links').columns(['target']).execute()
}
