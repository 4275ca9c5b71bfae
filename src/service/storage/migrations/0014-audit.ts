/** The audit log: the operations in each organization, chained by hashes. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('audit_heads')
    .addColumn('organization', text, (c) => c.primaryKey())
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .execute()
  await schema
    .createTable('audit_events')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('occurred_at', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('actor_name', text, (c) => c.notNull())
    .addColumn('target_kind', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('target_title', text, (c) => c.notNull())
    .addColumn('source', text)
    .addColumn('before', text)
    .addColumn('after', text)
    .addColumn('previous_hash', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('audit_events_key', ['organization', 'number'])
    .execute()
  for (const column of ['actor', 'action', 'target', 'occurred_at'])
    await schema
      .createIndex(`audit_events_by_${column}`)
      .on('audit_events')
      .columns(['organization', column, 'number'])
      .execute()
}
