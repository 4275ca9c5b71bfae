/** Feedback of readers on pages of published sites. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('site_feedback')
    .addColumn('organization', text, (c) => c.notNull())
    .addColumn('site', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('site_space', text, (c) => c.notNull())
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('page_title', text, (c) => c.notNull())
    .addColumn('revision', text, (c) => c.notNull())
    .addColumn('rating', text, (c) => c.notNull())
    .addColumn('comment', text)
    .addColumn('visitor', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('site_feedback_key', ['organization', 'site', 'id'])
    .addUniqueConstraint('site_feedback_once', ['organization', 'site', 'space', 'page', 'visitor'])
    .execute()
  await schema
    .createIndex('site_feedback_latest')
    .on('site_feedback')
    .columns(['organization', 'site', 'created_at', 'id'])
    .execute()
  await schema.createIndex('site_feedback_of_space').on('site_feedback').columns(['space']).execute()
}
