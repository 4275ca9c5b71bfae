/** The paths that pages had on main. */
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async ({ schema }: Db, { text }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('former_paths')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('left_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('former_paths_key', ['space', 'path', 'page'])
    .execute()
}
