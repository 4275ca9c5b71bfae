/** Answers to conflicts of blocks: what a person wrote in place of one, and what standing with one side makes of it. */
import { partsOf } from '../document/block-tree.ts'
import type { Block, Json } from '../document/document.ts'
import { Fields, type Side } from './field-merge.ts'
import { blockFamily } from '../document/node-kinds.ts'
import { mergeNode } from './node-merge.ts'

const isBlockValue = (value: unknown): value is Block =>
  value !== null && typeof value === 'object' && 'object' in value && value.object === 'block'

/** The blocks that an answer `edited` holds: a block, or a list of at least one. Undefined for every other value. */
export const writtenBlocks = (value: Json | undefined): readonly Block[] | undefined => {
  const list: readonly unknown[] = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  return list.length > 0 && list.every(isBlockValue) ? list : undefined
}

/**
 * The written blocks in place of the one with this key. It stays: the first of them has it, unless another one brought
 * it along.
 */
export const literalBlocks = (value: Json | undefined, key: string | undefined): readonly Block[] => {
  const [first, ...more] = writtenBlocks(value) ?? []
  if (first === undefined) return []
  if (key === undefined || more.some((block) => block.key === key)) return [first, ...more]
  return [{ ...first, key }, ...more]
}

/**
 * What the written value makes of a merged block that both sides have. Blocks inside a block have conflicts of their
 * own, so of a written container only its type and attributes count: what others wrote inside it is not lost.
 */
export const rewritten = (value: Json | undefined, merged: Block): readonly Block[] => {
  const [block, ...more] = writtenBlocks(value) ?? []
  const keepsInside =
    more.length === 0 &&
    block !== undefined &&
    partsOf(merged).length > 0 &&
    blockFamily(block.type) === blockFamily(merged.type)
  return keepsInside ? [{ ...merged, type: block.type, data: block.data }] : literalBlocks(value, merged.key)
}

/**
 * A block on which both sides disagree, as it is when `side` stands wherever they do: everything else of both is in it.
 * The blocks inside it are main's. With a side that has no block, or nothing to merge over, it is that side's.
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
