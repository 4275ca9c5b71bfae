/** Notifications, and the change requests that people have muted. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text, integer }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('notifications')
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('change_request', text, (c) => c.notNull())
    .addColumn('comment', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('times', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('read_at', text)
    .addPrimaryKeyConstraint('notifications_key', ['person', 'id'])
    .execute()
  await schema
    .createIndex('notifications_in_order')
    .on('notifications')
    .columns(['person', 'created_at', 'id'])
    .execute()
  await schema
    .createIndex('notifications_unread')
    .on('notifications')
    .columns(['person', 'change_request', 'reason', 'read_at'])
    .execute()
  await schema
    .createTable('mutes')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('change_request', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['space', 'change_request', 'person'])
    .execute()
}
