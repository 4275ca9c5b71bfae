/**
 * Translates what the next delivery needs: from the memory, else with the engine. What is finished is stored with its
 * unit and in the memory at once, so that a run which is stopped loses nothing.
 */
import type { Context } from '../../context.ts'
import type {
  TranslationMemoryRow,
  TranslationRow,
  TranslationUnitRow,
} from '../../storage/schema/translation-tables.ts'
import { chunks } from '../../storage/sql.ts'
import { termPairs, type TermPair } from '../../../content/translation/glossary-terms.ts'
import type { Engine, EngineAnswer, EngineText } from '../engines/engine.ts'
import { engineBatches, translateTexts } from '../engines/translate-texts.ts'
import type { Glossary } from '../glossary/glossary.store.ts'
import { contextHash, remember, rememberedFor } from '../memory.store.ts'
import { checksOf, taggedOf, termsOf } from '../units/checked-units.ts'
import { putUnits, unitBatches, unitsOfPages } from '../units/unit-rows.store.ts'

/** Pages whose units are looked at together. */
const pagesAtOnce = 50

/** Whether a run has to translate the unit: into its target, or as a suggestion beside what a person wrote. */
const needsTranslation = (row: TranslationUnitRow): boolean => {
  if (row.suggestion !== null && row.suggestion_hash === row.source_hash) return false
  return row.held === 'missing' || row.state === 'stale' || (Number(row.redo) === 1 && row.held === 'machine')
}

/** Whether its target is replaced by what a run made of it. */
export const takesSuggestion = (row: TranslationUnitRow): boolean =>
  row.suggestion !== null &&
  row.suggestion_hash === row.source_hash &&
  (row.held === 'missing' || (row.held === 'machine' && (row.state === 'stale' || Number(row.redo) === 1)))

export interface StagingRun {
  readonly ctx: Context
  readonly row: TranslationRow
  readonly engine: Engine
  readonly glossary: Glossary
  readonly instructions: string
  readonly signal: AbortSignal
  /** Characters that the limits leave. */
  remaining: number
  readonly pageDone: (pages: number) => Promise<void>
  /** The terms of the glossary in the two languages. */
  pairs?: readonly TermPair[]
}

/** The limit for characters was reached. */
export class LimitReached extends Error {}

interface Wanted {
  readonly row: TranslationUnitRow
  readonly context: string
}

const contexts = (rows: readonly TranslationUnitRow[]): readonly Wanted[] =>
  rows.map((row, at) => ({
    row,
    context: contextHash(rows[at - 1]?.source_hash, rows[at + 1]?.source_hash),
  }))

const staged = (
  row: TranslationUnitRow,
  suggestion: string,
  origin: 'machine' | 'memory',
  isReviewed = false,
): TranslationUnitRow => ({
  ...row,
  ...{ suggestion, suggestion_hash: row.source_hash, suggestion_origin: origin, problem: null },
  suggestion_reviewed: isReviewed ? 1 : 0,
})

const nameOf = ({ page, unit }: Pick<TranslationUnitRow, 'page' | 'unit'>): string => `${page}:${unit}`

/** The names of the rows that were written: those that nobody changed meanwhile. */
const write = async (
  { store }: Context,
  rows: readonly TranslationUnitRow[],
): Promise<ReadonlySet<string>> => {
  const written = new Set<string>()
  for (const batch of unitBatches(rows))
    for (const row of await store.write((db) => putUnits(db, batch))) written.add(nameOf(row))
  return written
}

const choose = (found: readonly TranslationMemoryRow[] | undefined, context: string) => {
  const same = found?.find((one) => one.context_hash === context)
  const row = same ?? found?.[0]
  return row && { target: row.target, isReviewed: same !== undefined && Number(same.reviewed) === 1 }
}

