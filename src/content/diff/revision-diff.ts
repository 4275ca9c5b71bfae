/**
 * What changed between two revisions, as a value: pages with their kinds of change, files, variables and reusable
 * content. It contains every changed entry, so it can be applied and inverted exactly.
 */
import { sameValue } from '../revision/entry-lines.ts'
import type { Json } from '../document/document.ts'
import { compareOrder, movedAmong } from '../tree/order-keys.ts'
import type {
  Entry,
  FileEntry,
  Hash,
  KeptFileEntry,
  PageEntry,
  ReusableContentEntry,
  VariableEntry,
} from '../revision/revision.ts'
import type { EntryChange } from './trie-diff.ts'
import type { Loader } from '../revision/revision-trie.ts'
import { diffTrees } from './trie-diff.ts'
import { readTree } from '../revision/read-revision.ts'

/** A changed option; a side without a value is absent. */
export interface AttributeChange {
  readonly name: string
  readonly before?: Json
  readonly after?: Json
}

/** The changes of one page. At least one of them is present; a page whose block keys alone changed is not listed. */
export interface PageChange {
  readonly id: string
  /** Absent on an added page. */
  readonly before?: PageEntry
  /** Absent on a removed page. */
  readonly after?: PageEntry
  /** Moved under another parent, or to another position among its siblings (then `from` and `to` are equal). */
  readonly moved?: { readonly from: string | null; readonly to: string | null }
  readonly renamed?: true
  /** Options including title and slug, sorted by name. Empty for added and removed pages. */
  readonly attributes: readonly AttributeChange[]
  readonly document?: { readonly before?: Hash; readonly after?: Hash }
}

/** Groups of pages are no pages here: a group has no text. */
interface DiffCounts {
  readonly added: number
  readonly removed: number
  readonly moved: number
  readonly renamed: number
  /** Pages in both revisions whose document or options changed. */
  readonly changed: number
  /** Groups with any change. */
  readonly groups: number
  readonly files: number
  readonly variables: number
  readonly reusableContents: number
}

export interface RevisionDiff {
  /** Every entry whose bytes differ, sorted by name, including those without a visible change. */
  readonly entries: readonly EntryChange[]
  readonly pages: readonly PageChange[]
  readonly files: readonly EntryChange<FileEntry>[]
  readonly variables: readonly EntryChange<VariableEntry>[]
  readonly reusableContents: readonly EntryChange<ReusableContentEntry>[]
  readonly keptFiles: readonly EntryChange<KeptFileEntry>[]
  readonly counts: DiffCounts
}

/** Members of an entry that are not options: identity, position, text and storage details. */
const noOptions = new Set(['kind', 'id', 'parent', 'order', 'document', 'source', 'slugTyped'])

/** The options that differ between two versions of an entry, sorted by name. */
export const attributeChanges = (before: Entry, after: Entry): AttributeChange[] => {
  const old = new Map<string, Json>(Object.entries(before))
  const now = new Map<string, Json>(Object.entries(after))
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => !noOptions.has(name)).sort()
  return names.flatMap((name): AttributeChange[] => {
    const a = old.get(name)
    const b = now.get(name)
    if (sameValue(a, b)) return []
    return [{ name, ...(a === undefined ? {} : { before: a }), ...(b === undefined ? {} : { after: b }) }]
  })
}

type Both = { readonly before: PageEntry; readonly after: PageEntry }

/**
 * Ids of pages that kept their parent but changed position under it. `pages` are the pages of revision a; `changes`
 * lead to b.
 */
export const movedInPlace = (
  pages: Iterable<Entry>,
  changes: ReadonlyMap<string, { readonly before?: PageEntry; readonly after?: PageEntry }>,
): Set<string> => {
  const parents = new Set<string | null>()
  for (const { before, after } of changes.values()) {
    if (before !== undefined && after !== undefined && before.parent === after.parent) {
      if (before.order !== after.order) parents.add(after.parent)
    }
  }
  if (parents.size === 0) return new Set()
  const lists = new Map<string | null, { before: PageEntry[]; after: PageEntry[] }>()
  for (const parent of parents) lists.set(parent, { before: [], after: [] })
  // A page with a new parent is in one list only and is ignored by `movedAmong`.
  for (const entry of pages) {
    if (entry.kind !== 'page') continue
    const change = changes.get(entry.id)
    lists.get(entry.parent)?.before.push(entry)
    const after = change === undefined ? entry : change.after
    if (after !== undefined) lists.get(after.parent)?.after.push(after)
  }
  const moved = new Set<string>()
  for (const { before, after } of lists.values()) {
    for (const id of movedAmong(before.sort(compareOrder), after.sort(compareOrder))) moved.add(id)
  }
  return moved
}

const changesOfKind = <K extends Entry['kind']>(entries: readonly EntryChange[], kind: K) =>
  entries.filter(({ name }) => name.startsWith(`${kind}:`)) as EntryChange<Extract<Entry, { kind: K }>>[]

