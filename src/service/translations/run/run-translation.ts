/**
 * The job of a run: reads one revision of the source, translates what is new or stale, and delivers one revision of the
 * result. Run again after an interruption it goes on: what was translated is stored with its unit.
 */
import { setInterval } from 'node:timers'
import { plainTextOf } from '../../change-requests/plain-text.ts'
import type { Context } from '../../context.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import type { TranslationRow, TranslationRunRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { storeUnavailable } from '../../storage/store-unavailable.ts'
import { Failure } from '../../http/failure.ts'
import type { Engine } from '../engines/engine.ts'
import { EngineBusy, EngineExhausted, EngineRefused, EngineTooLarge } from '../engines/engine.ts'
import { openEngine } from '../engines/open-engine.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { findTranslation, lockTranslation } from '../model/translations.queries.ts'
import { refreshUnits } from '../units/refresh-units.ts'
import type { RefreshedUnits } from '../units/refresh-units.ts'
import { pagesOf } from '../units/unit-rows.store.ts'
import type { Delivered } from './deliver-result.ts'
import { deliverResult } from './deliver-result.ts'
import { endRun } from './end-run.ts'
import type { RunInput } from './queue-run.ts'
import { remainingCharacters } from './remaining-characters.ts'
import { authorOf, spaceOfRun, updateResult } from './result-line.ts'
import { withResultSpace } from './result-space.ts'
import type { StagingRun } from './stage-units.ts'
import { LimitReached, stageUnits } from './stage-units.ts'
import { recordTranslation } from '../model/translation-event.ts'

const cancelMilliseconds = 500
const progressMilliseconds = 1000

interface Ending {
  readonly outcome: 'done' | 'partial' | 'cancelled' | 'failed'
  readonly message?: string
}

const findRun = (db: Db, id: string): Promise<TranslationRunRow | undefined> =>
  db.selectFrom('translation_runs').selectAll().where('id', '=', id).executeTakeFirst()

/** Aborted when a person stops the run, or the job ends. */
const stopSignal = (ctx: Context, run: string, job: JobContext) => {
  const stop = new AbortController()
  const look = async () => {
    const row = await findRun(ctx.store.read, run)
    if (row?.outcome === 'cancelled') stop.abort()
  }
  const timer = setInterval(() => void look().catch(() => {}), cancelMilliseconds)
  timer.unref()
  return {
    signal: AbortSignal.any([stop.signal, job.signal]),
    isStopped: () => stop.signal.aborted,
    end: () => clearInterval(timer),
  }
}

/** Reports pages at most once a second. */
const progressOf = (ctx: Context, row: TranslationRow, run: TranslationRunRow, job: JobContext) => {
  let reported = 0
  return async (done: number, total: number): Promise<void> => {
    job.progress(done, total)
    if (Date.now() - reported < progressMilliseconds && done < total) return
    reported = Date.now()
    await ctx.store.write(async (db) => {
      await job.wanted(db)
      await db
        .updateTable('translation_runs')
        .set({ pages_done: done, pages_total: total })
        .where('id', '=', run.id)
        .execute()
      await recordTranslation(ctx, db, row, {
        ...{ kind: 'translation.progressed', actor: run.person },
        data: { language: row.language, pagesDone: done, pagesTotal: total },
      })
    })
  }
}

const isRefusal = (error: unknown): boolean =>
  [EngineRefused, EngineBusy, EngineExhausted, EngineTooLarge].some((kind) => error instanceof kind)

/** The engine with each request counted before it is sent, so that a process which is killed has counted it. */
const counted = (engine: Engine, count: (characters: number) => Promise<void>): Engine => ({
  ...engine,
  async translate(request) {
    const length = request.texts.reduce((sum, { tagged }) => sum + tagged.text.length, 0)
    await count(length)
    try {
      return await engine.translate(request)
    } catch (error) {
      if (isRefusal(error)) await count(-length)
      throw error
    }
  },
})

/** Adds to the characters that a run has sent. */
const countOf =
  ({ store }: Context, { id }: TranslationRunRow, job: JobContext) =>
  (characters: number): Promise<void> =>
    store.write(async (db) => {
      await job.wanted(db)
      await db
        .updateTable('translation_runs')
        .set((e) => ({ characters: e('characters', '+', characters) }))
        .where('id', '=', id)
        .execute()
    })

/** How a run ends whose translating was interrupted; undefined if it is no ending but a fault. */
const endingOf = (error: unknown, isStopped: boolean): Ending | undefined => {
  if (isStopped) return { outcome: 'cancelled' }
  if (error instanceof LimitReached)
    return {
      outcome: 'partial',
      message: 'The limit for characters is used up. Raise it, or run again next month.',
    }
  if (error instanceof EngineExhausted || error instanceof EngineBusy)
    return { outcome: 'partial', message: error.message }
  if (error instanceof EngineRefused) return { outcome: 'failed', message: error.message }
  return undefined
}

/** Tells of the units that are left why they are missing. */
const explain = async (ctx: Context, row: TranslationRow, { message }: Ending): Promise<void> => {
  if (message === undefined) return
  await ctx.store.write((db) =>
    db
      .updateTable('translation_units')
      .set({ problem: message })
      .where('translation', '=', row.id)
      .where('held', '=', 'missing')
      .where('suggestion', 'is', null)
      .execute(),
  )
}