/** Takes what the memory holds; returns the rest. */
const fromMemory = async (run: StagingRun, wanted: readonly Wanted[]): Promise<readonly Wanted[]> => {
  const { ctx, row, glossary } = run
  const fresh = wanted.filter((one) => Number(one.row.redo) === 0)
  const found = await rememberedFor(
    ctx,
    row,
    fresh.map((one) => one.row.source_hash),
  )
  const chosen = fresh.flatMap((one) => {
    const memory = choose(found.get(one.row.source_hash), one.context)
    return memory ? [{ ...one, ...memory }] : []
  })
  const checks = await checksOf(
    chosen.map((one) => ({ ...one.row, target: one.target })),
    glossary,
    row,
  )
  const taken = chosen.filter((_one, at) => !checks[at]?.some(({ severity }) => severity === 'error'))
  await write(
    ctx,
    taken.map((one) => staged(one.row, one.target, 'memory', one.isReviewed)),
  )
  const isTaken = new Set(taken.map((one) => one.row))
  return wanted.filter((one) => !isTaken.has(one.row))
}

const failed = (row: TranslationUnitRow, problem: string): TranslationUnitRow => ({ ...row, problem })

/** The rows with the answers of the engine, those with errors left out with the reason. */
const answered = async (
  { row, glossary }: StagingRun,
  batch: readonly Wanted[],
  answers: readonly EngineAnswer[],
) => {
  const texts = batch.flatMap((one, at) => {
    const answer = answers[at]
    return answer && 'text' in answer ? [{ ...one, target: answer.text }] : []
  })
  const checks = await checksOf(
    texts.map((one) => ({ ...one.row, target: one.target })),
    glossary,
    row,
  )
  const errors = new Map(
    texts.map((one, at) => [one.row, checks[at]?.find(({ severity }) => severity === 'error')?.message]),
  )
  const good = texts.filter((one) => errors.get(one.row) === undefined)
  const problems = batch.flatMap((one, at) => {
    const answer = answers[at]
    const problem =
      answer && 'text' in answer
        ? errors.get(one.row)
        : (answer?.problems.join(' ') ?? 'The engine left it out.')
    return problem === undefined ? [] : [failed(one.row, problem)]
  })
  return { good, problems }
}

const translateBatch = async (run: StagingRun, batch: readonly (Wanted & EngineText)[]): Promise<void> => {
  const { ctx, row, engine, instructions, signal } = run
  const glossary = (run.pairs ??= termPairs(run.glossary, row.source_language, row.language))
  const answers = await translateTexts(
    engine,
    batch,
    { from: row.source_language, to: row.language, instructions, signal, glossary },
    (characters) => characters <= run.remaining,
  )
  const { good, problems } = await answered(run, batch, answers)
  const rows = good.map((one) => staged(one.row, one.target, 'machine'))
  const written = await write(ctx, [...rows, ...problems])
  const stored = good.filter((one) => written.has(nameOf(one.row)))
  if (engine.isMetered)
    await ctx.store.write((db) =>
      remember(
        ctx,
        db,
        row,
        stored.map((one) => ({ unit: one.row, context: one.context, target: one.target, isReviewed: false })),
        { byMachine: true },
      ),
    )
}

/** The first texts of a batch, as many as the limit leaves room for. */
const withinLimit = <Item extends EngineText>(
  { engine, remaining }: StagingRun,
  batch: readonly Item[],
): readonly Item[] => {
  let length = 0
  const end = batch.findIndex(({ tagged }) => (length += tagged.text.length) > remaining)
  return engine.isMetered && end >= 0 ? batch.slice(0, end) : batch
}

const stagePages = async (run: StagingRun, pages: readonly string[]): Promise<void> => {
  const { ctx, row, engine, glossary } = run
  const rows = await unitsOfPages(ctx.store, ctx.store.read, row.id, pages)
  const wanted = pages
    .flatMap((page) => contexts(rows.get(page) ?? []))
    .filter((one) => needsTranslation(one.row))
  if (wanted.length === 0) return
  const rest = (await fromMemory(run, wanted)).map((one) => ({
    ...one,
    tagged: taggedOf(one.row),
    terms: termsOf(one.row, glossary, row),
  }))
  for (const batch of engineBatches(engine, rest)) {
    const some = withinLimit(run, batch)
    if (some.length > 0) await translateBatch(run, some)
    if (some.length < batch.length) throw new LimitReached()
  }
}

/** Translates the units of these pages, in their order. Rejects with the errors of the engine, or `LimitReached`. */
export const stageUnits = async (run: StagingRun, pages: readonly string[]): Promise<void> => {
  let done = 0
  for (const some of chunks(pages, pagesAtOnce)) {
    run.signal.throwIfAborted()
    await stagePages(run, some)
    done += some.length
    await run.pageDone(done)
  }
}
