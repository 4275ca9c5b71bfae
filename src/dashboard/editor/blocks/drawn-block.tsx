import { memo } from 'react'
import type { Block } from '../../../content/document/document.ts'
import type { EditorContext } from '../editor-context.ts'

/**
 * A block as readers see it. Memoized by block and context: unchanged blocks are the same object, and the surroundings
 * render on every key.
 */
export const DrawnBlock = memo(function DrawnBlock({
  block,
  drawBlock,
}: {
  readonly block: Block
  readonly drawBlock: EditorContext['drawBlock']
}) {
  return drawBlock(block)
})
