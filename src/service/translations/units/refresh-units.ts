/**
 * Brings the rows of units up to date with the source and the result: new units are missing, changed ones stale, and
 * those whose block differs from what was written there are edited by a person. Reads only pages that changed.
 */
import { isMinorChange } from '../../../content/translation/source-form.ts'
import { plainOfTagged } from '../../../content/translation/tagged-text.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { inTurn } from '../../content/writing/write-queue.ts'
import { batchesOf } from '../../computing/batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { Context } from '../../context.ts'
import type {
  TranslationPageRow,
  TranslationRow,
  TranslationUnitRow,
} from '../../storage/schema/translation-tables.ts'
import { chunks } from '../../storage/sql.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { findTranslation, lockTranslation } from '../model/translations.queries.ts'
import type { ResultHead } from '../run/result-head.ts'
import { discarded, resultHead } from '../run/result-head.ts'
import { contextHash, remember } from '../memory.store.ts'
import { withChecks } from './checked-units.ts'
import type { PageToRead, ReadPage, ReadUnit } from './page-units.task.ts'
import type { TextEntry, TextOwner } from './page-texts.ts'
import { contentAt, documentsOf, pageText, textHashOf, textOwners } from './page-texts.ts'
import {
  deleteUnits,
  pagesOf,
  putPages,
  putUnits,
  recount,
  removedPosition,
  stateOf,
  unitBatches,
  unitsOfPages,
} from './unit-rows.store.ts'

const task = defineTask(
  'text',
  new URL('./page-units.task.ts', import.meta.url),
  () => import('./page-units.task.ts'),
)

/** Pages that are read together. */
const pagesAtOnce = 50

export interface RefreshedUnits {
  readonly row: TranslationRow
  readonly source: ContentSnapshot
  readonly sourceRevision: string
  readonly head: ResultHead | undefined
  readonly result: ContentSnapshot | undefined
}

const newUnit = (translation: string, page: string, read: ReadUnit): TranslationUnitRow => {
  const { own: _own, target: _target, ...columns } = read
  return {
    ...{ translation, page, ...columns, target: null, base_source: null, base_hash: null },
    ...{ written_hash: null, held: 'missing', state: 'missing', minor: 0, origin: null, person: null },
    ...{ at: null, suggestion: null, suggestion_hash: null, suggestion_origin: null },
    ...{ suggestion_reviewed: 0, checks: '[]', errors: 0, warnings: 0, problem: null, redo: 0, version: 0 },
    search: '',
  }
}

/** The target that the result holds, whose words a person wrote unless a run made them. */
const editedUnit = (
  row: TranslationUnitRow,
  read: ReadUnit,
  { editor, now, isDiscarded }: Editing,
): TranslationUnitRow => {
  const { target } = read
  const written = { ...row, written_hash: read.own ?? null }
  if (target === undefined) return written
  if (target === read.source && (row.target === null || isDiscarded))
    return { ...written, target: null, held: 'missing', base_hash: null, base_source: null, origin: null }
  const base = { base_source: read.source, base_hash: read.source_hash }
  // A run wrote it, and was interrupted before it could say so.
  if (target === row.suggestion && row.held !== 'edited' && row.held !== 'reviewed')
    return {
      ...written,
      ...{ target, held: 'machine', origin: row.suggestion_origin, base_source: row.source },
      base_hash: row.suggestion_hash,
    }
  if (isDiscarded) return { ...written, target, held: 'machine', origin: 'machine', base_hash: '' }
  return {
    ...{ ...written, ...base, target, held: 'edited', origin: 'person' },
    ...{ person: editor, at: now, redo: 0 },
  }
}

interface Editing {
  /** Who wrote the revision in which edits are found; null if unknown. */
  readonly editor: string | null
  readonly now: string
  /** Whether a change request with translations was discarded. */
  readonly isDiscarded: boolean
}

/** The words without tags, as people read them. */
const searchText = ({ source, target }: Pick<TranslationUnitRow, 'source' | 'target'>): string =>
  `${plainOfTagged(source)}\n${plainOfTagged(target ?? '')}`.toLowerCase()

/** The columns that follow from the others. */
export const settledUnit = (row: TranslationUnitRow): TranslationUnitRow => {
  const state = stateOf(row)
  return {
    ...row,
    state,
    minor: state === 'stale' && isMinorChange(row.base_source ?? '', row.source) ? 1 : 0,
    search: searchText(row),
  }
}

