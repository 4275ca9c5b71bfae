/** Many models of a document. */
import type { ReferenceModel } from '../../../content/api-reference/api-reference.ts'
import { referenceModels } from '../../../content/api-reference/reference-overview.ts'
import type { PackedDocument } from './stored-document.ts'
import { unpackDocument } from './unpack-document.ts'

interface Input {
  readonly document: PackedDocument
  /** Absent: all models. */
  readonly names?: readonly string[]
}

export const run = ({ document, names }: Input): readonly ReferenceModel[] =>
  referenceModels(unpackDocument(document), names)
