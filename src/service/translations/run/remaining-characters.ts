import type { Context } from '../../context.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import { defaultLimits, monthOf } from '../model/translation-view.ts'

/** Characters that the limits of the translation leave to a run that has `sent` some before it was interrupted. */
export const remainingCharacters = async (ctx: Context, row: TranslationRow, sent = 0): Promise<number> => {
  const { used } = await ctx.store.read
    .selectFrom('translation_runs')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('characters'), e.lit(0)).as('used'))
    .where('translation', '=', row.id)
    .where('created_at', '>=', monthOf(ctx.now()))
    .executeTakeFirstOrThrow()
  const perRun = Number(row.characters_per_run ?? defaultLimits.charactersPerRun)
  const perMonth = Number(row.characters_per_month ?? defaultLimits.charactersPerMonth)
  return Math.max(0, Math.min(perRun - sent, perMonth - Number(used)))
}
