/**
 * Three-way merge of revisions: a function of base, main, change and answers. It reads only what differs between base
 * and the two heads; all pages of main only if the change altered the tree, and all files only if it added a name.
 */
import type { CarriedEdit } from './moved-edits.ts'
import { carryEdits } from './moved-edits.ts'
import type { Answers, Conflict } from './conflicts.ts'
import { listedOrder, openDesk } from './conflicts.ts'
import type { RichTextDocument } from '../document/document.ts'
import { sameValue } from '../revision/entry-lines.ts'
import type { Automatic, DocumentTriple, MergeDocuments } from './merge-entries.ts'
import { documentsToMerge, entryMerger, tripleName } from './merge-entries.ts'
import type { PageSides } from './placement-state.ts'
import { mergePlaces } from './merge-placement.ts'
import type { Entry, FileEntry, Hash, PageEntry, Sha256 } from '../revision/revision.ts'
import { entryName } from '../revision/revision.ts'
import type { Loader } from '../revision/revision-trie.ts'
import type { WrittenTree } from '../revision/write-revision.ts'
import { applyToTree } from '../revision/write-revision.ts'
import { diffTrees } from '../diff/trie-diff.ts'
import { readEntries, readTree } from '../revision/read-revision.ts'
import { uniqueFileName } from '../tree/slug.ts'

