/** Imports units from XLIFF or PO as one revision, or tells what an import would change. */
import { largestFile } from '../../../content/translation/exchange-file.ts'
import type { FileProblem, ReadFile, ReadUnit } from '../../../content/translation/exchange-file.ts'
import { splitUnitId } from '../../../content/translation/unit-ids.ts'
import { operations } from '../../../contract/operations.ts'
import { atLeast } from '../../../contract/roles/roles.ts'
import { longestUnit } from '../../../contract/translations/unit-schemas.ts'
import { receivedBytes } from '../../content/files/received-file.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { TranslationRow, TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import { chunks } from '../../storage/sql.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { checksOf } from '../units/checked-units.ts'
import { presentUnits } from '../units/unit-rows.store.ts'
import { editing } from '../units/unit-verbs.ts'
import type { TargetEdit } from '../units/write-units.ts'
import { writeUnits } from '../units/write-units.ts'
import type { ExchangeFormat } from './exchange-file.task.ts'
import { readExchangeFile } from './exchange-files.ts'

const mostListed = 100

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure('bad-content', 'The file is not UTF-8. Save it as UTF-8 and import it again.')
  }
}

/** XML begins with a tag. */
const formatOf = (text: string): ExchangeFormat => (/^\s*</.test(text.slice(0, 1000)) ? 'xliff' : 'po')

interface Sorted {
  readonly edits: readonly (TargetEdit & { readonly line: number | undefined })[]
  readonly problems: readonly FileProblem[]
  readonly unchanged: number
  readonly skipped: number
}

const problemOf = ({ id, line }: ReadUnit, message: string): FileProblem => ({
  ...(line !== undefined && { line }),
  ...{ unit: id, message },
})

const rowsFor = async (
  { store }: Context,
  translation: string,
  units: readonly ReadUnit[],
): Promise<ReadonlyMap<string, TranslationUnitRow>> => {
  const rows = new Map<string, TranslationUnitRow>()
  const pages = [...new Set(units.flatMap(({ id }) => splitUnitId(id)?.page ?? []))]
  for (const some of chunks(pages, 200))
    for (const row of [...(await presentUnits(store, store.read, translation, some)).values()].flat())
      rows.set(`${row.page}:${row.unit}`, row)
  return rows
}

/** What the file does to each unit. Reviewed ones stay edited unless the caller may review. */
const sorted = (
  units: readonly ReadUnit[],
  rows: ReadonlyMap<string, TranslationUnitRow>,
  mayReview: boolean,
): Sorted => {
  const edits: (TargetEdit & { line: number | undefined })[] = []
  const problems: FileProblem[] = []
  const seen = new Set<string>()
  let unchanged = 0
  let skipped = 0
  for (const unit of units) {
    const { id, target, state, line } = unit
    const row = rows.get(id)
    const isReviewed = state === 'reviewed' && mayReview
    if (row === undefined) problems.push(problemOf(unit, 'The translation has no such unit.'))
    else if (seen.has(id))
      problems.push(problemOf(unit, 'The file has this unit twice. The first one counts.'))
    else if (target === undefined || state === 'missing') skipped += 1
    else if (target.length > longestUnit)
      problems.push(problemOf(unit, `Its translation has more than ${longestUnit} characters.`))
    else if (target.includes('\0'))
      problems.push(problemOf(unit, 'Its translation contains a NUL character.'))
    else if (unit.source !== undefined && unit.source !== row.source)
      problems.push(problemOf(unit, 'Its source has changed since the file was made. Export it again.'))
    else if (target === row.target && !(isReviewed && row.state !== 'reviewed' && row.state !== 'stale'))
      unchanged += 1
    else edits.push({ row, target, held: isReviewed ? 'reviewed' : 'edited', line })
    seen.add(id)
  }
  return { edits, problems, unchanged, skipped }
}

/** Leaves out edits with errors. */
const withoutErrors = async (
  ctx: Context,
  row: TranslationRow,
  { edits, ...rest }: Sorted,
): Promise<Sorted> => {
  const glossary = await glossaryOf(ctx, row.organization)
  const problems = [...rest.problems]
  const good: Sorted['edits'][number][] = []
  for (const some of chunks(edits, 500)) {
    const checks = await checksOf(
      some.map((edit) => ({ ...edit.row, target: edit.target })),
      glossary,
      row,
    )
    for (const [at, edit] of some.entries()) {
      const error = checks[at]?.find(({ severity }) => severity === 'error')
      if (!error) good.push(edit)
      else
        problems.push({
          ...(edit.line !== undefined && { line: edit.line }),
          ...{ unit: `${edit.row.page}:${edit.row.unit}`, message: error.message },
        })
    }
  }
  return { ...rest, edits: good, problems }
}

/** Fails if the file says that it is for another language. */
const requireLanguage = ({ languages: { target } }: ReadFile, { language }: TranslationRow): void => {
  if (target === undefined || target === language) return
  throw new Failure(
    'bad-content',
    `The file is a translation into "${target.slice(0, 40)}", not "${language}". Choose another file.`,
  )
}

export const importTranslation = open(operations.importTranslation, async (call) => {
  const { ctx, caller, query, request } = call
  // Rights are checked before the bytes are read.
  await editing(call, 'edit', () => Promise.resolve())
  const text = textOf(await receivedBytes(request.stream, largestFile))
  const format = query.format ?? formatOf(text)
  const file = await readExchangeFile(format, text)
  return editing(call, 'edit', async ({ row, authorize }) => {
    requireLanguage(file, row)
    const { role } = await authorize(ctx.store.read)
    const found = sorted(file.units, await rowsFor(ctx, row.id, file.units), atLeast(role, 'review'))
    const { edits, problems, unchanged, skipped } = await withoutErrors(ctx, row, found)
    const editor = { person: caller.person, origin: 'import', authorize } as const
    const written = query.dryRun || edits.length === 0 ? undefined : await writeUnits(ctx, row, edits, editor)
    const all = [
      ...file.problems,
      ...problems,
      ...[...(written?.problems ?? [])].map(([unit, message]) => ({ unit, message })),
    ]
    return {
      ...{ format, changed: written?.written ?? edits.length, unchanged, skipped },
      ...{ problems: all.slice(0, mostListed), problemCount: all.length },
      changes: edits.slice(0, mostListed).map((edit) => ({
        unit: `${edit.row.page}:${edit.row.unit}`,
        ...(edit.row.target !== null && { before: edit.row.target }),
        after: edit.target,
      })),
      ...(written?.revision != null && { revision: written.revision }),
      ...(written?.changeRequest != null && { changeRequest: written.changeRequest }),
    }
  })
})
