/** Delivers what a run made: one revision of the result, and then the rows of its units. */
import type { Context } from '../../context.ts'
import { chunks } from '../../storage/sql.ts'
import type {
  TranslationPageRow,
  TranslationRow,
  TranslationRunRow,
  TranslationUnitRow,
} from '../../storage/schema/translation-tables.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { inTurn } from '../../content/writing/write-queue.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { withChecks } from '../units/checked-units.ts'
import type { TextEntry } from '../units/page-texts.ts'
import { contentAt, textHashOf } from '../units/page-texts.ts'
import type { RefreshedUnits } from '../units/refresh-units.ts'
import { settledUnit, translationTurn } from '../units/refresh-units.ts'
import { pagesOf, putPages, putUnits, recount, unitBatches } from '../units/unit-rows.store.ts'
import type { BuiltPage, BuiltResult } from './build-result.ts'
import { buildResult } from './build-result.ts'
import { resultHead } from './result-head.ts'
import { authorOf, resultLine, spaceOfRun } from './result-line.ts'
import { takesSuggestion } from './stage-units.ts'
import type { WrittenResult } from './write-result.ts'
import { writeResult } from './write-result.ts'

export interface Delivered {
  readonly revision: string | null
  readonly changeRequest: string | null
  readonly translated: number
  readonly fromMemory: number
  readonly words: number
  readonly pages: readonly PageReport[]
  readonly removed: readonly { readonly page: { id: string; title: string }; readonly units: number }[]
}

/** Pages that a report lists. */
const mostPages = 1000

interface PageReport {
  readonly page: { readonly id: string; readonly title: string }
  readonly translated: number
  readonly fromMemory: number
  readonly failed: number
  readonly problems: readonly { readonly unit: string; readonly message: string }[]
}

const mostProblems = 10

/** A unit whose new target was put into the result. */
const appliedUnit = (row: TranslationUnitRow, own: string | undefined, now: string): TranslationUnitRow =>
  settledUnit({
    ...row,
    ...{ target: row.suggestion, base_source: row.source, base_hash: row.source_hash, at: now },
    held: Number(row.suggestion_reviewed) === 1 ? 'reviewed' : 'machine',
    ...{ origin: row.suggestion_origin, person: null, written_hash: own ?? null, problem: null, redo: 0 },
    ...{ suggestion: null, suggestion_hash: null, suggestion_origin: null, suggestion_reviewed: 0 },
  })

/** The rows of a page after its delivery; those that stay as they were are left out. */
const unitsAfter = (page: BuiltPage, now: string): TranslationUnitRow[] =>
  page.units.flatMap((row) => {
    const own = page.own.get(row.unit)
    const problem = page.problems.get(row.unit)
    if (problem !== undefined)
      return [{ ...row, ...(row.target === null && { problem, suggestion: null, suggestion_hash: null }) }]
    if (takesSuggestion(row)) return [appliedUnit(row, own, now)]
    return own === undefined || own === row.written_hash ? [] : [{ ...row, written_hash: own }]
  })

const reportOf = (page: BuiltPage, title: string): PageReport => {
  const applied = page.units.filter((row) => takesSuggestion(row) && !page.problems.has(row.unit))
  const failed = page.units.flatMap((row) => {
    const message = page.problems.get(row.unit) ?? row.problem
    return message !== null && row.target === null && !applied.includes(row)
      ? [{ unit: `${row.page}:${row.unit}`, message }]
      : []
  })
  const fromMemory = applied.filter((row) => row.suggestion_origin === 'memory').length
  return {
    page: { id: page.page, title },
    ...{ translated: applied.length - fromMemory, fromMemory, failed: failed.length },
    problems: failed.slice(0, mostProblems),
  }
}

const wordsOf = ({ units, problems }: BuiltPage): number =>
  units
    .filter((row) => takesSuggestion(row) && !problems.has(row.unit))
    .reduce((sum, { words }) => sum + Number(words), 0)

/** Writes the rows of units, and which result they agree with. */
const writeRows = async (
  ctx: Context,
  row: TranslationRow,
  { source }: RefreshedUnits,
  built: BuiltResult,
  written: WrittenResult,
): Promise<void> => {
  const { store } = ctx
  const now = ctx.now()
  const glossary = await glossaryOf(ctx, row.organization)
  const rows = new Map((await pagesOf(store.read, row.id)).map((page) => [page.page, page]))
  const pages: TranslationPageRow[] = []
  let isExact = true
  for (const some of chunks(built.pages, 50)) {
    const units = some.flatMap((page) => unitsAfter(page, now))
    for (const batch of unitBatches(await withChecks(units, glossary, row)))
      await store.write((db) => putUnits(db, batch))
    for (const { page, entry } of some) {
      const known = rows.get(page)
      if (!known) continue
      const stands = written.after.byName.get(entryName(entry)) as TextEntry | undefined
      const isSame = stands !== undefined && textHashOf(stands) === textHashOf(entry)
      isExact &&= isSame
      pages.push({ ...known, result_hash: isSame ? textHashOf(stands) : null })
    }
  }
  for (const some of chunks(pages, 200))
    await store.write(async (db) => {
      await putPages(db, some)
      await recount(
        ctx,
        db,
        row.id,
        some.map(({ page }) => page),
      )
    })
  await store.write((db) =>
    db
      .updateTable('translations')
      .set({ seen_source: source.root, seen_result: isExact ? written.after.root : null })
      .where('id', '=', row.id)
      .execute(),
  )
}

