import { memo } from 'react'
import type { Block } from '../../../content/document/document.ts'
import type { EditorContext } from '../editor-context.ts'

/**
 * A block as readers see it, drawn anew for another block or other surroundings only: one that nobody touched is the
 * same object, and whoever types draws everything around it again at each key.
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
