/** Ends a run in the transaction of its outcome. */
import type { Context } from '../../context.ts'
import type { TranslationRow, TranslationRunRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { askForRun } from './queue-run.ts'
import { recordTranslation } from '../model/translation-event.ts'

interface RunEnd {
  readonly outcome: NonNullable<TranslationRunRow['outcome']>
  readonly message?: string | undefined
  /** Who stopped it, or asked for it. */
  readonly actor: string
}

/** What the statistics of a translation count of a run. */
const statistics = (row: TranslationRow, run: TranslationRunRow, now: string) => {
  const milliseconds = run.started_at === null ? 0 : Date.parse(now) - Date.parse(run.started_at)
  const pages = (JSON.parse(run.pages) as unknown[]).length
  return {
    ...{ runs: Number(row.runs) + 1, total_milliseconds: Number(row.total_milliseconds) + milliseconds },
    ...{
      total_words: Number(row.total_words) + Number(run.words),
      total_pages: Number(row.total_pages) + pages,
    },
    ...{ latest_milliseconds: milliseconds, latest_pages: pages, latest_words: Number(run.words) },
  }
}

/** Ends the run and starts the one that was asked for meanwhile. `row` is locked, and as it is now. */
export const endRun = async (
  ctx: Context,
  db: Db,
  row: TranslationRow,
  run: TranslationRunRow,
  { outcome, message, actor }: RunEnd,
): Promise<void> => {
  const now = ctx.now()
  await db
    .updateTable('translation_runs')
    .set({ state: 'finished', outcome, message: message ?? null, finished_at: now })
    .where('id', '=', run.id)
    .execute()
  const change = {
    ...{ run: null, run_again: 0 as const, last_run: run.id },
    ...(run.started_at !== null && statistics(row, run, now)),
  }
  await db.updateTable('translations').set(change).where('id', '=', row.id).execute()
  await recordTranslation(ctx, db, row, {
    ...{ kind: 'translation.run-finished', actor },
    data: { language: row.language, outcome },
  })
  // Stopping it forgot what was asked for before.
  if (Number(row.run_again) === 1)
    await askForRun(ctx, db, { ...row, ...change }, { cause: 'automatic', person: '' })
}
