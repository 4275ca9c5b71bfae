/** Names of what stored documents say (`documentContentHash`). */
import { parseCanonical } from '../../content/document/canonical.ts'
import { documentContentHash } from '../../content/diff/diff-hash.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { sha256 } from '../storage/objects/sha256.ts'

/** For each document its name. */
export const run = (documents: readonly Uint8Array[]): readonly Hash[] =>
  documents.map((bytes) => documentContentHash(parseCanonical(bytes), sha256))
