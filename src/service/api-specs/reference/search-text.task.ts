/** The words of a document for search. */
import type { ReferenceSearchText } from '../../../content/api-reference/reference-search-text.ts'
import { referenceSearchText } from '../../../content/api-reference/reference-search-text.ts'
import type { PackedDocument } from './stored-document.ts'
import { unpackDocument } from './unpack-document.ts'

export const run = (document: PackedDocument): ReferenceSearchText =>
  referenceSearchText(unpackDocument(document))
