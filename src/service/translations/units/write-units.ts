/** Writes what people translate into the result, as one revision, and records it with its units. */
import { sql } from 'kysely'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { applyToTree } from '../../../content/revision/write-revision.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { objectLoader, sha256 } from '../../storage/objects/objects.ts'
import type { TranslationRow, TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { contextHash, remember } from '../memory.store.ts'
import type { AuthorizeSpace } from '../run/result-line.ts'
import { resultLine } from '../run/result-line.ts'
import type { ResultPlan, WrittenResult } from '../run/write-result.ts'
import { writeResult } from '../run/write-result.ts'
import { taggedOf, withChecks } from './checked-units.ts'
import type { EditedPage } from './edit-page.task.ts'
import type { TextEntry } from './page-texts.ts'
import { documentsOf, pageText, textHashOf } from './page-texts.ts'
import { settledUnit } from './refresh-units.ts'
import { putUnits, recount, unitBatches, unitsOfPages } from './unit-rows.store.ts'
import { recordTranslation } from '../model/translation-event.ts'

const task = defineTask(
  'text',
  new URL('./edit-page.task.ts', import.meta.url),
  () => import('./edit-page.task.ts'),
)

export interface TargetEdit {
  readonly row: TranslationUnitRow
  readonly target: string
  readonly held: 'machine' | 'edited' | 'reviewed'
}

interface Editor {
  readonly person: string
  readonly origin: 'person' | 'import'
  readonly authorize: AuthorizeSpace
}

interface WrittenUnits {
  /** Null if nothing in the result changed. */
  readonly revision: string | null
  readonly changeRequest: string | null
  readonly written: number
  /** Why edits were left out, by `PAGE:UNIT`. */
  readonly problems: ReadonlyMap<string, string>
}

const entryOf = (head: ContentSnapshot, id: string): TextEntry | undefined =>
  head.pages.get(id) ?? head.reusableContents.get(id)

const editedEntry = (entry: TextEntry, { fields, document }: EditedPage): TextEntry => {
  const text = document === undefined ? {} : { document: document.hash }
  if (entry.kind === 'reusable-content' || fields === undefined) return { ...entry, ...text }
  const { title, description, linkTitle } = fields
  return {
    ...{ ...entry, ...text, title },
    ...(description !== undefined && { description }),
    ...(linkTitle !== undefined && { linkTitle }),
  }
}

/** Targets of units inside the blocks that are edited. */
const insideOf = (edits: readonly TargetEdit[], rows: readonly TranslationUnitRow[]) => {
  const edited = new Set(edits.map(({ row }) => row.unit))
  const blocks = new Set(edits.flatMap(({ row }) => row.block_key ?? []))
  return rows.flatMap(({ unit, block_key, target }) =>
    target !== null && block_key !== null && blocks.has(block_key) && !edited.has(unit)
      ? [[unit, target] as const]
      : [],
  )
}

interface Planned extends ResultPlan {
  readonly own: ReadonlyMap<string, string>
  readonly problems: ReadonlyMap<string, string>
  readonly hashes: ReadonlyMap<string, string>
}

const nameOf = ({ page, unit }: Pick<TranslationUnitRow, 'page' | 'unit'>): string => `${page}:${unit}`

/** The changes of the edits over a head of the result. */
const planEdits = async (
  ctx: Context,
  { space, root, head }: { readonly space: string; readonly root: Hash; readonly head: ContentSnapshot },
  edits: readonly TargetEdit[],
  rows: ReadonlyMap<string, readonly TranslationUnitRow[]>,
): Promise<Planned> => {
  const changes = new Map<string, Entry | null>()
  const documents = new Map<Hash, Uint8Array>()
  const own = new Map<string, string>()
  const problems = new Map<string, string>()
  const hashes = new Map<string, string>()
  for (const [page, some] of Map.groupBy(edits, ({ row }) => row.page)) {
    const entry = entryOf(head, page)
    if (entry === undefined) {
      for (const { row } of some)
        problems.set(nameOf(row), 'The translated page does not exist. Run the translation, and try again.')
      continue
    }
    const made = await compute(task, {
      input: {
        page: pageText(entry, await documentsOf(ctx, space, [entry])),
        edits: some.map(({ row, target }) => ({ unit: row.unit, target, tags: taggedOf(row).tags })),
        inside: insideOf(some, rows.get(page) ?? []),
      },
      asks: {},
    })
    for (const [unit, problem] of made.problems) problems.set(`${page}:${unit}`, problem)
    for (const [unit, hash] of made.own) own.set(`${page}:${unit}`, hash)
    const after = editedEntry(entry, made)
    hashes.set(page, textHashOf(after))
    if (textHashOf(after) === textHashOf(entry)) continue
    changes.set(entryName(entry), after)
    if (made.document) documents.set(made.document.hash, made.document.bytes)
  }
  const tree = await applyToTree(root, changes, objectLoader(ctx.store, ctx.store.read, space), sha256)
  const objects = new Map([...tree.nodes, ...documents])
  return { root: tree.root, bases: tree.bases, changes, objects, own, problems, hashes }
}

const editedRow = (
  { row, target, held }: TargetEdit,
  own: string | undefined,
  { person, origin }: Editor,
  now: string,
): TranslationUnitRow =>
  settledUnit({
    ...row,
    ...{ target, held, base_hash: row.source_hash, base_source: row.source, written_hash: own ?? null },
    ...{ origin, person, at: now, problem: null, redo: 0 },
    ...{ suggestion: null, suggestion_hash: null, suggestion_origin: null, suggestion_reviewed: 0 },
  })

/** The translations with what stands before and after them. */
export const rememberUnits = async (
  ctx: Context,
  db: Db,
  translation: TranslationRow,
  rows: readonly TranslationUnitRow[],
  pages: ReadonlyMap<string, readonly TranslationUnitRow[]>,
): Promise<void> =>
  remember(
    ctx,
    db,
    translation,
    rows.flatMap((unit) => {
      const all = pages.get(unit.page) ?? []
      const at = all.findIndex((one) => one.unit === unit.unit)
      const context = contextHash(all[at - 1]?.source_hash, all[at + 1]?.source_hash)
      return unit.target === null
        ? []
        : [{ unit, context, target: unit.target, isReviewed: unit.held === 'reviewed' }]
    }),
  )

export const recordUnitsChanged = (
  ctx: Context,
  db: Db,
  row: TranslationRow,
  person: string,
  units: number,
): Promise<void> =>
  recordTranslation(ctx, db, row, {
    ...{ kind: 'translation.units-changed', actor: person },
    data: { language: row.language, units },
  })

/** Fails if one of the units has changed since it was read. */
const requireUnchanged = async (
  { store }: Context,
  db: Db,
  translation: string,
  edits: readonly TargetEdit[],
): Promise<void> => {
  const versions = await db
    .selectFrom('translation_units')
    .select(['page', 'unit', 'version'])
    .where('translation', '=', translation)
    .where(among(store.engine, sql.ref('page'), [...new Set(edits.map(({ row }) => row.page))]))
    .execute()
  const known = new Map(versions.map((one) => [nameOf(one), Number(one.version)]))
  if (edits.some(({ row }) => known.get(nameOf(row)) !== Number(row.version)))
    throw new Failure('content-conflict', 'Someone else changed this unit meanwhile. Reload and try again.')
}

const columnsAfter = (
  row: TranslationRow,
  changeRequest: string | null,
  { isNew, after }: WrittenResult,
  before: Hash,
) => ({
  ...(row.seen_result === before && { seen_result: after.root }),
  ...(isNew &&
    changeRequest !== null &&
    row.change_request === null && {
      change_request: changeRequest,
      change_source_revision: row.source_revision,
    }),
})

/**
 * Writes the targets as one revision. Edits that do not fit are left out, with the reason. The caller has the turn of
 * the translation, and has brought its rows up to date.
 */
export const writeUnits = async (
  ctx: Context,
  translation: TranslationRow,
  edits: readonly TargetEdit[],
  editor: Editor,
): Promise<WrittenUnits> => {
  const { store } = ctx
  const pages = await unitsOfPages(store, store.read, translation.id, [
    ...new Set(edits.map(({ row }) => row.page)),
  ])
  const glossary = await glossaryOf(ctx, translation.organization)
  const { line, changeRequest } = await resultLine(ctx, translation, editor.person, editor.authorize)
  let planned: Planned | undefined
  let rows: TranslationUnitRow[] = []
  let headRoot = ''
  const written = await writeResult(
    ctx,
    line,
    async ({ space, revision, snapshot }) => {
      headRoot = revision.root
      const over = { space: space.id, root: revision.root, head: snapshot }
      const first = await planEdits(ctx, over, edits, pages)
      const fitting = edits.filter(({ row }) => !first.problems.has(nameOf(row)))
      const again = first.problems.size === 0 ? first : await planEdits(ctx, over, fitting, pages)
      planned = { ...again, problems: first.problems }
      const after = fitting.map((edit) => editedRow(edit, again.own.get(nameOf(edit.row)), editor, ctx.now()))
      rows = await withChecks(after, glossary, translation)
      return again
    },
    async (db, result) => {
      await requireUnchanged(ctx, db, translation.id, edits)
      for (const batch of unitBatches(rows)) await putUnits(db, batch)
      for (const [page, hash] of planned?.hashes ?? [])
        await db
          .updateTable('translation_pages')
          .set({ result_hash: hash })
          .where('translation', '=', translation.id)
          .where('page', '=', page)
          .execute()
      const columns = columnsAfter(translation, changeRequest, result, headRoot)
      if (Object.keys(columns).length > 0)
        await db.updateTable('translations').set(columns).where('id', '=', translation.id).execute()
      await rememberUnits(ctx, db, translation, rows, pages)
      await recount(ctx, db, translation.id, [...pages.keys()])
      if (rows.length > 0) await recordUnitsChanged(ctx, db, translation, editor.person, rows.length)
    },
  )
  return {
    revision: written.isNew ? written.revision.id : null,
    changeRequest: written.isNew ? changeRequest : null,
    written: rows.length,
    problems: planned?.problems ?? new Map(),
  }
}
