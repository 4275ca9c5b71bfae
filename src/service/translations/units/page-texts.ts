/** The texts of pages and reusable contents in a revision, in reading order. */
import type { Hash, PageEntry, ReusableContentEntry } from '../../../content/revision/revision.ts'
import { addressOf } from '../../../content/tree/page-tree.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import type { Context } from '../../context.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { PageText } from './page-units.task.ts'
import { textHash } from './page-units.task.ts'

export type TextEntry = PageEntry | ReusableContentEntry

/** A page or reusable content whose text is translated. */
export interface TextOwner {
  readonly entry: TextEntry
  readonly path: string
}

const isComputed = (entry: PageEntry): boolean => entry.computed !== undefined

/** In reading order, reusable contents last. What a content source generates is not translated. */
export const textOwners = ({ tree, reusableContents }: ContentSnapshot): TextOwner[] => [
  ...[...tree.byId.values()].map((node) => ({ entry: node.entry, path: addressOf(tree, node) })),
  ...[...reusableContents.values()].map((entry) => ({ entry, path: '' })),
]

const fieldsOf = (entry: TextEntry) =>
  entry.kind === 'page'
    ? { title: entry.title, description: entry.description, linkTitle: entry.linkTitle }
    : undefined

const documentOf = (entry: TextEntry): Hash | undefined =>
  entry.kind === 'page' && isComputed(entry) ? undefined : entry.document

/** Identifies everything of an entry that units are read from. */
export const textHashOf = (entry: TextEntry): string =>
  textHash(JSON.stringify([fieldsOf(entry) ?? null, documentOf(entry) ?? null]))

/** The documents of the entries are loaded by `documents`. */
export const pageText = (entry: TextEntry, documents: ReadonlyMap<Hash, Uint8Array>): PageText => {
  const hash = documentOf(entry)
  return {
    fields: fieldsOf(entry),
    document: hash === undefined ? undefined : documents.get(hash),
  }
}

/** The documents of these entries by hash. */
export const documentsOf = async (
  { store }: Context,
  space: string,
  entries: readonly TextEntry[],
): Promise<ReadonlyMap<Hash, Uint8Array>> => {
  const hashes = entries.flatMap((entry) => documentOf(entry) ?? [])
  return hashes.length === 0 ? new Map() : objectLoader(store, store.read, space)([...new Set(hashes)])
}

/** The content of a revision. */
export const contentAt = async (ctx: Context, space: string, revision: string): Promise<ContentSnapshot> => {
  const { read } = ctx.store
  const { root } = await revisionOf(read, space, revision)
  return contentSnapshot(ctx.store, read, space, root)
}