/** Translates the units; the result says how it ended. */
const stage = async (
  ctx: Context,
  { row }: RefreshedUnits,
  run: TranslationRunRow,
  job: JobContext,
): Promise<Ending> => {
  const { signal, isStopped, end } = stopSignal(ctx, run.id, job)
  try {
    const engine = await openEngine(ctx, row.organization, row.engine)
    const pages = (await pagesOf(ctx.store.read, row.id))
      .filter(({ position }) => Number(position) >= 0)
      .map(({ page }) => page)
    const report = progressOf(ctx, row, run, job)
    const count = countOf(ctx, run, job)
    const staging: StagingRun = {
      ...{ ctx, row, signal },
      engine: engine.isMetered
        ? counted(engine, async (characters) => {
            staging.remaining -= characters
            await count(characters)
          })
        : engine,
      glossary: await glossaryOf(ctx, row.organization),
      instructions: plainTextOf(row.instructions),
      remaining: await remainingCharacters(ctx, row, Number(run.characters)),
      pageDone: (done) => report(done, pages.length),
    }
    try {
      await stageUnits(staging, pages)
    } finally {
      await ctx.store.write((db) =>
        db
          .updateTable('translation_runs')
          .set({ pages_total: pages.length })
          .where('id', '=', run.id)
          .execute(),
      )
    }
    return { outcome: 'done' }
  } catch (error) {
    job.signal.throwIfAborted()
    const ending = endingOf(error, isStopped())
    if (ending === undefined) throw error
    await explain(ctx, row, ending)
    return ending
  } finally {
    end()
  }
}

/** What the last step of a run leaves behind, in one transaction. */
const finish = (
  ctx: Context,
  run: TranslationRunRow,
  job: JobContext,
  ending: Ending,
  delivered?: Delivered & { readonly failed: number; readonly kept: number },
): Promise<void> =>
  ctx.store.write(async (db) => {
    await job.wanted(db)
    const row = await lockTranslation(db, run.translation)
    if (!row) return
    await db
      .updateTable('translation_runs')
      .set(
        delivered === undefined
          ? { job: job.id }
          : {
              ...{ translated: delivered.translated, from_memory: delivered.fromMemory },
              ...{ failed: delivered.failed, kept: delivered.kept, words: delivered.words },
              ...{ revision: delivered.revision, change_request: delivered.changeRequest },
              ...{ pages: JSON.stringify(delivered.pages), removed: JSON.stringify(delivered.removed) },
            },
      )
      .where('id', '=', run.id)
      .execute()
    const now = await findRun(db, run.id)
    if (now) await endRun(ctx, db, row, now, { ...ending, actor: run.person })
  })

/** Units that are missing after the run, and stale ones that people wrote. */
const leftOver = async (ctx: Context, translation: string) => {
  const rows = await ctx.store.read
    .selectFrom('translation_units')
    .select((e) => ['held', e.fn.countAll<number>().as('total')])
    .where('translation', '=', translation)
    .where('state', 'in', ['missing', 'stale'])
    .groupBy('held')
    .execute()
  const total = (...held: string[]) =>
    rows.reduce((sum, row) => sum + (held.includes(row.held) ? Number(row.total) : 0), 0)
  return { failed: total('missing'), kept: total('edited', 'reviewed') }
}

const leftMessage = (count: number): string =>
  `${count} ${count === 1 ? 'unit is' : 'units are'} still missing. See the reasons below.`

const translate = async (ctx: Context, run: TranslationRunRow, job: JobContext): Promise<void> => {
  const gone: Ending = { outcome: 'failed', message: 'The source space or the translated space was deleted.' }
  const row = await withResultSpace(ctx, run.translation)
  if (!row) return finish(ctx, run, job, gone)
  // Nothing is sent to an engine for a result that cannot be delivered.
  await spaceOfRun(row)(ctx.store.read)
  await updateResult(ctx, row, authorOf(run, row))
  const refreshed = await refreshUnits(ctx, row.id)
  if (refreshed?.head === undefined) return finish(ctx, run, job, gone)
  const ending = await stage(ctx, refreshed, run, job)
  const delivered = await deliverResult(ctx, refreshed, run, job)
  const left = await leftOver(ctx, row.id)
  const isPartial = ending.outcome === 'done' && left.failed > 0
  await finish(
    ctx,
    run,
    job,
    isPartial ? { outcome: 'partial', message: leftMessage(left.failed) } : ending,
    { ...delivered, ...left },
  )
}

/** Marks the run as going on; undefined if it is over. */
const begin = (ctx: Context, { run: id }: RunInput, job: JobContext) =>
  ctx.store.write(async (db) => {
    await job.wanted(db)
    const run = await findRun(db, id)
    if (!run || run.state === 'finished') return undefined
    const row = await findTranslation(db, run.translation)
    if (row?.run !== run.id) return undefined
    const change = { state: 'running' as const, started_at: run.started_at ?? ctx.now(), engine: row.engine }
    await db.updateTable('translation_runs').set(change).where('id', '=', id).execute()
    await recordTranslation(ctx, db, row, {
      ...{ kind: 'translation.progressed', actor: run.person },
      data: { language: row.language, pagesDone: 0, pagesTotal: 0 },
    })
    return { ...run, ...change }
  })

export const runTranslationJob =
  (ctx: Context) =>
  async (input: RunInput, job: JobContext): Promise<void> => {
    const run = await begin(ctx, input, job)
    if (!run) return
    try {
      await translate(ctx, run, job)
    } catch (error) {
      if (job.signal.aborted || storeUnavailable(error) !== undefined) throw error
      if (!(error instanceof Failure)) ctx.log.error({ err: error, run: run.id }, 'A translation run failed')
      const message =
        error instanceof Failure
          ? error.message
          : 'Something went wrong on the server. See the server log for details.'
      await finish(ctx, run, job, { outcome: 'failed', message })
    }
  }
