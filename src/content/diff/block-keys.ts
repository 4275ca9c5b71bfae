/**
 * Assigns block keys: existing keys are kept, keys of similar blocks in the previous version are carried over, all
 * others are derived.
 */
import type { Place } from '../document/block-tree.ts'
import { treeOf } from '../document/block-tree.ts'
import { contentText, documentHash } from '../document/canonical.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { carriesKey } from '../document/document.ts'
import { matchTrees } from './match-blocks.ts'
import { blockKind, partOf } from '../document/node-kinds.ts'
import { withFormerIds } from './table-ids.ts'
import type { Sha256 } from '../revision/revision.ts'

const encoder = new TextEncoder()
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `b` and 20 base62 digits of a hash given as 64 hexadecimal digits. */
const keyFromHash = (hash: string): string => {
  let rest = BigInt(`0x${hash}`)
  let key = 'b'
  for (let at = 0; at < 20; at++) {
    key += digits[Number(rest % 62n)] ?? '0'
    rest /= 62n
  }
  return key
}

/** Rebuilds every block that carries a key, table cells included, in document order with the key from `keyOf`. */
const withKeys = (blocks: readonly Block[], keyOf: (block: Block) => string | undefined): readonly Block[] =>
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

/** Every occurrence of a block that carries a key, in the order in which `withKeys` visits them. */
const visited = (blocks: readonly Block[], all: Block[] = []): Block[] => {
  for (const block of blocks) {
    if (carriesKey(block.type)) all.push(block)
    const kind = blockKind(block.type)
    if (kind === 'container') visited(partOf(block, 'nodes'), all)
    else if (kind === 'void' || kind === 'table')
      for (const { nodes } of block.fragments ?? []) visited(nodes, all)
  }
  return all
}

/**
 * Gives every block that carries a key (`carriesKey`) one that is unique in the document. `document` must be in normal
 * form.
 *
 * The first occurrence of a key is kept; a repeated one (a copy) is replaced. A block without a key takes the key of
 * its match in `before`, unless the document already contains it (`rekeyed`). All other keys derive from (page, hash of
 * `before`, the last key before the block that is not new, its content, its number among equal ones), so that repeating
 * the same write produces the same bytes. Two writers of the same version give the same key only to equal blocks.
 */
export const assignKeys = (input: {
  readonly page: string
  readonly before?: RichTextDocument | undefined
  readonly document: RichTextDocument
  readonly sha256: Sha256
}): RichTextDocument => {
  const { page, before, sha256 } = input
  const document = before === undefined ? withoutCopies(input.document) : rekeyed(input.document, before)
  const blocks = visited(document.nodes)
  const taken = new Set(blocks.flatMap(({ key }) => (key === undefined ? [] : [key])))
  if (blocks.every(({ key }) => key !== undefined)) return document
  const former = before === undefined ? '' : documentHash(before, sha256)
  const counts = new Map<string, number>()
  const mint = (behind: string, block: Block): string => {
    const seed = JSON.stringify([page, former, behind, contentText(block)])
    for (;;) {
      const count = counts.get(seed) ?? 0
      counts.set(seed, count + 1)
      const key = keyFromHash(sha256(encoder.encode(`${seed}\n${count}`)))
      if (taken.has(key)) continue
      taken.add(key)
      return key
    }
  }
  let behind = ''
  const keyOf = (block: Block): string => {
    if (block.key === undefined) return mint(behind, block)
    behind = block.key
    return behind
  }
  return { ...document, nodes: withKeys(document.nodes, keyOf) }
}

/** Removes repeated keys from the document. */
const withoutCopies = (document: RichTextDocument): RichTextDocument => {
  const taken = new Set<string>()
  let copies = false
  const keys = visited(document.nodes).map(({ key }) => {
    if (key === undefined) return undefined
    if (key !== '' && !taken.has(key)) return (taken.add(key), key)
    copies = true
    return undefined
  })
  let at = 0
  return copies ? { ...document, nodes: withKeys(document.nodes, () => keys[at++]) } : document
}

/**
 * Carries the keys of `previous` over to `next`, a new version whose blocks have lost theirs, as after parsing
 * Markdown. A block without a key takes that of its match in `previous`, and the rows and columns of a table without a
 * key take their previous ids. Existing keys and the ids inside such blocks are kept; new blocks get no key here
 * (`assignKeys` adds them). Both documents must be in normal form. The Markdown of `previous`, parsed again, becomes
 * `previous`.
 */
export const rekeyed = (next: RichTextDocument, previous: RichTextDocument): RichTextDocument => {
  const document = withoutCopies(next)
  const blocks = visited(document.nodes)
  if (blocks.every(({ key }) => key !== undefined)) return document
  const taken = new Set(blocks.flatMap(({ key }) => (key === undefined ? [] : [key])))
  const root = treeOf(document.nodes)
  const { toA } = matchTrees(treeOf(previous.nodes), root)
  const free = (key: string | undefined): string | undefined => {
    if (key === undefined || taken.has(key)) return undefined
    taken.add(key)
    return key
  }
  const take = (block: Block, former: Block | undefined): Block => {
    const { key, ...rest } = block
    const own = key ?? (carriesKey(block.type) ? free(former?.key) : undefined)
    return own === undefined ? rest : { ...rest, key: own }
  }
  const visit = (place: Place): Block => {
    const former = toA.get(place)?.block
    const block = take(place.block, former)
    if (block.type === 'table') return visitTable(block, place.block.key === undefined ? former : undefined)
    if (place.parts.size === 0) return block
    const part = (name: string): Block[] => (place.parts.get(name) ?? []).map(visit)
    if (blockKind(block.type) === 'container') return { ...block, nodes: part('nodes') }
    return {
      ...block,
      fragments: (block.fragments ?? []).map((fragment) => ({ ...fragment, nodes: part(fragment.fragment) })),
    }
  }
  const visitTable = (table: Block, former: Block | undefined): Block => {
    const restored = former?.type === 'table' ? withFormerIds(former, table) : table
    if (restored.fragments === undefined) return restored
    const cells = restored.fragments.map((fragment) => {
      const formers = visited(former === undefined ? [] : partOf(former, fragment.fragment))
      let at = 0
      const keyOf = (block: Block): string | undefined => {
        const key = formers[at++]?.key
        return block.key ?? free(key)
      }
      return { ...fragment, nodes: withKeys(fragment.nodes, keyOf) }
    })
    return { ...restored, fragments: cells }
  }
  return { ...document, nodes: (root.parts.get('nodes') ?? []).map(visit) }
}

/** Copies of blocks that carry no keys. */
export const withoutKeys = (blocks: readonly Block[]): readonly Block[] => withKeys(blocks, () => undefined)

/** A copy of a document with new keys for all blocks; `mint` returns a different key on each call. */
export const rekey = (document: RichTextDocument, mint: () => string): RichTextDocument => ({
  ...document,
  nodes: withKeys(document.nodes, mint),
})

/** The blocks of a document by key, in document order, table cells included. */
export const keyedBlocks = (document: RichTextDocument): Map<string, Block> => {
  const found = new Map<string, Block>()
  for (const block of visited(document.nodes)) if (block.key !== undefined) found.set(block.key, block)
  return found
}