/** Documents by hash. `store` saves one and returns its hash; it is called once for each merged document. */
export interface DocumentStore {
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

/** Path of one page before and after; absent where the page does not exist. */
export interface PathChange {
  readonly page: string
  readonly before?: string
  readonly after?: string
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

const threeSides = async ({ base, main, change, load }: MergeInput): Promise<Map<string, Sides>> => {
  const [toMain, toChange] = await Promise.all([diffTrees(base, main, load), diffTrees(base, change, load)])
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

/** A path for every page reachable from the root, found by walking up with memoization. */
const pathFinder = (get: (id: string) => PageEntry | null | undefined) => {
  const known = new Map<string, string>()
  const pathOf = (id: string): string | undefined => {
    const page = get(id)
    if (page === null || page === undefined) return undefined
    const path = known.get(id)
    if (path !== undefined) return path
    const above = page.parent === null ? '' : pathOf(page.parent)
    if (above === undefined) return undefined
    const own = above === '' ? page.slug : `${above}/${page.slug}`
    known.set(id, own)
    return own
  }
  return pathOf
}

const changedPaths = (
  main: ReadonlyMap<string, PageEntry>,
  changes: ReadonlyMap<string, PageEntry | null>,
): PathChange[] => {
  const touches = [...changes].some(([id, page]) => {
    const old = main.get(id)
    return page?.slug !== old?.slug || page?.parent !== old?.parent
  })
  if (!touches) return []
  const before = pathFinder((id) => main.get(id))
  const after = pathFinder((id) => (changes.has(id) ? changes.get(id) : main.get(id)))
  const paths: PathChange[] = []
  for (const id of new Set([...main.keys(), ...changes.keys()])) {
    const [old, now] = [before(id), after(id)]
    if (old === now) continue
    const sides = {
      ...(old === undefined ? {} : { before: old }),
      ...(now === undefined ? {} : { after: now }),
    }
    paths.push({ page: id, ...sides })
  }
  return paths.sort((a, b) => (a.page < b.page ? -1 : 1))
}

/** A stable id for the change's version of a file if a person chose both: repeating the merge gives the same id. */
const copyId = (file: FileEntry, sha256: Sha256): string =>
  `f${sha256(new TextEncoder().encode(`copy ${file.id} ${file.blob}`)).slice(0, 20)}`

/**
 * Merges `change` into `main` over `base`. Laws: if one side changed nothing, the result is the other side's root;
 * equal changes give that root; merging again after the result became main changes nothing. Throws if stored bytes are
 * missing; a conflict is not an error.
 */
export const mergeRevisions = async (input: MergeInput): Promise<MergeResult> => {
  const { load, sha256, documents } = input
  const sides = await threeSides(input)
  const desk = openDesk(input.answers ?? new Map(), sha256)
  const automatic: Automatic[] = []
  const carried: CarriedEdit[] = []
  const keyMaps = new Map<string, ReadonlyMap<string, string>>()

  const triples: DocumentTriple[] = []
  for (const { base, main, change } of sides.values()) {
    const [b, m, c] = [documentOf(base), documentOf(main), documentOf(change)]
    const triple = m !== undefined && c !== undefined ? documentsToMerge(b, m, c) : undefined
    if (triple !== undefined) triples.push(triple)
  }
  const quick = triples.length === 0 ? new Map<string, Hash>() : await documents.quick?.(triples)
  const wanted = new Set(triples.filter((triple) => quick?.has(tripleName(triple)) !== true).flat())
  const texts = wanted.size === 0 ? new Map<Hash, RichTextDocument>() : await documents.load([...wanted])
  for (const hash of wanted) if (!texts.has(hash)) throw new Error(`A document is missing: ${hash}`)
  const { mergeDocuments } = input
  const store = documents.store
  const merger = entryMerger({
    desk,
    documents: texts,
    quick: quick ?? new Map(),
    mergeDocuments,
    store,
    automatic,
    carried,
    keyMaps,
  })

  // All of main, if positions, parents or names beyond the changes are needed.
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
  const readAll = input.readAll ?? ((root: Hash) => readTree(root, load))
  const mainPages = new Map<string, PageEntry>()
  const mainFiles = new Map<string, FileEntry>()
  if (whole) {
    for (const entry of await readAll(input.main)) {
      if (entry.kind === 'page') mainPages.set(entry.id, entry)
      else if (entry.kind === 'file') mainFiles.set(entry.id, entry)
    }
  }

  const changes = new Map<string, Entry | null>()
  const set = (before: Entry | undefined, after: Entry | null): void => {
    const name = entryName(after ?? before ?? { kind: 'page', id: '' })
    if (!sameValue(before, after ?? undefined)) changes.set(name, after)
  }

  // Pages.
  const mergeFields = ({ base }: PageSides, main: PageEntry, change: PageEntry) =>
    merger.page(base, main, change)
  let placed: ReadonlyMap<string, PageEntry | null> = new Map()
  if (whole) {
    placed = mergePlaces({ main: mainPages, touched: pages, mergeFields, desk, automatic, carried })
    for (const [id, page] of placed) changes.set(`page:${id}`, page)
  } else {
    for (const { base, main, change } of pages.values()) {
      if (change === base || main === undefined || change === undefined) continue
      set(main, main === base ? change : merger.page(base, main, change))
    }
  }

  // Everything else, by id or name.
  const files: FileEntry[] = []
  const both = <E extends Entry>(
    { base, main, change }: Sides<E>,
    subject: 'file' | 'variable' | 'reusable-content' | null,
    merge: (main: E, change: E) => E,
  ): E | null => {
    if (main !== undefined && change !== undefined) return main === base ? change : merge(main, change)
    const kept = main ?? change
    if (kept === undefined || base === undefined) return kept ?? null
    if (sameValue(base, kept)) return null
    const choices = [{ choice: 'main' }, { choice: 'change' }] as const
    const values = {
      base,
      ...(main === undefined ? {} : { main }),
      ...(change === undefined ? {} : { change }),
    } as unknown as Pick<Conflict, 'base' | 'main' | 'change'>
    const answer =
      subject === null ? null : desk.ask('deleted', { kind: subject, id: base.id }, values, choices)
    return (answer?.choice === 'change' ? change : main) ?? null
  }
  for (const entry of sides.values()) {
    const { base, main, change } = entry
    if (change === base) continue
    const kind = (base ?? main ?? change)?.kind
    if (kind === 'file') {
      const one = entry as Sides<FileEntry>
      const after = both(one, 'file', (m, c) => {
        const { file, copy } = merger.file(one.base, m, c)
        if (copy !== undefined) files.push({ ...copy, id: copyId(copy, sha256) })
        return file
      })
      if (after !== null && after.name !== one.main?.name) files.push(after)
      else set(main, after)
    } else if (kind === 'variable') {
      const one = entry as Sides<Extract<Entry, { kind: 'variable' }>>
      set(
        main,
        both(one, 'variable', (m, c) => merger.variable(one.base, m, c)),
      )
    } else if (kind === 'reusable-content') {
      const one = entry as Sides<Extract<Entry, { kind: 'reusable-content' }>>
      set(
        main,
        both(one, 'reusable-content', (m, c) => merger.reusableContent(one.base, m, c)),
      )
    } else if (kind === 'kept-file') {
      const one = entry as Sides<Extract<Entry, { kind: 'kept-file' }>>
      set(
        main,
        both(one, null, (m, c) => merger.keptFile(one.base, m, c)),
      )
    }
  }
  // Names added by the change are made unique among the remaining ones of main.
  const names = new Map<string, string>()
  for (const file of mainFiles.values()) {
    const now = changes.get(entryName(file))
    if (now !== null && !files.some(({ id }) => id === file.id)) names.set(file.name, file.id)
  }
  for (const file of files) {
    const name = uniqueFileName(file.name, (candidate) => names.has(candidate))
    if (name !== file.name) automatic.push({ kind: 'file-name', file: file.id, from: file.name, to: name })
    names.set(name, file.id)
    set(mainFiles.get(file.id), { ...file, name })
  }

  const pageOf = async (id: string): Promise<PageEntry | undefined> => {
    const name = `page:${id}`
    const entry = changes.has(name)
      ? changes.get(name)
      : (mainPages.get(id) ?? (await readEntries(input.main, [name], load, sha256)).get(name))
    return entry?.kind === 'page' ? entry : undefined
  }
  const put = (page: Entry): void => void changes.set(entryName(page), page)
  await carryEdits({ carried, pageOf, load: documents.load, store, mergeDocuments, put })

  const written = await applyToTree(input.main, changes, load, sha256)
  return {
    ...written,
    changes,
    conflicts: desk.open().sort(listedOrder()),
    usedAnswers: desk.used,
    automatic,
    keyMaps,
    paths: changedPaths(mainPages, placed),
  }
}
