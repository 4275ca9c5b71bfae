/** Names of what stored documents say (`documentContentHash`). */
import { parseCanonical } from '../../content/canonical.ts'
import { documentContentHash } from '../../content/difference-hash.ts'
import type { Hash } from '../../content/revision.ts'
import { sha256 } from '../storage/sha256.ts'

/** For each document its name. */
export const run = (documents: readonly Uint8Array[]): readonly Hash[] =>
  documents.map((bytes) => documentContentHash(parseCanonical(bytes), sha256))
