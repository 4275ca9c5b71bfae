/** Content hashes of stored documents (`documentContentHash`). */
import { parseCanonical } from '../../content/document/canonical.ts'
import { documentContentHash } from '../../content/diff/diff-hash.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { sha256 } from '../storage/objects/sha256.ts'

/** The content hash of each document. */
export const run = (documents: readonly Uint8Array[]): readonly Hash[] =>
  documents.map((bytes) => documentContentHash(parseCanonical(bytes), sha256))
