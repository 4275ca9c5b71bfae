/**
 * The content of a revision, ready to be read: its entries by name and its tree of pages. Computed from immutable
 * hashes, so it is cached under (space, root) and never becomes stale.
 */
import type { PageTree } from '../../../content/tree/page-tree.ts'
import { buildPageTree, keepsPlaces, withEntries } from '../../../content/tree/page-tree.ts'
import type { EntryChanges } from '../../../content/revision/entry-map.ts'
import { EntriesOfKind, EntryMap } from '../../../content/revision/entry-map.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import { readTree } from '../../../content/revision/read-revision.ts'
import type {
  Entry,
  FileEntry,
  Hash,
  PageEntry,
  ReusableContentEntry,
  VariableEntry,
} from '../../../content/revision/revision.ts'
import { boundedWeight, recentOf } from '../../recent-cache.ts'
import type { ComputedAdditions } from '../computed/computed-additions.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { Db, Store } from '../../storage/store.ts'

/** Where the pages of these entries stand. */
interface PlacedPages {
  readonly entries: EntryMap
  readonly tree: PageTree
}

/**
 * The tree is built when it is first asked for: writes need the entries only, and most written revisions are replaced
 * before they are read.
 */
const placedPages = (entries: EntryMap): PlacedPages => {
  let tree: PageTree | undefined
  return {
    entries,
    get tree() {
      return (tree ??= buildPageTree(entries.values()))
    },
  }
}

export class ContentSnapshot {
  readonly root: Hash
  readonly byName: EntryMap
  /** Those of each kind, by id. */
  readonly pages: ReadonlyMap<string, PageEntry>
  readonly files: ReadonlyMap<string, FileEntry>
  readonly reusableContents: ReadonlyMap<string, ReusableContentEntry>
  /** What content sources have added for a read; absent from the content that is stored. */
  readonly computed: ComputedAdditions | undefined
  readonly #placed: PlacedPages
  #tree: PageTree | undefined
  #variables: Readonly<Record<string, VariableEntry['value']>> | undefined

  constructor(
    root: Hash,
    byName: EntryMap,
    {
      placed = placedPages(byName),
      computed,
    }: { readonly placed?: PlacedPages; readonly computed?: ComputedAdditions } = {},
  ) {
    this.root = root
    this.byName = byName
    this.pages = new EntriesOfKind(byName, 'page')
    this.files = new EntriesOfKind(byName, 'file')
    this.reusableContents = new EntriesOfKind(byName, 'reusable-content')
    this.computed = computed
    this.#placed = placed
  }

  get entries(): readonly Entry[] {
    return [...this.byName.values()]
  }

  /**
   * Where the pages stand: paths, order and home page. The entries of its nodes may be older ones of the same pages; for
   * them there is `tree`, which costs more after an edit.
   */
  get places(): PageTree {
    return this.#placed.tree
  }

  get tree(): PageTree {
    return (this.#tree ??=
      this.#placed.entries === this.byName
        ? this.places
        : withEntries(this.places, (id) => this.pages.get(id)))
  }

  get variables(): Readonly<Record<string, VariableEntry['value']>> {
    return (this.#variables ??= Object.fromEntries(
      [...new EntriesOfKind(this.byName, 'variable').values()].map(({ id, value }) => [id, value]),
    ))
  }

  /** The stored content after `changes`; shares what they leave alone. */
  after(root: Hash, changes: EntryChanges): ContentSnapshot {
    const placed = keepsPlaces(this.byName, changes) ? { placed: this.#placed } : {}
    return new ContentSnapshot(root, this.byName.with(changes), placed)
  }
}

/** The snapshot of these entries, which must be complete. */
export const snapshotOf = (
  root: Hash,
  entries: Iterable<Entry>,
  computed?: ComputedAdditions,
): ContentSnapshot =>
  new ContentSnapshot(root, EntryMap.of(entries), computed === undefined ? {} : { computed })

/** Entries of the cached snapshots in total, of which each takes up to a kilobyte. */
const keptEntries = 100_000
const kept = recentOf<ContentSnapshot>(keptEntries)

/**
 * The stored snapshot that was read last in a space. Others of the space (a change request, a revision, what another
 * process wrote) mostly differ from it in a few entries: only those are read, and the rest is shared.
 */
const lastRead = recentOf<ContentSnapshot>(keptEntries)

/** Most requests read a few heads. */
const weightOf = ({ byName }: ContentSnapshot): number =>
  boundedWeight(byName.size, { most: keptEntries, small: 50 })

const readSnapshot = async (
  near: ContentSnapshot | undefined,
  root: Hash,
  load: LoadObjects,
): Promise<ContentSnapshot> => {
  // Not if it was swept meanwhile, with a change request that was deleted.
  const changes = near && (await diffTrees(near.root, root, load).catch(() => undefined))
  return near && changes
    ? near.after(root, new Map(changes.map(({ name, after }) => [name, after ?? null])))
    : snapshotOf(root, await readTree(root, load))
}

export const contentSnapshot = async (
  store: Store,
  db: Db,
  space: string,
  root: Hash,
): Promise<ContentSnapshot> => {
  const key = `${space}/${root}`
  const known = kept(store).get(key)
  if (known) return known
  const read = await readSnapshot(lastRead(store).get(space), root, objectLoader(store, db, space))
  lastRead(store).set(space, read, weightOf(read))
  return kept(store).set(key, read, weightOf(read))
}

/** The snapshot after `changes` (name → entry, null if removed), cached under the resulting root. */
export const snapshotAfter = (
  store: Store,
  space: string,
  before: ContentSnapshot,
  root: Hash,
  changes: EntryChanges,
): ContentSnapshot => {
  const after = before.after(root, changes)
  return kept(store).set(`${space}/${root}`, after, weightOf(after))
}
