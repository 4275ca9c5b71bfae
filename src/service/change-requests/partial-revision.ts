/**
 * A revision read lazily for a preview: single entries and documents, never the whole. It may be stored or only
 * computed.
 */
import type { PageTree } from '../../content/tree/page-tree.ts'
import { readEntries } from '../../content/revision/read-revision.ts'
import type { Entry, Hash, PageEntry } from '../../content/revision/revision.ts'
import { EntriesOfKind, EntryMap } from '../../content/revision/entry-map.ts'
import { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import type { DocumentLinks } from '../pages/links/document-links.ts'
import { documentLinks, linksInDocuments } from '../pages/links/document-links.ts'
import { overlaid } from '../content/revisions/object-overlay.ts'
import type { LoadObjects } from '../storage/objects/objects.ts'
import { objectLoader, sha256 } from '../storage/objects/objects.ts'
import type { Context } from '../context.ts'

export interface PreviewSide {
  readonly space: string
  readonly root: Hash
  /** Objects that were computed but are not stored. */
  readonly made: ReadonlyMap<Hash, Uint8Array>
  readonly load: LoadObjects
}

/** A side of `space`; `made` holds the objects that exist only in the merge. */
export const sideOf = (
  { store }: Context,
  space: string,
  root: Hash,
  made: ReadonlyMap<Hash, Uint8Array> = new Map(),
): PreviewSide => ({ space, root, made, load: overlaid(made, objectLoader(store, store.read, space)) })

/** Entries by name; names that the side does not have are absent. */
export const entriesAt = async (
  { root, load }: PreviewSide,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, Entry>> => {
  const wanted = [...new Set(names)]
  return wanted.length === 0 ? new Map() : readEntries(root, wanted, load, sha256)
}

/** The pages and all their ancestors, by id; one load per level of the page tree. */
export const pagesWithAncestors = async (
  side: PreviewSide,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PageEntry>> => {
  const found = new Map<string, PageEntry>()
  let wanted = new Set(ids)
  while (wanted.size > 0) {
    const entries = await entriesAt(
      side,
      [...wanted].map((id) => `page:${id}`),
    )
    wanted = new Set()
    for (const entry of entries.values()) if (entry.kind === 'page') found.set(entry.id, entry)
    for (const { parent } of found.values()) if (parent !== null && !found.has(parent)) wanted.add(parent)
    // A missing parent would be requested forever; a valid tree has none.
    if (entries.size === 0) break
  }
  return found
}

/** The path of slugs from the root, for a page returned by `pagesWithAncestors`. */
export const pathIn = (pages: ReadonlyMap<string, PageEntry>, id: string): string => {
  const slugs: string[] = []
  for (let page = pages.get(id); page !== undefined; page = pages.get(page.parent ?? ''))
    slugs.unshift(page.slug)
  return slugs.join('/')
}

/** Links and anchors of documents. Those of stored documents are cached, so each is read only once. */
export const linksAt = async (
  ctx: Context,
  { space, made, load }: PreviewSide,
  hashes: Iterable<Hash>,
): Promise<ReadonlyMap<Hash, DocumentLinks>> => {
  const wanted = [...new Set(hashes)]
  const stored = await documentLinks(
    ctx,
    space,
    wanted.filter((hash) => !made.has(hash)),
  )
  const computed = await linksInDocuments(
    load,
    wanted.filter((hash) => made.has(hash)),
  )
  return new Map([...stored, ...computed])
}

/** A snapshot of only the given entries, for functions about links that need one. */
export const partialSnapshot = (root: Hash, some: ReadonlyMap<string, Entry>): ContentSnapshot => {
  const entries = EntryMap.of(some.values())
  const byId: PageTree['byId'] = new Map(
    [...new EntriesOfKind(entries, 'page')].map(([id, entry]) => [
      id,
      { entry, parent: null, children: [], path: entry.slug, rank: 0 },
    ]),
  )
  const tree = { roots: [], byId, byPath: new Map(), home: null, unreachable: [] }
  return new ContentSnapshot(root, entries, { placed: { entries, tree } })
}
