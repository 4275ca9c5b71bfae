/** The job of a change of the glossary: what machines translated is redone, what people wrote is checked. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { findTranslation, lockTranslation } from '../model/translations.queries.ts'
import { askForRun } from '../run/queue-run.ts'
import { withChecks } from '../units/checked-units.ts'
import { putUnits, recount, unitBatches } from '../units/unit-rows.store.ts'
import type { ShownUnit } from '../units/unit-view.ts'
import { unitId } from '../units/unit-view.ts'
import { recordUnitsChanged } from '../units/write-units.ts'
import { affectedUnits, isMachine } from './affected-units.ts'
import type { Glossary } from './glossary.store.ts'
import { glossaryOf } from './glossary.store.ts'

export const glossaryJob = 'translations-glossary'

/** The former and the new terms of what changed, without the words that are forbidden for them. */
interface GlossaryChange {
  readonly terms: Glossary
}

/** Adds the job in the transaction `db` that changes the terms. */
export const queueGlossaryChange = async (
  ctx: Context,
  db: Db,
  {
    organization,
    person,
    terms,
  }: GlossaryChange & { readonly organization: string; readonly person: string },
): Promise<void> => {
  if (terms.length === 0) return
  const input: GlossaryChange = { terms: terms.map(({ forbidden: _forbidden, ...term }) => term) }
  await ctx.jobs.add(db, { kind: glossaryJob, organization, person, input })
}

/** Translated, or waiting to be delivered; while a run is going on, an engine may have any of the missing ones. */
const begun = ({ run }: TranslationRow) =>
  run === null ? sql`(u.held <> 'missing' or u.suggestion is not null)` : sql`1 = 1`

/** What a machine translated with the former terms. The engine `memory` has nothing else for what is missing. */
const isRedone = ({ engine }: TranslationRow, unit: ShownUnit): boolean =>
  isMachine(unit) || (unit.held === 'missing' && unit.suggestion !== null && engine !== 'memory')

/**
 * Marks what machines translated, and checks the rest; returns the ids of those that changed meanwhile.
 * The glossary is read after the units: a job of a later change that has written one of them before, has changed the
 * glossary before that.
 */
const redoUnits = async (
  ctx: Context,
  row: TranslationRow,
  affected: readonly ShownUnit[],
  job: JobContext,
): Promise<ReadonlySet<string>> => {
  const glossary = await glossaryOf(ctx, row.organization)
  const left = new Set(affected.map(unitId))
  const changed = affected.map((shown) => {
    const { page_title: _title, inconsistent: _inconsistent, ...unit } = shown
    return isRedone(row, shown)
      ? { ...unit, redo: 1 as const, suggestion: null, suggestion_hash: null }
      : unit
  })
  for (const some of chunks(changed, 500))
    for (const batch of unitBatches(await withChecks(some, glossary, row))) {
      const written = await ctx.store.write(async (db) => {
        await job.wanted(db)
        return putUnits(db, batch)
      })
      for (const unit of written) left.delete(unitId(unit))
    }
  return left
}

/** How often an attempt marks units that a run or a person changes meanwhile. */
const tries = 5

/**
 * Follows the change in one translation; returns the number of units that are left to another attempt. A run that has
 * sent one of the units leaves the answer out, because the row has changed.
 */
const followIn = async (
  ctx: Context,
  row: TranslationRow,
  terms: Glossary,
  job: JobContext,
): Promise<number> => {
  const { store } = ctx
  const affected = await affectedUnits(store.read, row, terms, begun(row))
  if (affected.length === 0) return 0
  let rest = affected
  for (let attempt = 1; rest.length > 0 && attempt <= tries; attempt += 1) {
    const left = await redoUnits(ctx, row, rest, job)
    rest =
      left.size === 0
        ? []
        : (await affectedUnits(store.read, row, terms, begun(row))).filter((unit) => left.has(unitId(unit)))
  }
  await store.write(async (db) => {
    await job.wanted(db)
    const current = await lockTranslation(db, row.id)
    if (!current) return
    await recount(ctx, db, row.id, [...new Set(affected.map(({ page }) => page))])
    await recordUnitsChanged(ctx, db, current, job.person, affected.length)
    if (
      affected.some(({ held }) => held === 'machine' || held === 'missing') &&
      (current.result_revision !== null || current.run !== null)
    )
      await askForRun(ctx, db, current, { cause: 'glossary', person: job.person })
  })
  return rest.length
}

/** Follows a change in all translations of the organization. A second attempt may redo what the first has redone. */
export const followGlossaryChange =
  (ctx: Context) =>
  async ({ terms }: GlossaryChange, job: JobContext): Promise<void> => {
    const ids = await ctx.store.read
      .selectFrom('translations')
      .select('id')
      .where('organization', '=', job.organization)
      .orderBy('id')
      .execute()
    let left = 0
    for (const [at, { id }] of ids.entries()) {
      job.signal.throwIfAborted()
      job.progress(at, ids.length)
      const row = await findTranslation(ctx.store.read, id)
      if (row) left += await followIn(ctx, row, terms, job)
    }
    if (left > 0) throw new Error(`${left} units changed whenever the glossary was to be applied to them.`)
  }
