/** Whether a block differs only in formatting: marks, alignment, color, heading level. */
import { stableJson } from '../../../content/document/canonical.ts'
import type { Block, Inline, Text } from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'
import type { Change } from './diff-rows.ts'

const inlineText = (node: Inline | Text): string =>
  node.object === 'text'
    ? node.leaves.map(({ text }) => text).join('')
    : // A changed link target is not formatting, although the text is the same.
      `‹${node.type}${stableJson(node.data)}${(node.nodes ?? []).map(inlineText).join('')}›`

/**
 * The content of a block without formatting. Leaves out marks, and attributes of text blocks; attributes of a picture,
 * a formula or a table are content. The result is unambiguous for neighboring parts.
 */
const contentText = (block: Block): string => {
  const kind = blockKind(block.type)
  if (kind === 'text' || kind === 'code-line')
    return ((block.nodes ?? []) as readonly (Inline | Text)[]).map(inlineText).join('')
  const { view: _view, ...data } = block.data
  const attributes =
    kind === 'container' || kind === 'code' ? '' : stableJson(kind === 'table' ? data : block.data)
  // The kind of a hint or a list is formatting; a list that became a quote is not.
  const inside = ((block.nodes ?? []) as readonly Block[]).map(contentText)
  const parts = (block.fragments ?? []).map(
    ({ fragment, nodes }) => `${fragment}:${nodes.map(contentText).join('¶')}`,
  )
  return `${attributes}${[...inside, ...parts].join('¶')}`
}

/** True for a block in the same position whose words, links, pictures and cells are unchanged. */
export const isFormattingOnly = (change: Change): boolean =>
  change.status === 'changed' &&
  blockKind(change.after.type) !== 'unknown' &&
  contentText(change.before) === contentText(change.after)
