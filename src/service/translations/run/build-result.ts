/**
 * Builds the next content of a result by a merge in its own language: base is the source that the result was made from,
 * translated as the result is; change is the source now, with the new translations. What people did in the result is
 * main, and stays where both changed.
 */
import { sql } from 'kysely'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { applyToTree, emptyRoot } from '../../../content/revision/write-revision.ts'
import { sameValue } from '../../../content/revision/entry-lines.ts'
import { batchesOf, eachBatch, writeBatchBytes } from '../../computing/batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { snapshotOf } from '../../content/revisions/content-snapshot.ts'
import { blobsOfEntry } from '../../content/revisions/entry-blobs.ts'
import { mergeContent } from '../../content/revisions/merge-content.ts'
import { overlaid } from '../../content/revisions/object-overlay.ts'
import type { Context } from '../../context.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { copyBlobs, stageCopy } from '../../storage/objects/blobs.ts'
import { objectLoader, putObjects, sha256 } from '../../storage/objects/objects.ts'
import type { TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { TextEntry } from '../units/page-texts.ts'
import { contentAt, documentsOf, pageText } from '../units/page-texts.ts'
import { unitsOfPages } from '../units/unit-rows.store.ts'
import type { ResultPlan } from './write-result.ts'
import { takesSuggestion } from './stage-units.ts'
import type { PageToTranslate, TranslatedPage, TranslatedText } from './translated-pages.task.ts'

const task = defineTask(
  'text',
  new URL('./translated-pages.task.ts', import.meta.url),
  () => import('./translated-pages.task.ts'),
)

const pagesAtOnce = 50

interface BuildInput {
  readonly ctx: Context
  readonly translation: string
  readonly source: { readonly space: string; readonly content: ContentSnapshot }
  /** The revision of the source that the result was made from; null before the first run. */
  readonly madeFrom: string | null
  readonly result: { readonly space: string; readonly content: ContentSnapshot }
  readonly signal: AbortSignal
}

/** A page with its new translations, and how its units stand. */
export interface BuiltPage {
  readonly page: string
  readonly units: readonly TranslationUnitRow[]
  readonly own: ReadonlyMap<string, string>
  readonly problems: ReadonlyMap<string, string>
  /** The entry of the translated source; the result may differ from it where people changed it. */
  readonly entry: TextEntry
}

export interface BuiltResult {
  readonly pages: readonly BuiltPage[]
  /** Names of entries that the source no longer has. */
  readonly removed: readonly string[]
  /** The plan over a head of the result. */
  readonly plan: (head: ContentSnapshot) => Promise<ResultPlan>
}

/** The content that a result was made from; empty before the first run. */
const formerContent = async ({ ctx, madeFrom }: BuildInput, space: string): Promise<ContentSnapshot> =>
  madeFrom === null ? snapshotOf(emptyRoot(sha256), []) : contentAt(ctx, space, madeFrom)

const textEntry = (entry: Entry | undefined): TextEntry | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry : undefined

/** An entry with translated texts. */
const withText = (entry: TextEntry, { fields, document }: TranslatedText): TextEntry => {
  const text = document === undefined ? {} : { document: document.hash }
  if (entry.kind === 'reusable-content' || fields === undefined) return { ...entry, ...text }
  const { title, description, linkTitle } = fields
  return {
    ...{ ...entry, ...text, title },
    ...(description !== undefined && { description }),
    ...(linkTitle !== undefined && { linkTitle }),
  }
}

/** Names of pages and reusable contents that changed in the source, or have units to write. */
const affectedNames = async (
  { ctx, translation, source }: BuildInput,
  former: ContentSnapshot,
): Promise<readonly string[]> => {
  const waiting = await ctx.store.read
    .selectFrom('translation_units')
    .select('page')
    .distinct()
    .where('translation', '=', translation)
    .where('suggestion', 'is not', null)
    .whereRef('suggestion_hash', '=', 'source_hash')
    .where('held', 'in', ['missing', 'machine'])
    .execute()
  const pages = new Set(waiting.map(({ page }) => page))
  return source.content.entries
    .filter((entry) => textEntry(entry) !== undefined)
    .filter((entry) => pages.has(entry.id) || !sameValue(former.byName.get(entryName(entry)), entry))
    .map(entryName)
}

interface Sides {
  readonly base: Map<string, Entry | null>
  readonly change: Map<string, Entry | null>
  /** Documents of `base` that the result does not have. */
  readonly documents: Map<Hash, Uint8Array>
}

const targetsOf = (
  units: readonly TranslationUnitRow[],
  target: (unit: TranslationUnitRow) => string | null,
) =>
  units.flatMap((unit) => {
    const text = target(unit)
    return text === null ? [] : ([[unit.unit, text]] as const)
  })

const pagesToTranslate = async (
  { ctx, source }: BuildInput,
  former: ContentSnapshot,
  names: readonly string[],
  rows: ReadonlyMap<string, readonly TranslationUnitRow[]>,
): Promise<PageToTranslate[]> => {
  const entries = names.map((name) => ({
    now: textEntry(source.content.byName.get(name)),
    before: textEntry(former.byName.get(name)),
  }))
  const all = entries.flatMap(({ now, before }) => [now, before].filter((entry) => entry !== undefined))
  const documents = await documentsOf(ctx, source.space, all)
  return entries.flatMap(({ now, before }) => {
    if (now === undefined) return []
    const units = rows.get(now.id) ?? []
    return [
      {
        id: entryName(now),
        ...(before !== undefined && { former: pageText(before, documents) }),
        now: pageText(now, documents),
        formerTargets: targetsOf(units, ({ target }) => target),
        targets: targetsOf(units, (unit) => (takesSuggestion(unit) ? unit.suggestion : unit.target)),
      },
    ]
  })
}

const bytesOf = ({ former, now }: PageToTranslate): number =>
  (former?.document?.length ?? 0) + 2 * (now.document?.length ?? 0)

/** Stores the documents of the translated source, which nearly always are those of the result. */
const storeDocuments = async (
  { ctx, result }: BuildInput,
  pages: readonly TranslatedPage[],
): Promise<void> => {
  const documents = pages.flatMap(({ now }) => now.document ?? [])
  for (const batch of eachBatch(documents, ({ bytes }) => bytes.length, writeBatchBytes))
    await ctx.store.write((db) =>
      putObjects(
        ctx.store,
        db,
        result.space,
        new Map(batch.map(({ hash, bytes }) => [hash, bytes])),
        new Map(),
      ),
    )
}

const buildPages = async (
  input: BuildInput,
  former: ContentSnapshot,
  names: readonly string[],
  sides: Sides,
): Promise<BuiltPage[]> => {
  const { ctx, translation, source, result } = input
  const ids = names.map((name) => name.slice(name.indexOf(':') + 1))
  const rows = await unitsOfPages(ctx.store, ctx.store.read, translation, ids)
  const asked = await pagesToTranslate(input, former, names, rows)
  const pages: TranslatedPage[] = []
  for (const batch of batchesOf(asked, bytesOf))
    pages.push(...(await compute(task, { input: { pages: batch }, asks: {} })))
  await storeDocuments(input, pages)
  return pages.flatMap(({ id: name, former: before, now, own, problems }) => {
    const entry = textEntry(source.content.byName.get(name))
    if (entry === undefined) return []
    const translated = withText(entry, now)
    sides.change.set(name, translated)
    const old = textEntry(former.byName.get(name))
    if (old !== undefined && before !== undefined) {
      const base = withText(old, before)
      sides.base.set(name, base)
      const held = textEntry(result.content.byName.get(name))?.document
      if (before.document && before.document.hash !== held && before.document.hash !== now.document?.hash)
        sides.documents.set(before.document.hash, before.document.bytes)
    }
    return [
      {
        ...{ page: entry.id, units: rows.get(entry.id) ?? [], own: new Map(own), entry: translated },
        problems: new Map(problems),
      },
    ]
  })
}

/** A loader of objects that are in the result or in the source. */
const fromEither = ({ ctx: { store }, source, result }: BuildInput): LoadObjects => {
  const [ours, theirs] = [result.space, source.space].map((space) => objectLoader(store, store.read, space))
  return async (hashes) => {
    if (!ours || !theirs) throw new Error('There is no loader.')
    const rows = await store.read
      .selectFrom('objects')
      .select('hash')
      .where('space', '=', result.space)
      .where(among(store.engine, sql.ref('hash'), hashes))
      .execute()
    const held = new Set(rows.map(({ hash }) => hash))
    const found = await ours(hashes.filter((hash) => held.has(hash)))
    const rest = hashes.filter((hash) => !held.has(hash))
    return rest.length === 0 ? found : new Map([...found, ...(await theirs(rest))])
  }
}

/** Pages that the source deleted go from the result too, whatever was translated in them. */
const withoutRemoved = (sides: Sides, removed: readonly string[], head: ContentSnapshot) =>
  new Map([
    ...sides.base,
    ...removed.flatMap((name) => {
      const entry = head.byName.get(name)
      return entry === undefined ? [] : [[name, entry] as const]
    }),
  ])

/** The bytes of files that the result does not have yet. */
const copyFiles = async ({ ctx, source, result }: BuildInput, changes: ReadonlyMap<string, Entry | null>) => {
  const blobs = [...changes.values()].flatMap((entry) => (entry === null ? [] : blobsOfEntry(entry)))
  for (const hashes of chunks([...new Set(blobs)], 20)) {
    const copy = await stageCopy(ctx.store, { from: source.space, to: result.space, hashes })
    await ctx.store.write((db) => copyBlobs(ctx.store, db, copy))
  }
}

const neededDocuments = (
  changes: ReadonlyMap<string, Entry | null>,
  made: ReadonlyMap<Hash, Uint8Array>,
): Map<Hash, Uint8Array> => {
  const needed = new Map<Hash, Uint8Array>()
  for (const entry of changes.values()) {
    const hash = textEntry(entry ?? undefined)?.document
    const bytes = hash === undefined ? undefined : made.get(hash)
    if (hash !== undefined && bytes !== undefined) needed.set(hash, bytes)
  }
  return needed
}

export const buildResult = async (input: BuildInput): Promise<BuiltResult> => {
  const { source } = input
  const former = await formerContent(input, source.space)
  const sides: Sides = { base: new Map(), change: new Map(), documents: new Map() }
  const pages: BuiltPage[] = []
  for (const names of chunks(await affectedNames(input, former), pagesAtOnce)) {
    input.signal.throwIfAborted()
    pages.push(...(await buildPages(input, former, names, sides)))
  }
  const removed = former.entries
    .filter((entry) => textEntry(entry) !== undefined && !source.content.byName.has(entryName(entry)))
    .map(entryName)
  const stored = fromEither(input)
  const plan = async (head: ContentSnapshot): Promise<ResultPlan> => {
    const base = await applyToTree(former.root, withoutRemoved(sides, removed, head), stored, sha256)
    const change = await applyToTree(source.content.root, sides.change, stored, sha256)
    const made = new Map([...base.nodes, ...change.nodes, ...sides.documents])
    const roots = { base: base.root, main: head.root, change: change.root }
    const merged = await mergeContent(roots, overlaid(made, stored))
    await copyFiles(input, merged.changes)
    return {
      ...{ root: merged.root, changes: merged.changes, bases: merged.bases },
      objects: new Map([...merged.nodes, ...neededDocuments(merged.changes, merged.documents)]),
    }
  }
  return { pages, removed, plan }
}
