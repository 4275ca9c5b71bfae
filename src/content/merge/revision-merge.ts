/**
 * Three-way merge of revisions: a function of base, main, change and answers. It reads only what differs between base
 * and the two heads; all pages of main only if the change altered the tree, and all files only if it added a name.
 */
import type { CarriedEdit } from './merge-entries.ts'
import { carryEdits } from './moved-edits.ts'
import type { Answers, Conflict, ConflictCollector } from './conflicts.ts'
import { listedOrder, conflictCollector, sidesOf } from './conflicts.ts'
import type { RichTextDocument } from '../document/document.ts'
import { sameValue } from '../revision/entry-lines.ts'
import type { Automatic, DocumentTriple, EntryMerger, MergeDocuments } from './merge-entries.ts'
import { documentsToMerge, entryMerger, tripleName } from './merge-entries.ts'
import type { PageSides } from './placement-state.ts'
import { changedPaths, type PathChange } from './changed-paths.ts'
import { mergePlaces } from './merge-placement.ts'
import type {
  Entry,
  FileEntry,
  Hash,
  KeptFileEntry,
  PageEntry,
  ReusableContentEntry,
  Sha256,
  VariableEntry,
} from '../revision/revision.ts'
import { entryName } from '../revision/revision.ts'
import { type Loader, remembering } from '../revision/revision-trie.ts'
import type { WrittenTree } from '../revision/write-revision.ts'
import { applyToTree } from '../revision/write-revision.ts'
import { diffTrees } from '../diff/trie-diff.ts'
import { readEntries, readTree } from '../revision/read-revision.ts'
import { uniqueFileName } from '../tree/slug.ts'

/** Documents by hash. `store` saves one and returns its hash; it is called once for each merged document. */
interface DocumentStore {
  readonly load: (hashes: readonly Hash[]) => Promise<ReadonlyMap<Hash, RichTextDocument>>
  readonly store: (document: RichTextDocument) => Hash
  /**
   * Merges documents that can be merged without parsing. The results count as stored, have no conflicts, and equal
   * those of the merge of documents. By `tripleName` of base, main and change; others are absent.
   */
  readonly quick?: (triples: readonly DocumentTriple[]) => Promise<ReadonlyMap<string, Hash>>
}

export interface MergeInput {
  /** Roots of the three revisions. */
  readonly base: Hash
  readonly main: Hash
  readonly change: Hash
  readonly load: Loader
  readonly sha256: Sha256
  readonly documents: DocumentStore
  readonly mergeDocuments: MergeDocuments
  readonly answers?: Answers
  /** All entries of a revision, if the caller has them cached. */
  readonly readAll?: (root: Hash) => Promise<Iterable<Entry>>
}

export interface MergeResult extends WrittenTree {
  /** Changes of the result on main: name → entry, null for deletion. */
  readonly changes: ReadonlyMap<string, Entry | null>
  /** Conflicts without an answer, each resolved to main's side in the result. Sorted by subject. */
  readonly conflicts: readonly Conflict[]
  /** Ids of the answers used; others belong to conflicts that no longer exist. */
  readonly usedAnswers: ReadonlySet<Hash>
  readonly automatic: readonly Automatic[]
  /** Page or reusable content → the change's block key → main's key that replaced it. */
  readonly keyMaps: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Pages whose path on main changes, sorted by page. */
  readonly paths: readonly PathChange[]
}

/** One entry on the three sides. A side that did not change it is the same object as `base`. */
interface Sides<E extends Entry = Entry> {
  readonly base?: E
  readonly main?: E
  readonly change?: E
}