const refreshedUnit = (
  row: TranslationUnitRow | undefined,
  read: ReadUnit,
  translation: string,
  page: string,
  editing: Editing,
): TranslationUnitRow => {
  const { own, target: _target, ...columns } = read
  const known = row ?? newUnit(translation, page, read)
  const edited = own !== undefined && own !== known.written_hash ? editedUnit(known, read, editing) : known
  return settledUnit({ ...edited, ...columns })
}

const isSame = (a: TranslationUnitRow, b: TranslationUnitRow): boolean =>
  (Object.keys(b) as (keyof TranslationUnitRow)[]).every((name) => String(a[name]) === String(b[name]))

interface PagePlan {
  readonly owner: TextOwner
  readonly result: TextEntry | undefined
  readonly row: TranslationPageRow
  readonly isDiscarded: boolean
}

const entryIn = (snapshot: ContentSnapshot | undefined, entry: TextEntry): TextEntry | undefined =>
  snapshot === undefined
    ? undefined
    : entry.kind === 'page'
      ? snapshot.pages.get(entry.id)
      : snapshot.reusableContents.get(entry.id)

/** The rows of all pages, and which of them have to be read. */
const planPages = (
  translation: string,
  source: ContentSnapshot,
  result: ContentSnapshot | undefined,
  known: ReadonlyMap<string, TranslationPageRow>,
) => {
  const changed: PagePlan[] = []
  const placed: TranslationPageRow[] = []
  const owners = textOwners(source)
  for (const [position, owner] of owners.entries()) {
    const { entry, path } = owner
    const before = known.get(entry.id)
    const translated = entryIn(result, entry)
    const row: TranslationPageRow = {
      ...{ missing: 0, machine: 0, edited: 0, reviewed: 0, stale: 0, errors: 0, warnings: 0, words: 0 },
      ...before,
      ...{ translation, page: entry.id, position, title: entry.title, path },
      source_hash: textHashOf(entry),
      result_hash: translated === undefined ? null : textHashOf(translated),
    }
    if (before?.source_hash !== row.source_hash || before.result_hash !== row.result_hash)
      changed.push({ owner, result: translated, row, isDiscarded: before?.result_hash === discarded })
    else if (Number(before.position) !== position || before.title !== row.title || before.path !== row.path)
      placed.push(row)
  }
  const present = new Set(owners.map(({ entry }) => entry.id))
  const removed = [...known.values()]
    .filter(({ page, position }) => !present.has(page) && Number(position) >= 0)
    .map((row) => ({ ...row, position: removedPosition }))
  return { changed, moved: [...placed, ...removed], isPlaced: placed.length > 0 || removed.length > 0 }
}

const readPages = async (
  ctx: Context,
  { source_space: space }: TranslationRow,
  head: ResultHead | undefined,
  plans: readonly PagePlan[],
): Promise<readonly ReadPage[]> => {
  const entries = plans.map(({ owner }) => owner.entry)
  const documents = await documentsOf(ctx, space, entries)
  const results = plans.flatMap(({ result }) => result ?? [])
  const translated = head === undefined ? new Map() : await documentsOf(ctx, head.space, results)
  const pages: PageToRead[] = plans.map(({ owner, result }) => ({
    id: owner.entry.id,
    source: pageText(owner.entry, documents),
    ...(result !== undefined && { result: pageText(result, translated) }),
  }))
  const read: ReadPage[] = []
  const bytes = ({ source, result }: PageToRead) =>
    (source.document?.length ?? 0) + (result?.document?.length ?? 0)
  for (const batch of batchesOf(pages, bytes))
    read.push(...(await compute(task, { input: { pages: batch }, asks: {} })))
  return read
}

/** What people wrote in the editor, with what stands before and after it. */
const writtenByPeople = (read: readonly ReadPage[], rows: readonly TranslationUnitRow[]) => {
  const edited = new Map(
    rows
      .filter(({ held, errors }) => held === 'edited' && Number(errors) === 0)
      .map((row) => [`${row.page}:${row.unit}`, row]),
  )
  return read.flatMap(({ id, units }) =>
    units.flatMap(({ unit }, at) => {
      const row = edited.get(`${id}:${unit}`)
      if (row === undefined || row.target === null || row.state === 'stale') return []
      const context = contextHash(units[at - 1]?.source_hash, units[at + 1]?.source_hash)
      return [{ unit: row, context, target: row.target, isReviewed: false }]
    }),
  )
}

