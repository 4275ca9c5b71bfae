/** Deletes translations with everything but their memory and the translated spaces. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import { translationTables } from '../../storage/schema/translation-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'

export const deleteTranslations = async (
  ctx: Context,
  db: Db,
  rows: readonly TranslationRow[],
): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  const jobs = await db
    .selectFrom('translation_runs')
    .select('job')
    .where(among(ctx.store.engine, sql.ref('translation'), ids))
    .where('state', '!=', 'finished')
    .execute()
  // At most one for each translation.
  for (const { job } of jobs) await ctx.jobs.cancel(db, job)
  for (const table of translationTables)
    await db
      .deleteFrom(table)
      .where(among(ctx.store.engine, sql.ref('translation'), ids))
      .execute()
  await db
    .deleteFrom('translations')
    .where(among(ctx.store.engine, sql.ref('id'), ids))
    .execute()
}
