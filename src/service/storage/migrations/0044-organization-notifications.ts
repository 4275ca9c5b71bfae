/** Notifications about what belongs to an organization instead of a space: so far, API specifications. */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text }: ColumnTypes): Promise<void> => {
  for (const column of ['organization', 'api_spec'])
    await db.schema
      .alterTable('notifications')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  await sql`update notifications set organization =
    coalesce((select organization from spaces where spaces.id = notifications.space), '')`.execute(db)
}
