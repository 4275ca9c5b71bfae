/**
 * What a revision of a space is made of: a set of entries, each under its own name. Pages, files, reusable
 * contents and variables are entries; nothing else is content.
 *
 * A revision is identified for storage by the hash of this set alone (`read-revision.ts`): the order of edits,
 * times and authors leave no trace in it.
 */
import type { ContentReference, JsonObject } from '../document/document.ts'

/** SHA-256 of a canonical byte string, as 64 hexadecimal digits. Injected where it is needed: `(bytes) => Hash`. */
export type Hash = string
export type Sha256 = (bytes: Uint8Array) => Hash

export interface PageLayout {
  readonly width?: 'default' | 'wide'
  readonly cover?: boolean
  readonly coverSize?: 'hero' | 'full'
  readonly title?: boolean
  readonly description?: boolean
  readonly tableOfContents?: boolean
  readonly outline?: boolean
  readonly pagination?: boolean
  readonly metadata?: boolean
}

export interface PageCover {
  readonly ref?: ContentReference
  readonly refDark?: ContentReference
  readonly yPos?: number
  readonly height?: number
}

/** The bytes that an imported page or block came from, so that an untouched page is exported byte for byte. */
export interface PageSource {
  /** Path in the imported folder, with `/`. */
  readonly path: string
  /** Blob that holds the file's bytes as they were read. */
  readonly blob: Hash
  /** Hash of the document that `blob` was parsed to: the bytes stand in for it only while it is the page's. */
  readonly document: Hash
}

export type VariableValue = string | number | boolean

/** A page, a group of pages, or a link in the table of contents. Unknown options are kept in `extra`. */
export interface PageEntry {
  readonly kind: 'page'
  readonly id: string
  readonly type: 'document' | 'group' | 'link' | 'computed'
  readonly title: string
  readonly slug: string
  /** Whether a person typed the slug: only then can two equal slugs be a conflict (decisions, section 6). */
  readonly slugTyped?: boolean
  /** Id of the page above, null at the root. */
  readonly parent: string | null
  /** Fractional order key among siblings; ties are broken by id. Compare ranks, never keys. */
  readonly order: string
  /** Hash of the canonical bytes of the document; absent on groups, links and empty computed pages. */
  readonly document?: Hash
  readonly emoji?: string
  readonly icon?: string
  readonly description?: string
  readonly linkTitle?: string
  readonly layout?: PageLayout
  readonly cover?: PageCover
  readonly variables?: { readonly [name: string]: VariableValue }
  readonly hidden?: boolean
  readonly noIndex?: boolean
  readonly noRobotsIndex?: boolean
  readonly condition?: string
  /** Only on `link`. */
  readonly target?: ContentReference
  /** Only on `computed` pages and documents. */
  readonly computed?: JsonObject
  readonly computedSeed?: string
  readonly source?: PageSource
}

export interface FileEntry {
  readonly kind: 'file'
  readonly id: string
  /** Unique in the space, with the extension. */
  readonly name: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  readonly blob: Hash
  readonly dimensions?: { readonly width: number; readonly height: number }
  /** Path in the imported folder, when it came from one. */
  readonly path?: string
}

export interface ReusableContentEntry {
  readonly kind: 'reusable-content'
  readonly id: string
  readonly title: string
  readonly document: Hash
  readonly source?: PageSource
}

export interface VariableEntry {
  readonly kind: 'variable'
  /** The name of the variable: variables are known by name. */
  readonly id: string
  readonly value: VariableValue
}

/**
 * A file of an imported folder that is no page and no asset but must come back on export as it was
 * (the table of contents, `.gitbook.yaml`): kept whole, shown to nobody.
 */
export interface KeptFileEntry {
  readonly kind: 'kept-file'
  /** Its path. */
  readonly id: string
  readonly blob: Hash
}

export type Entry = PageEntry | FileEntry | ReusableContentEntry | VariableEntry | KeptFileEntry
export type EntryKind = Entry['kind']

/** The name of an entry in its revision: `page:ID`, `file:ID`, `variable:NAME`. */
export const entryName = (entry: Pick<Entry, 'kind' | 'id'>): string => `${entry.kind}:${entry.id}`

const documentOf = (entry: Entry | null | undefined): Hash | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined

/** Documents that took the place of another one, by what `changes` (name → entry) make of `before`: new → old hash. */
export const formerDocuments = (
  changes: ReadonlyMap<string, Entry | null>,
  before: (name: string) => Entry | undefined,
): Map<Hash, Hash> => {
  const formers = new Map<Hash, Hash>()
  for (const [name, entry] of changes) {
    const [now, old] = [documentOf(entry), documentOf(before(name))]
    if (now !== undefined && old !== undefined && now !== old) formers.set(now, old)
  }
  return formers
}
