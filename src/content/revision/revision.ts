/**
 * The content of a revision of a space: a set of entries, each with its own name. Pages, files, reusable contents and
 * variables are entries; nothing else is content.
 *
 * In storage, a revision is identified by the hash of this set alone (`read-revision.ts`): it does not depend on the
 * order of edits, times or authors.
 */
import type { ContentReference, JsonObject } from '../document/document.ts'

/** SHA-256 of canonical bytes, as 64 hexadecimal digits. Injected where it is needed: `(bytes) => Hash`. */
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

/** The original bytes of an imported page or block, so that an unchanged page is exported byte for byte. */
export interface PageSource {
  /** Path in the imported folder, with `/`. */
  readonly path: string
  /** Blob with the original bytes of the file. */
  readonly blob: Hash
  /** Hash of the document that was parsed from `blob`: the bytes are only valid while the page still has it. */
  readonly document: Hash
}

export type VariableValue = string | number | boolean

/** A page, a group of pages, or a link in the table of contents. */
export interface PageEntry {
  readonly kind: 'page'
  readonly id: string
  readonly type: 'document' | 'group' | 'link' | 'computed'
  readonly title: string
  readonly slug: string
  /** Whether the slug was typed manually: only then can equal slugs be a conflict (decisions, section 6). */
  readonly slugTyped?: boolean
  /** Id of the parent page, null at the root. */
  readonly parent: string | null
  /** Fractional order key among siblings; ties are broken by id. Compare positions, never keys. */
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
  /** Only for `link`. */
  readonly target?: ContentReference
  /** Only for `computed` pages and documents. */
  readonly computed?: JsonObject
  readonly computedSeed?: string
  readonly source?: PageSource
}

export interface FileEntry {
  readonly kind: 'file'
  readonly id: string
  /** Unique in the space, including the extension. */
  readonly name: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  readonly blob: Hash
  readonly dimensions?: { readonly width: number; readonly height: number }
  /** Path in the imported folder, if it was imported. */
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
  /** The name of the variable, which is its identity. */
  readonly id: string
  readonly value: VariableValue
}

/**
 * A file of an imported folder that is neither a page nor an asset but must be exported unchanged (the table of
 * contents, `.gitbook.yaml`): stored as is, never displayed.
 */
export interface KeptFileEntry {
  readonly kind: 'kept-file'
  /** The path of the file. */
  readonly id: string
  readonly blob: Hash
}

export type Entry = PageEntry | FileEntry | ReusableContentEntry | VariableEntry | KeptFileEntry

/** The name of an entry in its revision: `page:ID`, `file:ID`, `variable:NAME`. */
export const entryName = (entry: Pick<Entry, 'kind' | 'id'>): string => `${entry.kind}:${entry.id}`

const documentOf = (entry: Entry | null | undefined): Hash | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined

/** Documents that replace another one when `changes` (name → entry) are applied to `before`: new → old hash. */
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
