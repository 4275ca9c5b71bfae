/** When the person of a session last reauthenticated, and what people have dismissed permanently. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  // Null for existing sessions: they must reauthenticate for the first operation that requires it.
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
