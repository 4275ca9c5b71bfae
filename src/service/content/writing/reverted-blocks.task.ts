/** A stored document with some of its blocks reverted to another version of it. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Block } from '../../../content/document/document.ts'
import { keyedBlocks } from '../../../content/diff/block-keys.ts'
import { normalize } from '../../../content/document/normalize.ts'
import type { EditedText } from './edited-text.ts'
import { editedText } from './edited-text.ts'

export interface BlocksToRevert {
  readonly page: string
  readonly now: Uint8Array
  readonly target: Uint8Array
  /** Keys of the blocks. */
  readonly blocks: ReadonlySet<string>
}

/**
 * Reverts every keyed block of `blocks` to `target`, removing those that did not exist in it. Blocks removed since stay
 * so.
 */
export const run = ({ page, now, target, blocks }: BlocksToRevert): EditedText => {
  const document = parseCanonical(now)
  const former = keyedBlocks(parseCanonical(target))
  const walk = (nodes: readonly Block[]): Block[] =>
    nodes.flatMap((block): Block[] => {
      if (block.key !== undefined && blocks.has(block.key)) {
        const old = former.get(block.key)
        return old === undefined ? [] : [old]
      }
      const children = block.nodes
      if (children === undefined || children[0]?.object !== 'block') return [block]
      return [{ ...block, nodes: walk(children as readonly Block[]) }]
    })
  return editedText(page, undefined, normalize({ ...document, nodes: walk(document.nodes) }))
}