const pageChange = (change: EntryChange<PageEntry>, movedHere: ReadonlySet<string>): PageChange | null => {
  const { before, after } = change
  if (after === undefined) {
    return before === undefined ? null : { id: before.id, before, attributes: [] }
  }
  if (before === undefined) return { id: after.id, after, attributes: [] }
  const attributes = attributeChanges(before, after)
  const moved = before.parent !== after.parent || movedHere.has(after.id)
  const rewritten = before.document !== after.document
  if (attributes.length === 0 && !moved && !rewritten) return null
  const document = {
    ...(before.document === undefined ? {} : { before: before.document }),
    ...(after.document === undefined ? {} : { after: after.document }),
  }
  return {
    id: after.id,
    before,
    after,
    attributes,
    ...(moved ? { moved: { from: before.parent, to: after.parent } } : {}),
    ...(before.title === after.title ? {} : { renamed: true as const }),
    ...(rewritten ? { document } : {}),
  }
}

/** Whether it is a group afterwards, or was one when it was removed. */
const isGroup = ({ before, after }: Pick<PageChange, 'before' | 'after'>): boolean =>
  (after ?? before)?.type === 'group'

/**
 * The difference of two sets of entries, given the changed entries. `pagesOfA` is only read when a page kept its parent
 * and changed its order key: then positions decide whether it moved.
 */
export const describeChanges = (entries: readonly EntryChange[], pagesOfA: Iterable<Entry>): RevisionDiff => {
  const pageEntries = changesOfKind(entries, 'page')
  const byId = new Map(pageEntries.map((change) => [change.name.slice('page:'.length), change]))
  const movedHere = movedInPlace(pagesOfA, byId)
  const pages = pageEntries.flatMap((change) => pageChange(change, movedHere) ?? [])
  const counted = pages.filter((page) => !isGroup(page))
  const stayed = counted.filter((page): page is PageChange & Both => 'before' in page && 'after' in page)
  const files = changesOfKind(entries, 'file')
  const variables = changesOfKind(entries, 'variable')
  const reusableContents = changesOfKind(entries, 'reusable-content')
  const counts: DiffCounts = {
    added: counted.filter(({ before }) => before === undefined).length,
    removed: counted.filter(({ after }) => after === undefined).length,
    moved: stayed.filter(({ moved }) => moved !== undefined).length,
    renamed: stayed.filter(({ renamed }) => renamed === true).length,
    changed: stayed.filter(({ attributes, document }) => attributes.length > 0 || document !== undefined)
      .length,
    groups: pages.length - counted.length,
    files: files.length,
    variables: variables.length,
    reusableContents: reusableContents.length,
  }
  const keptFiles = changesOfKind(entries, 'kept-file')
  return { entries, pages, files, variables, reusableContents, keptFiles, counts }
}

/** Whether positions are needed to detect moves: some page kept its parent and changed its order key. */
const needsRanks = (entries: readonly EntryChange[]): boolean =>
  entries.some(
    ({ before, after }) =>
      before?.kind === 'page' &&
      after?.kind === 'page' &&
      before.parent === after.parent &&
      before.order !== after.order,
  )

/**
 * What changed from revision `a` to revision `b`. Reads only the nodes that differ, and all of `a` only when order keys
 * changed (`readAll` lets the caller use a cache for that). Throws if a node is missing.
 */
export const diffRevisions = async (
  a: Hash,
  b: Hash,
  load: Loader,
  readAll: (root: Hash) => Promise<Iterable<Entry>> = (root) => readTree(root, load),
): Promise<RevisionDiff> => {
  const entries = await diffTrees(a, b, load)
  return describeChanges(entries, needsRanks(entries) ? await readAll(a) : [])
}

const turned = <E extends Entry>({ name, before, after }: EntryChange<E>): EntryChange<E> => ({
  name,
  ...(after === undefined ? {} : { before: after }),
  ...(before === undefined ? {} : { after: before }),
})

const turnedPage = (page: PageChange): PageChange => ({
  id: page.id,
  ...(page.after === undefined ? {} : { before: page.after }),
  ...(page.before === undefined ? {} : { after: page.before }),
  ...(page.moved === undefined ? {} : { moved: { from: page.moved.to, to: page.moved.from } }),
  ...(page.renamed === undefined ? {} : { renamed: page.renamed }),
  attributes: page.attributes.map(({ name, before, after }) => ({
    name,
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  })),
  ...(page.document === undefined
    ? {}
    : {
        document: {
          ...(page.document.after === undefined ? {} : { before: page.document.after }),
          ...(page.document.before === undefined ? {} : { after: page.document.before }),
        },
      }),
})

/** The inverse difference. Inverting twice gives the same value. */
export const invertDiff = (diff: RevisionDiff): RevisionDiff => ({
  entries: diff.entries.map(turned),
  pages: diff.pages.map(turnedPage),
  files: diff.files.map(turned),
  variables: diff.variables.map(turned),
  reusableContents: diff.reusableContents.map(turned),
  keptFiles: diff.keptFiles.map(turned),
  counts: { ...diff.counts, added: diff.counts.removed, removed: diff.counts.added },
})

/** A difference as input for `applyToTree`: applied to `a`, it gives exactly `b`. */
export const changesOfDiff = (diff: Pick<RevisionDiff, 'entries'>): Map<string, Entry | null> =>
  new Map(diff.entries.map(({ name, after }) => [name, after ?? null]))
