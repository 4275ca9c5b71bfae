/** Anchors and replies of comments, mentions, and suggestions. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema.alterTable('comments').addColumn('anchor', text).execute()
  await schema.alterTable('comments').addColumn('review', text).execute()
  await schema.alterTable('comments').addColumn('assignee', text).execute()
  await schema
    .createTable('mentions')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('comment', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('mentions_key', ['space', 'comment', 'target', 'person'])
    .execute()
  await schema
    .createTable('suggestions')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('change_request', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('comment', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('node', text, (c) => c.notNull())
    .addColumn('base', text, (c) => c.notNull())
    .addColumn('replacement', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('settled_at', text)
    .addColumn('settled_by', text)
    .addColumn('revision', text)
    .addPrimaryKeyConstraint('suggestions_key', ['space', 'change_request', 'id'])
    .execute()
}
