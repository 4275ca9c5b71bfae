/** Which hosts scripts of integrations can use on published pages, and which ones were blocked. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema
    .alterTable('sites')
    .addColumn('script_sources', text, (c) => c.notNull().defaultTo('declared'))
    .execute()
  await schema
    .createTable('site_blocked_hosts')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('site', text, (c) => c.notNull())
    .addColumn('directive', text, (c) => c.notNull())
    .addColumn('host', text, (c) => c.notNull())
    .addColumn('first_at', text, (c) => c.notNull())
    .addColumn('last_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('site_blocked_hosts_key', ['organization', 'site', 'directive', 'host'])
    .execute()
}
