/** Block keys of stored documents. */
import { eachPlace, treeOf } from '../../../content/document/block-tree.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Block } from '../../../content/document/document.ts'

/** In document order. */
export const keysIn = (nodes: readonly Block[]): readonly string[] => {
  const keys: string[] = []
  eachPlace(treeOf(nodes), ({ block: { key } }) => void (key !== undefined && keys.push(key)))
  return keys
}

/** The block keys of each document, in document order. */
export const run = (documents: readonly Uint8Array[]): readonly (readonly string[])[] =>
  documents.map((bytes) => keysIn(parseCanonical(bytes).nodes))
