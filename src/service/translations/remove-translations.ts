/** An organization is deleted, and its translations with their memory, glossary and engines. */
import type { Context } from '../context.ts'
import type { Db } from '../storage/store.ts'
import { deleteTranslations } from './model/write-translation.store.ts'

export const removeTranslations = async (ctx: Context, db: Db, organization: string): Promise<void> => {
  const rows = await db
    .selectFrom('translations')
    .selectAll()
    .where('organization', '=', organization)
    .execute()
  await deleteTranslations(ctx, db, rows)
  for (const table of ['translation_memory', 'glossary_entries', 'translation_engines'] as const)
    await db.deleteFrom(table).where('organization', '=', organization).execute()
}
