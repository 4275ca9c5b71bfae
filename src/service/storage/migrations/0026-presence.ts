/** Who is editing a change request now. Every process answers from it, whichever one a window talks to. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('presences')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('change_request', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('window', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('begun_at', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('presences_key', ['space', 'change_request', 'person', 'window'])
    .execute()
}
