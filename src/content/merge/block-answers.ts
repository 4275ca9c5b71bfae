/** Answers to block conflicts: replacements written by a person, and merges that prefer one side. */
import { partsOf } from '../document/block-tree.ts'
import type { Block, Json } from '../document/document.ts'
import { Fields, type Side } from './field-merge.ts'
import { blockFamily } from '../document/node-kinds.ts'
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
 * The result of the written value for a merged block that both sides have. Blocks inside it have their own conflicts,
 * so of a written container only type and attributes are used, and others' changes inside it are kept.
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
