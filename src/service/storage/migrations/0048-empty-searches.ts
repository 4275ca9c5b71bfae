/** Searches of published sites that found nothing, counted by day. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('site_empty_searches')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('site', text, (c) => c.notNull())
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('searches', integer, (c) => c.notNull())
    .addColumn('last_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('site_empty_searches_key', ['organization', 'site', 'day', 'text'])
    .execute()
  await schema.createIndex('site_empty_searches_by_day').on('site_empty_searches').columns(['day']).execute()
}
