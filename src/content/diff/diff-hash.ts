/**
 * Hashes of differences: equal exactly when two differences mean the same. Block keys, ids of table parts and stored
 * bytes are ignored (`sameContent`), so that writing, undoing and repeating a change gives the same hash.
 */
import type { RichTextDocument } from '../document/document.ts'
import { contentText, stableJson } from '../document/canonical.ts'
import type { PageChange, RevisionDiff } from './revision-diff.ts'
import type { Entry, Hash, PageEntry, Sha256 } from '../revision/revision.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The hash of a document's content. */
export const documentContentHash = (document: RichTextDocument, sha256: Sha256): Hash =>
  sha256(bytesOf(stableJson([document.data, ...document.nodes.map(contentText)])))

/** The hashes of all documents that a difference refers to, on either side. */
export const documentsOfDiff = ({ pages, reusableContents }: RevisionDiff): ReadonlySet<Hash> => {
  const found = new Set<Hash>()
  const add = (entry: Entry | undefined): void => {
    if (entry !== undefined && 'document' in entry && entry.document !== undefined) found.add(entry.document)
  }
  for (const { before, after } of [...pages, ...reusableContents]) {
    add(before)
    add(after)
  }
  return found
}

type ContentOf = (document: Hash) => Hash

/** An entry that exists on one side only, with the content hash of its document instead of the hash of its bytes. */
const whole = (entry: Entry | undefined, contentOf: ContentOf) => {
  if (entry === undefined) return null
  const { source: _source, ...rest } = entry as Entry & { source?: unknown }
  return {
    ...rest,
    ...('document' in rest && rest.document !== undefined && { document: contentOf(rest.document) }),
  }
}

/** The changes of a page that exists on both sides; undefined if only its stored form changed. */
const between = (change: PageChange, before: PageEntry, after: PageEntry, contentOf: ContentOf) => {
  const texts = [before.document, after.document].map((hash) => (hash === undefined ? null : contentOf(hash)))
  const rewritten = texts[0] !== texts[1]
  if (!rewritten && change.attributes.length === 0 && change.moved === undefined) return undefined
  return {
    attributes: change.attributes,
    ...(rewritten && { texts }),
    ...(change.moved && { from: before.parent, to: after.parent, order: after.order }),
  }
}

export interface DifferenceHashes {
  readonly whole: Hash
  /** By page id; changed pages only. */
  readonly pages: ReadonlyMap<string, Hash>
}

/** The hashes of a difference and of its pages. `contentOf` gives the content hash of each of `documentsOfDiff`. */
export const differenceHashes = (
  diff: RevisionDiff,
  contentOf: ContentOf,
  sha256: Sha256,
): DifferenceHashes => {
  const name = (value: unknown): Hash => sha256(bytesOf(stableJson(value)))
  const pages = new Map<string, Hash>()
  for (const change of diff.pages) {
    const { id, before, after } = change
    const said =
      before !== undefined && after !== undefined
        ? between(change, before, after, contentOf)
        : [whole(before, contentOf), whole(after, contentOf)]
    if (said !== undefined) pages.set(id, name(said))
  }
  const others = [...diff.files, ...diff.keptFiles, ...diff.variables, ...diff.reusableContents]
    .map(
      ({ name: entry, before, after }) => [entry, whole(before, contentOf), whole(after, contentOf)] as const,
    )
    .filter(([, before, after]) => stableJson(before) !== stableJson(after))
  return { whole: name([[...pages].sort(([a], [b]) => (a < b ? -1 : 1)), others]), pages }
}
