/**
 * Why revisions exist; for existing ones where their type and place say it. And which spaces ask for an approval by
 * default: not the existing ones, but new ones in every organization.
 */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text, integer }: ColumnTypes): Promise<void> => {
  for (const column of ['cause', 'via', 'token_name'])
    await db.schema.alterTable('revisions').addColumn(column, text).execute()
  // Unknown: a rollback (revert or restore), and the second of a space, which can be an import or the first edit.
  await sql`update revisions set cause = case
      when type = 'merge' then 'merge'
      when type = 'update' then 'update'
      when type = 'edits' and main_number = 1 then 'create'
      when type = 'edits' and (main_number is null or main_number > 2) then 'edit'
    end`.execute(db)
  for (const [table, value] of [
    ['spaces', 0],
    ['organizations', 1],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn('default_rules', integer, (c) => c.notNull().defaultTo(value))
      .execute()
}
