import { memo } from 'react'
import { integrationNodeOf } from '../../../content/contentkit/integration-node.ts'
import type { Block } from '../../../content/document/document.ts'
import type { EditorContext, EditorIntegrations, IntegrationNodeWriter } from '../editor-context.ts'

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

/** The block of an integration. Without a writer it is drawn as readers see it. */
export const DrawnIntegration = memo(function DrawnIntegration({
  block,
  draw,
  writer,
}: {
  readonly block: Block
  readonly draw: EditorIntegrations['draw']
  readonly writer: IntegrationNodeWriter | undefined
}) {
  return draw(integrationNodeOf(block), writer)
})
