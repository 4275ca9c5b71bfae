/** The last results of content sources, so that pages outlive a restart and a failing source. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, bytes }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('computed_results')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('inputs', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addColumn('computed_at', text, (c) => c.notNull())
    .addColumn('fresh_until', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('computed_results_key', ['space', 'key'])
    .execute()
  await schema.createIndex('computed_results_age').on('computed_results').columns(['computed_at']).execute()
}
