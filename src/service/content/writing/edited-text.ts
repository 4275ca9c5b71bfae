/** The stored form of a text that a program has edited: its blocks keep their keys. */
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { assignKeys } from '../../../content/diff/block-keys.ts'
import type { PageEdit } from '../../../content/tree/page-edit-operations.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { ContentRequest } from './content-request.ts'

export interface EditedText {
  readonly hash: Hash
  readonly bytes: Uint8Array
}

/** `document` must be normalized. `owner`: the page or reusable content. */
export const editedText = (
  owner: string,
  before: RichTextDocument | undefined,
  document: RichTextDocument,
): EditedText => {
  const bytes = canonicalBytes(assignKeys({ page: owner, before, document, sha256 }))
  return { hash: sha256(bytes), bytes }
}

/** The request for these edits, with the texts that they refer to. */
export const editsWith = (edits: readonly PageEdit[], texts: Iterable<EditedText>): ContentRequest => {
  const documents = new Map(Array.from(texts, ({ hash, bytes }) => [hash, bytes]))
  return { operation: 'insert_content', plan: () => ({ edits, documents, blobs: new Map() }) }
}
