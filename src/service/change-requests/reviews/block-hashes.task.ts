/** Hashes of blocks across two versions of a stored document. */
import { contentText, parseCanonical } from '../../../content/document/canonical.ts'
import { keyedBlocks } from '../../../content/diff/block-keys.ts'
import { sha256 } from '../../storage/objects/sha256.ts'

export interface TwoVersions {
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array | undefined
  /** Keys of blocks. */
  readonly blocks: readonly string[]
}

/** For each block a hash of its content in both versions; undefined if neither has it. */
export const run = ({ before, after, blocks }: TwoVersions): readonly (string | undefined)[] => {
  const versions = [before, after].map((bytes) =>
    bytes === undefined ? undefined : keyedBlocks(parseCanonical(bytes)),
  )
  return blocks.map((key) => {
    const found = versions.map((version) => version?.get(key))
    if (found.every((block) => block === undefined)) return undefined
    const texts = found.map((block) => (block ? contentText(block) : null))
    return sha256(new TextEncoder().encode(JSON.stringify(texts)))
  })
}
