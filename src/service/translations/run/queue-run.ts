/** Asks for runs of translations: one goes on at a time, and what is asked for meanwhile follows once. */
import type { Context } from '../../context.ts'
import type { TranslationRow, TranslationRunRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import { recordTranslation } from '../model/translation-event.ts'

export const translationJob = 'translation'

export interface RunInput {
  readonly run: string
}

interface RunRequest {
  readonly cause: TranslationRunRow['cause']
  /** '' if nobody asked for it. */
  readonly person: string
  /** When it may start; now if absent. */
  readonly dueAt?: string
}

const recordQueued = (ctx: Context, db: Db, row: TranslationRow, person: string) =>
  recordTranslation(ctx, db, row, {
    ...{ kind: 'translation.run-queued', actor: person },
    data: { language: row.language },
  })

/** Queues a run in the transaction `db`. The translation is locked and has no run. */
const addRun = async (
  ctx: Context,
  db: Db,
  row: TranslationRow,
  { cause, person, dueAt }: RunRequest,
): Promise<void> => {
  const id = ctx.mint('translation-run')
  const input: RunInput = { run: id }
  const job = await ctx.jobs.add(db, {
    ...{ kind: translationJob, organization: row.organization, person, input },
    ...(dueAt !== undefined && { dueAt }),
  })
  await db
    .insertInto('translation_runs')
    .values({
      ...{ id, translation: row.id, organization: row.organization, cause, state: 'queued', person, job },
      ...{ outcome: null, message: null, engine: row.engine, created_at: ctx.now() },
      ...{ started_at: null, finished_at: null, pages_done: 0, pages_total: 0, translated: 0 },
      ...{ from_memory: 0, failed: 0, kept: 0, words: 0, characters: 0 },
      ...{ revision: null, change_request: null, pages: '[]', removed: '[]' },
    })
    .execute()
  await db.updateTable('translations').set({ run: id, run_again: 0 }).where('id', '=', row.id).execute()
  await recordQueued(ctx, db, row, person)
}

/** Removes a run that has not started, so that another one can take its place. */
const dropQueued = async (ctx: Context, db: Db, run: TranslationRunRow): Promise<void> => {
  await ctx.jobs.cancel(db, run.job)
  await db.deleteFrom('translation_runs').where('id', '=', run.id).execute()
}

/** Forgets an automatic run that waits for its time. The translation is locked. */
export const dropWaitingRun = async (ctx: Context, db: Db, row: TranslationRow): Promise<void> => {
  const run = await db
    .selectFrom('translation_runs as r')
    .innerJoin('jobs as j', 'j.id', 'r.job')
    .selectAll('r')
    .where('r.id', '=', row.run ?? '')
    .where('r.state', '=', 'queued')
    .where('r.cause', '=', 'automatic')
    .where('j.due_at', '>', ctx.now())
    .executeTakeFirst()
  if (run === undefined) return
  await dropQueued(ctx, db, run)
  await db.updateTable('translations').set({ run: null }).where('id', '=', row.id).execute()
}

/**
 * Asks for a run in the transaction `db`, which has locked the translation. While one is going on, another follows it;
 * one that waits for its time starts now if a person asks.
 */
export const askForRun = async (
  ctx: Context,
  db: Db,
  row: TranslationRow,
  request: RunRequest,
): Promise<void> => {
  const run =
    row.run === null
      ? undefined
      : await db.selectFrom('translation_runs').selectAll().where('id', '=', row.run).executeTakeFirst()
  if (run === undefined) return addRun(ctx, db, row, request)
  if (run.state === 'running') {
    await db.updateTable('translations').set({ run_again: 1 }).where('id', '=', row.id).execute()
    return recordQueued(ctx, db, row, request.person)
  }
  // An automatic run that waits covers another one; a run that a person asked for has been queued already.
  if (request.cause !== 'manual' || run.cause === 'manual') return undefined
  await dropQueued(ctx, db, run)
  return addRun(ctx, db, row, request)
}
