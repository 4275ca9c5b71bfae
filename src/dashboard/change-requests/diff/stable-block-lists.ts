/**
 * The blocks of a row as lists that stay the same between two drawings, so that a row whose block is the same is not
 * drawn again: what draws documents compares the list, not what is in it.
 */
import type { ChangedBlock } from '../../../content/diff/block-diff.ts'
import type { Block } from '../../../content/document/document.ts'
import { mergedBlock, type Side } from './blocks/merged-block.ts'

const single = new WeakMap<Block, readonly Block[]>()
const merged = new WeakMap<ChangedBlock, Map<Side, readonly Block[]>>()

/** The block in a list of its own. */
export const alone = (block: Block): readonly Block[] => {
  const known = single.get(block)
  if (known !== undefined) return known
  const list = [block]
  single.set(block, list)
  return list
}

/** `mergedBlock`, made once for each change and side. */
export const mergedOnce = (change: ChangedBlock, side: Side): readonly Block[] => {
  const sides = merged.get(change) ?? new Map<Side, readonly Block[]>()
  merged.set(change, sides)
  const list = sides.get(side) ?? mergedBlock(change, side)
  sides.set(side, list)
  return list
}
