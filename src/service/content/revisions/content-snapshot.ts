/**
 * The content of a revision, ready to be read: its entries by name and its tree of pages. Computed from immutable
 * hashes, so it is cached under (space, root) and never becomes stale.
 */
import type { PageTree } from '../../../content/tree/page-tree.ts'
import { buildPageTree } from '../../../content/tree/page-tree.ts'
import { readTree } from '../../../content/revision/read-revision.ts'
import type {
  Entry,
  FileEntry,
  Hash,
  PageEntry,
  ReusableContentEntry,
} from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { recentOf } from '../../recent-cache.ts'
import type { ComputedAdditions } from '../computed/computed-additions.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { Db, Store } from '../../storage/store.ts'

export interface ContentSnapshot {
  readonly root: Hash
  readonly entries: readonly Entry[]
  /** By `entryName`. */
  readonly byName: ReadonlyMap<string, Entry>
  readonly tree: PageTree
  readonly pages: ReadonlyMap<string, PageEntry>
  /** By id. */
  readonly files: ReadonlyMap<string, FileEntry>
  readonly reusableContents: ReadonlyMap<string, ReusableContentEntry>
  readonly variables: Readonly<Record<string, string | number | boolean>>
  /** What content sources have added for a read; absent from the content that is stored. */
  readonly computed?: ComputedAdditions
}

/** Number of cached snapshots; most requests read a few heads. */
const kept = recentOf<ContentSnapshot>(24)

/** The snapshot of these entries, which must be complete. */
export const snapshotOf = (root: Hash, entries: readonly Entry[]): ContentSnapshot => {
  const of = <Kind extends Entry['kind']>(kind: Kind) =>
    new Map(
      entries
        .filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind)
        .map((entry) => [entry.id, entry] as const),
    )
  let tree: PageTree | undefined
  return {
    root,
    entries,
    byName: new Map(entries.map((entry) => [entryName(entry), entry])),
    // Writes need the entries only, and most written revisions are replaced before they are read.
    get tree() {
      return (tree ??= buildPageTree(entries))
    },
    pages: of('page'),
    files: of('file'),
    reusableContents: of('reusable-content'),
    variables: Object.fromEntries([...of('variable').values()].map(({ id, value }) => [id, value])),
  }
}

export const contentSnapshot = async (
  store: Store,
  db: Db,
  space: string,
  root: Hash,
): Promise<ContentSnapshot> => {
  const key = `${space}/${root}`
  return (
    kept(store).get(key) ??
    kept(store).set(key, snapshotOf(root, await readTree(root, objectLoader(store, db, space))))
  )
}

/** The snapshot after `changes` (name → entry, null if removed), cached under the resulting root. */
export const snapshotAfter = (
  store: Store,
  space: string,
  before: ContentSnapshot,
  root: Hash,
  changes: ReadonlyMap<string, Entry | null>,
): ContentSnapshot => {
  const byName = new Map(before.byName)
  for (const [name, entry] of changes) {
    if (entry === null) byName.delete(name)
    else byName.set(name, entry)
  }
  return kept(store).set(`${space}/${root}`, snapshotOf(root, [...byName.values()]))
}