const threeSides = async ({ base, main, change }: MergeInput, load: Loader): Promise<Map<string, Sides>> => {
  // One after the other, so that what both read of the base is loaded once.
  const toMain = await diffTrees(base, main, load)
  const toChange = await diffTrees(base, change, load)
  const sides = new Map<string, Sides>()
  for (const { name, before, after } of toMain) {
    sides.set(name, { ...(before && { base: before, change: before }), ...(after && { main: after }) })
  }
  for (const { name, before, after } of toChange) {
    const known = sides.get(name)
    if (known === undefined) {
      sides.set(name, { ...(before && { base: before, main: before }), ...(after && { change: after }) })
    } else {
      const { change: _untouched, ...rest } = known
      sides.set(name, { ...rest, ...(after && { change: after }) })
    }
  }
  return new Map([...sides].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether the change of a page can affect other pages, so that the whole tree is needed. */
const shapesTree = ({ base, main, change }: Sides<PageEntry>): boolean =>
  change !== base &&
  (base === undefined ||
    main === undefined ||
    change === undefined ||
    base.parent !== change.parent ||
    base.order !== change.order ||
    base.slug !== change.slug ||
    base.type !== change.type)

const documentOf = (entry: Entry | undefined) =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry : undefined

/** A stable id for the change's version of a file if a person chose both: repeating the merge gives the same id. */
const copyId = (file: FileEntry, sha256: Sha256): string =>
  `f${sha256(new TextEncoder().encode(`copy ${file.id} ${file.blob}`)).slice(0, 20)}`

/** The documents that the merge needs: loaded, or already merged without parsing. */
const prepareDocuments = async (sides: ReadonlyMap<string, Sides>, documents: DocumentStore) => {
  const triples: DocumentTriple[] = []
  for (const { base, main, change } of sides.values()) {
    const [b, m, c] = [documentOf(base), documentOf(main), documentOf(change)]
    const triple = m !== undefined && c !== undefined ? documentsToMerge(b, m, c) : undefined
    if (triple !== undefined) triples.push(triple)
  }
  const quick =
    (triples.length === 0 ? undefined : await documents.quick?.(triples)) ?? new Map<string, Hash>()
  const wanted = new Set(triples.filter((triple) => !quick.has(tripleName(triple))).flat())
  const loaded = wanted.size === 0 ? new Map<Hash, RichTextDocument>() : await documents.load([...wanted])
  for (const hash of wanted) if (!loaded.has(hash)) throw new Error(`A document is missing: ${hash}`)
  return { quick, documents: loaded }
}

/** The touched pages, and whether all of main is needed because positions, parents or names change. */
const touchedPages = (sides: ReadonlyMap<string, Sides>) => {
  const pages = new Map<string, PageSides>()
  let whole = false
  for (const [name, entry] of sides) {
    if (name.startsWith('page:')) {
      const page = entry as Sides<PageEntry>
      pages.set(name.slice('page:'.length), page)
      whole ||= shapesTree(page)
    } else if (name.startsWith('file:')) {
      const { base, main, change } = entry as Sides<FileEntry>
      whole ||= (change !== base && change?.name !== base?.name) || (main !== base && change !== base)
    }
  }
  return { pages, whole }
}

/** Pages and files of main by id. */
const readMain = async (input: MergeInput, load: Loader, whole: boolean) => {
  const mainPages = new Map<string, PageEntry>()
  const mainFiles = new Map<string, FileEntry>()
  if (!whole) return { mainPages, mainFiles }
  const entries = await (input.readAll?.(input.main) ?? readTree(input.main, load))
  for (const entry of entries) {
    if (entry.kind === 'page') mainPages.set(entry.id, entry)
    else if (entry.kind === 'file') mainFiles.set(entry.id, entry)
  }
  return { mainPages, mainFiles }
}

/** Merges an entry that one side may have deleted. Without `subject` nobody is asked, and a deletion stands. */
const mergeSides = <E extends Entry>(
  collector: ConflictCollector,
  { base, main, change }: Sides<E>,
  subject: 'file' | 'variable' | 'reusable-content' | null,
  merge: (main: E, change: E) => E,
): E | null => {
  if (main !== undefined && change !== undefined) return main === base ? change : merge(main, change)
  const kept = main ?? change
  if (kept === undefined || base === undefined) return kept ?? null
  if (sameValue(base, kept)) return null
  const choices = [{ choice: 'main' }, { choice: 'change' }] as const
  const values = sidesOf(base, main, change)
  const answer =
    subject === null ? null : collector.ask('deleted', { kind: subject, id: base.id }, values, choices)
  return (answer?.choice === 'change' ? change : main) ?? null
}

type SetEntry = (before: Entry | undefined, after: Entry | null) => void

/** Merges everything except pages. Returns the files whose names must be made unique. */
const mergeOtherEntries = (
  sides: ReadonlyMap<string, Sides>,
  merger: EntryMerger,
  collector: ConflictCollector,
  sha256: Sha256,
  set: SetEntry,
): FileEntry[] => {
  const files: FileEntry[] = []
  for (const entry of sides.values()) {
    const { base, main, change } = entry
    if (change === base) continue
    const kind = (base ?? main ?? change)?.kind
    if (kind === 'file') {
      const one = entry as Sides<FileEntry>
      const after = mergeSides(collector, one, 'file', (m, c) => {
        const { file, copy } = merger.file(one.base, m, c)
        if (copy !== undefined) files.push({ ...copy, id: copyId(copy, sha256) })
        return file
      })
      if (after !== null && after.name !== one.main?.name) files.push(after)
      else set(main, after)
    } else if (kind === 'variable') {
      const one = entry as Sides<VariableEntry>
      const merged = mergeSides(collector, one, 'variable', (m, c) => merger.variable(one.base, m, c))
      set(main, merged)
    } else if (kind === 'reusable-content') {
      const one = entry as Sides<ReusableContentEntry>
      const merge = (m: ReusableContentEntry, c: ReusableContentEntry) =>
        merger.reusableContent(one.base, m, c)
      set(main, mergeSides(collector, one, 'reusable-content', merge))
    } else if (kind === 'kept-file') {
      const one = entry as Sides<KeptFileEntry>
      const merged = mergeSides(collector, one, null, (m, c) => merger.keptFile(one.base, m, c))
      set(main, merged)
    }
  }
  return files
}

/** Makes names that the change added unique among the remaining ones of main. */
const placeFiles = (
  files: readonly FileEntry[],
  mainFiles: ReadonlyMap<string, FileEntry>,
  changes: ReadonlyMap<string, Entry | null>,
  automatic: Automatic[],
  set: SetEntry,
): void => {
  const names = new Set<string>()
  for (const file of mainFiles.values()) {
    const now = changes.get(entryName(file))
    if (now !== null && !files.some(({ id }) => id === file.id)) names.add(file.name)
  }
  for (const file of files) {
    const name = uniqueFileName(file.name, (candidate) => names.has(candidate))
    if (name !== file.name) automatic.push({ kind: 'file-name', file: file.id, from: file.name, to: name })
    names.add(name)
    set(mainFiles.get(file.id), { ...file, name })
  }
}

/**
 * Merges `change` into `main` over `base`. Laws: if one side changed nothing, the result is the other side's root;
 * equal changes give that root; merging again after the result became main changes nothing. Throws if stored bytes are
 * missing; a conflict is not an error.
 */
export const mergeRevisions = async (input: MergeInput): Promise<MergeResult> => {
  const { sha256, mergeDocuments } = input
  const { store } = input.documents
  const load = remembering(input.load)
  const sides = await threeSides(input, load)
  const collector = conflictCollector(input.answers ?? new Map(), sha256)
  const automatic: Automatic[] = []
  const carried: CarriedEdit[] = []
  const keyMaps = new Map<string, ReadonlyMap<string, string>>()
  const prepared = await prepareDocuments(sides, input.documents)
  const merger = entryMerger({ ...prepared, collector, mergeDocuments, store, automatic, carried, keyMaps })

  const { pages, whole } = touchedPages(sides)
  const { mainPages, mainFiles } = await readMain(input, load, whole)
  const changes = new Map<string, Entry | null>()
  const set: SetEntry = (before, after) => {
    const name = entryName(after ?? before ?? { kind: 'page', id: '' })
    if (!sameValue(before, after ?? undefined)) changes.set(name, after)
  }

  let placed: ReadonlyMap<string, PageEntry | null> = new Map()
  if (whole) {
    const mergeFields = ({ base }: PageSides, main: PageEntry, change: PageEntry) =>
      merger.page(base, main, change)
    placed = mergePlaces({ main: mainPages, touched: pages, mergeFields, collector, automatic, carried })
    for (const [id, page] of placed) changes.set(`page:${id}`, page)
  } else {
    for (const { base, main, change } of pages.values()) {
      if (change === base || main === undefined || change === undefined) continue
      set(main, main === base ? change : merger.page(base, main, change))
    }
  }

  const files = mergeOtherEntries(sides, merger, collector, sha256, set)
  placeFiles(files, mainFiles, changes, automatic, set)

  const pageOf = async (id: string): Promise<PageEntry | undefined> => {
    const name = `page:${id}`
    const entry = changes.has(name)
      ? changes.get(name)
      : (mainPages.get(id) ?? (await readEntries(input.main, [name], load, sha256)).get(name))
    return entry?.kind === 'page' ? entry : undefined
  }
  const put = (page: Entry): void => void changes.set(entryName(page), page)
  await carryEdits({ carried, pageOf, load: input.documents.load, store, mergeDocuments, put })

  const written = await applyToTree(input.main, changes, load, sha256)
  return {
    ...written,
    changes,
    conflicts: collector.open().sort(listedOrder()),
    usedAnswers: collector.used,
    automatic,
    keyMaps,
    paths: changedPaths(mainPages, placed),
  }
}
