/**
 * The operations of a content write, as plain data. The contract's shapes are assignable to these. Documents and file
 * bytes are already stored and given as hashes.
 */
import type { ContentReference, JsonObject } from '../document/document.ts'
import type {
  FileEntry,
  Hash,
  PageCover,
  PageLayout,
  PageSource,
  VariableValue,
} from '../revision/revision.ts'

/** Absent leaves an option unchanged; null or an empty string removes it. */
type Option<Value> = Value | null | undefined

export interface PageOptions {
  readonly emoji?: Option<string>
  readonly icon?: Option<string>
  readonly description?: Option<string>
  readonly linkTitle?: Option<string>
  readonly layout?: Option<PageLayout>
  readonly cover?: Option<PageCover>
  readonly variables?: Option<{ readonly [name: string]: VariableValue }>
  readonly hidden?: Option<boolean>
  readonly noIndex?: Option<boolean>
  readonly noRobotsIndex?: Option<boolean>
  readonly condition?: Option<string>
}

/**
 * The position of a page: under `into` (null is the root), with at most one of a sibling and an index (0 is first).
 * With only `before` or `after`, under the sibling's parent. Without a position, last. Pages are identified by id, or
 * by the `ref` of an earlier operation in the batch.
 */
export interface PagePlace {
  readonly into?: string | null | undefined
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly at?: number | undefined
}

/** `ref` identifies the inserted item for later operations; `id` is set if it had to be known before the batch. */
interface Inserted {
  readonly ref?: string | undefined
  readonly id?: string | undefined
}

interface Named {
  readonly title?: string | undefined
  readonly slug?: string | undefined
}

interface InsertPage extends PageOptions, PagePlace, Inserted, Named {
  readonly operation: 'insert_page'
  readonly document?: Hash | undefined
  readonly source?: PageSource | undefined
  /** Creates a computed page. */
  readonly computed?: JsonObject | undefined
  /** From which the ids of its generated pages follow; by default its own id. */
  readonly computedSeed?: string | undefined
}

interface UpdatePage extends PageOptions, PagePlace, Named {
  readonly operation: 'update_page'
  readonly page: string
  readonly document?: Hash | undefined
  readonly source?: PageSource | undefined
  /** Only for links. */
  readonly target?: ContentReference | undefined
  /** Only for computed pages. */
  readonly computed?: JsonObject | undefined
}

interface InsertGroup extends PageOptions, PagePlace, Inserted, Named {
  readonly operation: 'insert_group'
}

interface InsertLink extends PageOptions, PagePlace, Inserted, Named {
  readonly operation: 'insert_link'
  readonly target: ContentReference
}

interface MovePage extends PagePlace {
  readonly operation: 'move_page'
  readonly page: string
}

/** Deletes the page and its descendants. */
interface DeletePage {
  readonly operation: 'delete_page'
  readonly page: string
}

/** A file whose bytes are stored. A taken name gets a number. */
export type StoredFile = Omit<FileEntry, 'kind' | 'id' | 'dimensions' | 'path'> &
  Inserted & { readonly dimensions?: FileEntry['dimensions'] | undefined }

interface InsertFiles {
  readonly operation: 'insert_files'
  readonly files: readonly StoredFile[]
}

/** Changes the name, or the bytes under the same id (then all members of `bytes`). */
interface UpdateFile {
  readonly operation: 'update_file'
  readonly file: string
  readonly name?: string | undefined
  readonly bytes?:
    | (Pick<FileEntry, 'blob' | 'size' | 'contentType'> & Pick<StoredFile, 'dimensions'>)
    | undefined
}

interface DeleteFile {
  readonly operation: 'delete_file'
  readonly file: string
}

/** Sets variables of the space by name; null removes one; others are unchanged. */
interface SetVariables {
  readonly operation: 'set_variables'
  readonly variables: { readonly [name: string]: VariableValue | null }
}

interface InsertReusableContent extends Inserted {
  readonly operation: 'insert_reusable_content'
  readonly title: string
  readonly document: Hash
}

interface UpdateReusableContent {
  readonly operation: 'update_reusable_content'
  readonly reusableContent: string
  readonly title?: string | undefined
  readonly document?: Hash | undefined
}

interface DeleteReusableContent {
  readonly operation: 'delete_reusable_content'
  readonly reusableContent: string
}

export type PageEdit =
  | InsertPage
  | UpdatePage
  | InsertGroup
  | InsertLink
  | MovePage
  | DeletePage
  | InsertFiles
  | UpdateFile
  | DeleteFile
  | SetVariables
  | InsertReusableContent
  | UpdateReusableContent
  | DeleteReusableContent

export interface EditProblem {
  /** Location in the request: `changes.0.slug`. */
  readonly path: string
  readonly reason: 'not-found' | 'bad-position' | 'already-taken' | 'bad-content'
  readonly message: string
}

/** The result of one operation, in the order of the batch. */
export interface EditResult {
  readonly object:
    | 'created_page'
    | 'updated_page'
    | 'deleted_page'
    | 'created_files'
    | 'updated_file'
    | 'deleted_file'
    | 'updated_variables'
    | 'created_reusable_content'
    | 'updated_reusable_content'
    | 'deleted_reusable_content'
  /** For deleted pages, the page first and then its descendants. */
  readonly ids: readonly string[]
}
