/** When the person of a session last showed who they are, and what people have put aside for good. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  // Null for sessions from before: they are asked at the first thing that needs it.
  await schema.alterTable('sessions').addColumn('proved_at', text).execute()
  await schema
    .createTable('dismissals')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('what', text, (c) => c.notNull())
    .addColumn('dismissed_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('dismissals_key', ['organization', 'person', 'what'])
    .execute()
}
