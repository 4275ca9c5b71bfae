/** Which translation a sentence of the memory comes from, so that only those who can read it are shown the sentence. */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'

export const up = async (db: Db, { text }: ColumnTypes): Promise<void> => {
  await db.schema
    .alterTable('translation_memory')
    .addColumn('translation', text, (c) => c.notNull().defaultTo(''))
    .execute()
  // Any translation that has the sentence now; without one, only administrators are shown it.
  await sql`update translation_memory set translation = coalesce((
    select t.id from translations t
    join translation_units u on u.translation = t.id and u.source_hash = translation_memory.source_hash
    where t.organization = translation_memory.organization
      and t.source_language || '>' || t.language = translation_memory.pair
    order by t.id limit 1), '')`.execute(db)
}
