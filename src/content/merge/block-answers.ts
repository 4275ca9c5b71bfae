/** Answers to block conflicts: replacements written by a person, and merges that prefer one side. */
import { eachPlace, partsOf, treeOf } from '../document/block-tree.ts'
import type { Block, Json } from '../document/document.ts'
import { Fields, type Side } from './field-merge.ts'
import { blockFamily, blockKind } from '../document/node-kinds.ts'
import { mergeNode } from './node-merge.ts'

const isBlockValue = (value: unknown): value is Block =>
  value !== null && typeof value === 'object' && 'object' in value && value.object === 'block'

/** The blocks in an `edited` answer: a block, or a list with at least one. Undefined for any other value. */
export const writtenBlocks = (value: Json | undefined): readonly Block[] | undefined => {
  const list: readonly unknown[] = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  return list.length > 0 && list.every(isBlockValue) ? list : undefined
}

/**
 * The written blocks that replace the one with this key. The key is kept: the first block gets it, unless another one
 * already has it.
 */
export const literalBlocks = (value: Json | undefined, key: string | undefined): readonly Block[] => {
  const [first, ...more] = writtenBlocks(value) ?? []
  if (first === undefined) return []
  if (key === undefined || more.some((block) => block.key === key)) return [first, ...more]
  return [{ ...first, key }, ...more]
}

/**
 * The result of the written value for a merged block that both sides have. Blocks inside it have their own conflicts, so
 * of a written container only type and attributes are used, and others' changes inside it are kept. If several blocks
 * were written, that is the first of the merged block's kind. The others stand as they were written, but a block with
 * the key of a merged one was moved there: it is the merged one, and leaves the container.
 */
export const rewritten = (value: Json | undefined, merged: Block): readonly Block[] => {
  const blocks = writtenBlocks(value) ?? []
  const holder = blocks.findIndex(({ type }) => blockFamily(type) === blockFamily(merged.type))
  const written = blocks[holder]
  if (written === undefined || partsOf(merged).length === 0) return literalBlocks(value, merged.key)
  const inside = new Map<string, Block>()
  eachPlace(treeOf([withoutKey(merged)]), ({ block }) => {
    if (block.key !== undefined) inside.set(block.key, block)
  })
  const moved = new Set<string>()
  const asMerged = (block: Block): Block => {
    const known = block.key === undefined ? undefined : inside.get(block.key)
    if (known?.key === undefined) return withInside(block, (list) => list.map(asMerged))
    moved.add(known.key)
    return known
  }
  const without = (block: Block): Block =>
    withInside(block, (list) => list.filter(({ key }) => key === undefined || !moved.has(key)).map(without))
  const other = (block: Block): Block => asMerged(block.key === merged.key ? withoutKey(block) : block)
  const before = blocks.slice(0, holder).map(other)
  const after = blocks.slice(holder + 1).map(other)
  // Last, when it is known what was moved out.
  return [...before, { ...without(merged), type: written.type, data: written.data }, ...after]
}

export const withoutKey = (block: Block): Block => {
  const { key: _, ...rest } = block
  return rest
}

/** The block with `change` applied to each of its lists of blocks. */
const withInside = (block: Block, change: (blocks: readonly Block[]) => readonly Block[]): Block => {
  const parts = new Map(partsOf(block))
  if (parts.size === 0) return block
  if (blockKind(block.type) === 'container') return { ...block, nodes: change(parts.get('nodes') ?? []) }
  return {
    ...block,
    fragments: (block.fragments ?? []).map((fragment) => ({ ...fragment, nodes: change(fragment.nodes) })),
  }
}

/**
 * A conflicting block as merged in favor of `side`, including all non-conflicting changes of both. Its child blocks are
 * main's. If a side lacks the block, or there is no base, it is that side's block.
 */
export const blockUnder = (
  side: Side,
  { base, main, change }: { readonly base?: Block; readonly main?: Block; readonly change?: Block },
): Block | undefined => {
  const own = side === 'main' ? main : change
  return base === undefined || main === undefined || change === undefined
    ? own
    : mergeNode(new Fields(side), base, main, change)
}
