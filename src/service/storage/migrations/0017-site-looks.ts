/** Pending looks of sites, and when a site was last published. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text, integer }: ColumnTypes): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('site_look_drafts')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('site', text, (c) => c.notNull())
    .addColumn('look', text, (c) => c.notNull())
    .addColumn('base', text, (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('site_look_drafts_key', ['organization', 'site'])
    .execute()
  await schema.alterTable('sites').addColumn('last_published_at', text).execute()
  // Until now only the time of the first publication was recorded.
  await db
    .updateTable('sites')
    .set((e) => ({ last_published_at: e.ref('published_at') }))
    .execute()
}
