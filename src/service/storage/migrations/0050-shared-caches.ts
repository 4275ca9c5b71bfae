/** What shared caches in front of public sites may hold, and what they have still to be told. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('cached_sites')
    .addColumn('site', text, (c) => c.primaryKey())
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('spaces', text, (c) => c.notNull())
    .execute()
  await schema.createIndex('cached_sites_by_organization').on('cached_sites').column('organization').execute()
  await schema
    .createTable('due_purges')
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('due_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('due_purges_key', ['key', 'due_at'])
    .execute()
  await schema.createIndex('due_purges_by_time').on('due_purges').column('due_at').execute()
}