/** Pages that the source no longer has, with the number of units that people wrote; their rows go. */
const removePages = async (ctx: Context, row: TranslationRow): Promise<Delivered['removed']> => {
  const gone = (await pagesOf(ctx.store.read, row.id)).filter(({ position }) => Number(position) < 0)
  const removed: { page: { id: string; title: string }; units: number }[] = []
  for (const { page, title, edited, reviewed } of gone) {
    await ctx.store.write(async (db) => {
      for (const table of ['translation_units', 'translation_pages'] as const)
        await db.deleteFrom(table).where('translation', '=', row.id).where('page', '=', page).execute()
    })
    removed.push({ page: { id: page, title }, units: Number(edited) + Number(reviewed) })
  }
  return removed.slice(0, mostPages)
}

type Report = Pick<Delivered, 'translated' | 'fromMemory' | 'words' | 'pages'>

const reportOfRun = (built: BuiltResult): Report => {
  const reports = built.pages.map((page) => reportOf(page, page.entry.title))
  return {
    translated: reports.reduce((sum, one) => sum + one.translated, 0),
    fromMemory: reports.reduce((sum, one) => sum + one.fromMemory, 0),
    words: built.pages.reduce((sum, page) => sum + wordsOf(page), 0),
    pages: reports.filter((one) => one.translated + one.fromMemory + one.failed > 0).slice(0, mostPages),
  }
}

/** What an attempt before this one delivered, if it was interrupted after its revision. */
const deliveredBefore = (run: TranslationRunRow): Omit<Delivered, 'removed'> | undefined =>
  run.revision === null
    ? undefined
    : {
        ...{ revision: run.revision, changeRequest: run.change_request },
        ...{ translated: Number(run.translated), fromMemory: Number(run.from_memory) },
        ...{ words: Number(run.words), pages: JSON.parse(run.pages) as Delivered['pages'] },
      }

const sumOf = (before: Report, report: Report): Report => ({
  translated: before.translated + report.translated,
  fromMemory: before.fromMemory + report.fromMemory,
  words: before.words + report.words,
  pages: [...before.pages, ...report.pages].slice(0, mostPages),
})

/**
 * Writes the revision, and in the same transaction what the run reports of it; the rows follow in transactions of their
 * own. Nothing else reads them in between.
 */
export const deliverResult = (
  ctx: Context,
  refreshed: RefreshedUnits,
  run: TranslationRunRow,
  job: JobContext,
): Promise<Delivered> =>
  inTurn(ctx, [translationTurn(refreshed.row.id)], async () => {
    const { source, sourceRevision } = refreshed
    // People may have edited the result since.
    const { row, head } = await resultHead(ctx, refreshed.row)
    if (head === undefined) throw new Error('The translation has no result space.')
    const result = await contentAt(ctx, head.space, head.revision)
    const built = await buildResult({
      ...{ ctx, translation: row.id, signal: job.signal, madeFrom: head.madeFrom },
      source: { space: row.source_space, content: source },
      result: { space: head.space, content: result },
    })
    const { line, changeRequest } = await resultLine(ctx, row, authorOf(run, row), spaceOfRun(row))
    const before = deliveredBefore(run)
    const report = before === undefined ? reportOfRun(built) : sumOf(before, reportOfRun(built))
    const written = await writeResult(
      ctx,
      line,
      ({ snapshot }) => built.plan(snapshot),
      async (db, { revision, isNew }) => {
        await job.wanted(db)
        await db
          .updateTable('translations')
          .set(
            changeRequest === null
              ? { source_revision: sourceRevision, result_revision: revision.id }
              : {
                  ...(isNew && { change_request: changeRequest, change_source_revision: sourceRevision }),
                  ...(row.result_revision === null && { result_revision: head.revision }),
                },
          )
          .where('id', '=', row.id)
          .execute()
        if (!isNew) return
        const { translated, fromMemory, words, pages } = report
        await db
          .updateTable('translation_runs')
          .set({
            ...{ revision: revision.id, change_request: changeRequest },
            ...{ translated, from_memory: fromMemory, words, pages: JSON.stringify(pages) },
          })
          .where('id', '=', run.id)
          .execute()
      },
    )
    await writeRows(ctx, row, refreshed, built, written)
    const removed = await removePages(ctx, row)
    if (written.isNew) return { revision: written.revision.id, changeRequest, ...report, removed }
    return { ...(before ?? { revision: null, changeRequest: null, ...report }), removed }
  })
