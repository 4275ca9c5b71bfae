import type { ContentOperation } from '../../../contract/pages/write-schemas.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'

import type { PageEdit } from '../../../content/tree/page-edit-operations.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { NewObjects } from '../../storage/objects/new-objects.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'

export interface PlannedEdits {
  /** One for each operation, in their order. */
  readonly edits: readonly PageEdit[]
  readonly documents: NewObjects
  readonly blobs: ReadonlyMap<Hash, PlannedBlob>
}

/** A file in its stored form, or a space in which it is stored already. */
export type PlannedBlob = PackedBlob | { readonly copyFrom: string }

/** The operations that callers can request, and those that the service adds, such as a file whose bytes it has. */
export type ContentRequest =
  | ContentOperation
  | {
      readonly operation: 'store_file'
      readonly name: string
      /** Replaces the bytes of this file. */
      readonly file?: string | undefined
      readonly contentType: string
      readonly bytes: Uint8Array
    }
  /** Edits that are planned over the content at that time, such as those of a template. */
  | { readonly operation: 'insert_content'; readonly plan: (snapshot: ContentSnapshot) => PlannedEdits }
