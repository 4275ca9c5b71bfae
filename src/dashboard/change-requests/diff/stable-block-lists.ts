/**
 * Stable block lists across renders, so that an unchanged row is not rendered again: the document renderer compares the
 * list by identity.
 */
import type { ChangedBlock } from '../../../content/diff/block-diff.ts'
import type { Block } from '../../../content/document/document.ts'
import { mergedBlock } from './blocks/merged-block.ts'
import type { Side } from './blocks/merged-table.ts'

const single = new WeakMap<Block, readonly Block[]>()
const merged = new WeakMap<ChangedBlock, Map<Side, readonly Block[]>>()

/** The block in a list, cached. */
export const blockList = (block: Block): readonly Block[] => {
  const known = single.get(block)
  if (known !== undefined) return known
  const list = [block]
  single.set(block, list)
  return list
}

/** `mergedBlock`, cached for each change and side. */
export const mergedBlocks = (change: ChangedBlock, side: Side): readonly Block[] => {
  const sides = merged.get(change) ?? new Map<Side, readonly Block[]>()
  merged.set(change, sides)
  const list = sides.get(side) ?? mergedBlock(change, side)
  sides.set(side, list)
  return list
}
