/** Scheduled backups and what their rehearsals found. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('backups')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('due', text)
    .addColumn('active', integer)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('started_by', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('job', text, (c) => c.notNull())
    .addColumn('started_at', text, (c) => c.notNull())
    .addColumn('written_at', text)
    .addColumn('proved_at', text)
    .addColumn('finished_at', text)
    .addColumn('removed_at', text)
    .addColumn('bytes', integer)
    .addColumn('rows', integer)
    .addColumn('pages', integer)
    .addColumn('sealed', integer, (c) => c.notNull())
    .addColumn('error', text)
    .addUniqueConstraint('backups_due', ['due'])
    .addUniqueConstraint('backups_active', ['active'])
    .addUniqueConstraint('backups_name', ['name'])
    .execute()
  await schema.createIndex('backups_by_start').on('backups').columns(['started_at', 'id']).execute()
  for (const step of ['written', 'proved'])
    await schema.createIndex(`backups_by_${step}`).on('backups').column(`${step}_at`).execute()
}
