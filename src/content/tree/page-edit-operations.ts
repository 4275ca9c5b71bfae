/**
 * What one content write may ask for: the operations, as plain data. The contract's shapes are assignable to these.
 * Documents and file bytes are stored before; here they are hashes.
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

/** Absent leaves an option as it is; null, and an empty text, take it away. */
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
 * Where a page goes: under `into` (null is the root), at most one of beside a sibling and at an index (0 is first).
 * With `before` or `after` alone, under the sibling's parent. Without a position, last.
 * Pages are named by id, or by the `ref` of an operation before in the batch.
 */
export interface PagePlace {
  readonly into?: string | null | undefined
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly at?: number | undefined
}

/** `ref` names what is inserted for later operations; `id` is given when it had to be known before the batch. */
interface Inserted {
  readonly ref?: string | undefined
  readonly id?: string | undefined
}

interface Named {
  readonly title?: string | undefined
  readonly slug?: string | undefined
}

export interface InsertPage extends PageOptions, PagePlace, Inserted, Named {
  readonly operation: 'insert_page'
  readonly document?: Hash | undefined
  readonly source?: PageSource | undefined
  /** Makes a computed page. */
  readonly computed?: JsonObject | undefined
}

export interface UpdatePage extends PageOptions, PagePlace, Named {
  readonly operation: 'update_page'
  readonly page: string
  readonly document?: Hash | undefined
  readonly source?: PageSource | undefined
  /** Links only. */
  readonly target?: ContentReference | undefined
}

export interface InsertGroup extends PageOptions, PagePlace, Inserted, Named {
  readonly operation: 'insert_group'
}

export interface InsertLink extends PageOptions, PagePlace, Inserted, Named {
  readonly operation: 'insert_link'
  readonly target: ContentReference
}

export interface MovePage extends PagePlace {
  readonly operation: 'move_page'
  readonly page: string
}

/** The page and everything below it. */
export interface DeletePage {
  readonly operation: 'delete_page'
  readonly page: string
}

/** A file whose bytes are stored. A name that is taken gets a number. */
export type StoredFile = Omit<FileEntry, 'kind' | 'id' | 'dimensions' | 'path'> &
  Inserted & { readonly dimensions?: FileEntry['dimensions'] | undefined }

export interface InsertFiles {
  readonly operation: 'insert_files'
  readonly files: readonly StoredFile[]
}

/** Another name, or other bytes under the same id (then all of `bytes`). */
export interface UpdateFile {
  readonly operation: 'update_file'
  readonly file: string
  readonly name?: string | undefined
  readonly bytes?:
    | (Pick<FileEntry, 'blob' | 'size' | 'contentType'> & Pick<StoredFile, 'dimensions'>)
    | undefined
}

export interface DeleteFile {
  readonly operation: 'delete_file'
  readonly file: string
}

/** Sets variables of the space by name; null removes one; the others stay. */
export interface SetVariables {
  readonly operation: 'set_variables'
  readonly variables: { readonly [name: string]: VariableValue | null }
}

export interface InsertReusableContent extends Inserted {
  readonly operation: 'insert_reusable_content'
  readonly title: string
  readonly document: Hash
}

export interface UpdateReusableContent {
  readonly operation: 'update_reusable_content'
  readonly reusableContent: string
  readonly title?: string | undefined
  readonly document?: Hash | undefined
}

export interface DeleteReusableContent {
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
  /** Where in the request: `changes.0.slug`. */
  readonly path: string
  readonly reason: 'not-found' | 'bad-position' | 'already-taken' | 'bad-content'
  readonly message: string
}

/** What one operation did, in the order of the batch. */
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
  /** Of deleted pages, the page first and then those below it. */
  readonly ids: readonly string[]
}
