/**
 * Where the keys of blocks come from: kept, carried over from the former version by likeness, or derived.
 */
import type { Place } from './block-tree.ts'
import { treeOf } from './block-tree.ts'
import { documentHash } from './canonical.ts'
import type { Block, RichTextDocument } from './document.ts'
import { carriesKey } from './document.ts'
import { matchTrees } from './match.ts'
import { blockKind, partOf } from './node-kinds.ts'
import type { Sha256 } from './revision.ts'

const encoder = new TextEncoder()
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `b` and 20 base62 digits of a hash of 64 hexadecimal ones. */
const keyFromHash = (hash: string): string => {
  let rest = BigInt(`0x${hash}`)
  let key = 'b'
  for (let at = 0; at < 20; at++) {
    key += digits[Number(rest % 62n)] ?? '0'
    rest /= 62n
  }
  return key
}

/** Rebuilds every block that carries a key, in document order, with the key that `keyOf` gives; cells of tables too. */
const withKeys = (blocks: readonly Block[], keyOf: (block: Block) => string): readonly Block[] =>
  blocks.map((block) => {
    const { key: _, ...rest } = block
    const key = carriesKey(block.type) ? keyOf(block) : undefined
    const head = key === undefined ? rest : { ...rest, key }
    const kind = blockKind(block.type)
    if (kind === 'container') return { ...head, nodes: withKeys(partOf(block, 'nodes'), keyOf) }
    if (block.fragments === undefined || (kind !== 'void' && kind !== 'table')) return head
    return {
      ...head,
      fragments: block.fragments.map((fragment) => ({ ...fragment, nodes: withKeys(fragment.nodes, keyOf) })),
    }
  })

/** Keys of a tree in which they stand once, by block occurrence in the order in which `withKeys` visits. */
const visited = (blocks: readonly Block[]): Block[] => {
  const all: Block[] = []
  withKeys(blocks, (block) => {
    all.push(block)
    return ''
  })
  return all
}

/**
 * Gives every block that carries a key (`carriesKey`) one that is unique in the document. `document` is normal.
 *
 * A key that is present and seen for the first time stays; a second one (a copy) is replaced. A block without a key
 * takes that of its match in `before`, when the document does not hold it already. Every other key derives from
 * (page, hash of `before`, ordinal), so that the same write made twice makes the same bytes.
 */
export const assignKeys = (input: {
  readonly page: string
  readonly before?: RichTextDocument | undefined
  readonly document: RichTextDocument
  readonly sha256: Sha256
}): RichTextDocument => {
  const { page, before, document, sha256 } = input
  const blocks = visited(document.nodes)
  const taken = new Set<string>()
  const keys: (string | undefined)[] = blocks.map(({ key }) => {
    if (key === undefined || key === '' || taken.has(key)) return undefined
    taken.add(key)
    return key
  })
  if (!keys.includes(undefined)) return document
  if (before !== undefined) carryOver(before, document, keys, taken)
  const former = before === undefined ? '' : documentHash(before, sha256)
  let ordinal = 0
  const mint = (): string => {
    for (;;) {
      const key = keyFromHash(sha256(encoder.encode(`${page}\n${former}\n${ordinal++}`)))
      if (taken.has(key)) continue
      taken.add(key)
      return key
    }
  }
  let at = 0
  return { ...document, nodes: withKeys(document.nodes, () => keys[at++] ?? mint()) }
}

/** Fills `keys` (one for each visit of `withKeys`) from the matches in the former version. */
const carryOver = (
  before: RichTextDocument,
  document: RichTextDocument,
  keys: (string | undefined)[],
  taken: Set<string>,
): void => {
  const root = treeOf(document.nodes)
  const { toA } = matchTrees(treeOf(before.nodes), root)
  const take = (at: number, key: string | undefined): void => {
    if (keys[at] !== undefined || key === undefined || taken.has(key)) return
    keys[at] = key
    taken.add(key)
  }
  let at = 0
  // The order of visits is that of `withKeys`: places that carry a key, then the cells of a table.
  const visit = (place: Place): void => {
    const former = toA.get(place)?.block
    if (carriesKey(place.block.type)) take(at++, former?.key)
    if (place.block.type === 'table') {
      for (const fragment of place.block.fragments ?? []) {
        const cells = visited(fragment.nodes)
        const formers = visited(former === undefined ? [] : partOf(former, fragment.fragment))
        cells.forEach((_, index) => take(at++, formers[index]?.key))
      }
    }
    for (const children of place.parts.values()) children.forEach(visit)
  }
  for (const children of root.parts.values()) children.forEach(visit)
}

/** A copy of a document in which every key is new: `mint` gives one at a time, all different. */
export const rekey = (document: RichTextDocument, mint: () => string): RichTextDocument => ({
  ...document,
  nodes: withKeys(document.nodes, mint),
})

/** Every key of a document in document order, with the block that carries it; cells of tables included. */
export const keyedBlocks = (document: RichTextDocument): Map<string, Block> => {
  const found = new Map<string, Block>()
  for (const block of visited(document.nodes)) if (block.key !== undefined) found.set(block.key, block)
  return found
}