/** Reads some pages and writes the rows of their units. */
const refreshPages = async (
  ctx: Context,
  row: TranslationRow,
  head: ResultHead | undefined,
  plans: readonly PagePlan[],
  editor: string | null,
): Promise<void> => {
  const { store } = ctx
  const read = await readPages(ctx, row, head, plans)
  const known = await unitsOfPages(
    store,
    store.read,
    row.id,
    plans.map((plan) => plan.row.page),
  )
  const byPage = new Map(plans.map((plan) => [plan.row.page, plan]))
  const changed: TranslationUnitRow[] = []
  const edited = new Set<string>()
  const gone: { page: string; units: string[] }[] = []
  for (const { id, units } of read) {
    const rows = new Map((known.get(id) ?? []).map((one) => [one.unit, one]))
    const editing = { editor, now: ctx.now(), isDiscarded: byPage.get(id)?.isDiscarded === true }
    for (const unit of units) {
      const before = rows.get(unit.unit)
      rows.delete(unit.unit)
      const after = refreshedUnit(before, unit, row.id, id, editing)
      if (before === undefined || !isSame(before, after)) changed.push(after)
      if (after.target !== before?.target) edited.add(`${id}:${after.unit}`)
    }
    if (rows.size > 0) gone.push({ page: id, units: [...rows.keys()] })
  }
  const glossary = await glossaryOf(ctx, row.organization)
  const checked = await withChecks(changed, glossary, row)
  for (const batch of unitBatches(checked)) await store.write((db) => putUnits(db, batch))
  const people = writtenByPeople(
    read,
    checked.filter(({ page, unit }) => edited.has(`${page}:${unit}`)),
  )
  if (people.length > 0) await store.write((db) => remember(ctx, db, row, people))
  await store.write(async (db) => {
    await lockTranslation(db, row.id)
    for (const { page, units } of gone) await deleteUnits(store, db, row.id, page, units)
    await putPages(
      db,
      plans.map((plan) => plan.row),
    )
    await recount(
      ctx,
      db,
      row.id,
      plans.map((plan) => plan.row.page),
    )
  })
}

const editorOf = async (ctx: Context, head: ResultHead | undefined): Promise<string | null> => {
  if (head === undefined) return null
  const revision = await ctx.store.read
    .selectFrom('revisions')
    .select(['created_by', 'cause', 'type'])
    .where('space', '=', head.space)
    .where('id', '=', head.revision)
    .executeTakeFirst()
  // An update brings in what others wrote on main.
  return revision === undefined ||
    revision.cause === 'translation' ||
    revision.type === 'update' ||
    revision.created_by === ''
    ? null
    : revision.created_by
}

export const translationTurn = (id: string): string => `translation ${id}`

const refresh = async (ctx: Context, found: TranslationRow): Promise<RefreshedUnits | undefined> => {
  const { store } = ctx
  const space = await store.read
    .selectFrom('spaces')
    .select(['revision', 'deleted_at'])
    .where('id', '=', found.source_space)
    .where('organization', '=', found.organization)
    .executeTakeFirst()
  if (space === undefined || space.deleted_at !== null) return undefined
  const { row, head } = await resultHead(ctx, found)
  const source = await contentAt(ctx, row.source_space, space.revision)
  const result = head && (await contentAt(ctx, head.space, head.revision))
  const refreshed = { row, source, sourceRevision: space.revision, head, result }
  const seen = { seen_source: source.root, seen_result: result?.root ?? null }
  if (row.seen_source === seen.seen_source && row.seen_result === seen.seen_result) return refreshed
  const known = new Map((await pagesOf(store.read, row.id)).map((page) => [page.page, page]))
  const { changed, moved, isPlaced } = planPages(row.id, source, result, known)
  const editor = changed.length === 0 ? null : await editorOf(ctx, head)
  for (const plans of chunks(changed, pagesAtOnce)) await refreshPages(ctx, row, head, plans, editor)
  await store.write(async (db) => {
    await putPages(db, moved)
    if (isPlaced) await recount(ctx, db, row.id, [])
    await db.updateTable('translations').set(seen).where('id', '=', row.id).execute()
  })
  return { ...refreshed, row: { ...row, ...seen } }
}

/**
 * The contents that the rows now agree with; undefined if the source is deleted. One at a time for each translation, so
 * that nothing is read twice; a turn that the caller has is kept.
 */
export const refreshUnits = (ctx: Context, id: string): Promise<RefreshedUnits | undefined> =>
  inTurn(ctx, [translationTurn(id)], async () => {
    const row = await findTranslation(ctx.store.read, id)
    return row && refresh(ctx, row)
  })
