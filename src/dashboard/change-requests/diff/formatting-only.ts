/** Whether a changed block says the same as before in another dress: marks, alignment, colour, the level of a heading. */
import { stableJson } from '../../../content/document/canonical.ts'
import type { Block, Inline, Text } from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'
import type { Change } from './diff-rows.ts'

const inlineMeaning = (node: Inline | Text): string =>
  node.object === 'text'
    ? node.leaves.map(({ text }) => text).join('')
    : // A link to another place is no formatting, although its words are the same.
      `‹${node.type}${stableJson(node.data)}${(node.nodes ?? []).map(inlineMeaning).join('')}›`

/**
 * What a block tells, without how it looks. Marks are left out, and so are the attributes of what is made of words;
 * the attributes of a picture, a formula or a table are what it tells. Two neighbours never read as one.
 */
const meaning = (block: Block): string => {
  const kind = blockKind(block.type)
  if (kind === 'text' || kind === 'code-line')
    return ((block.nodes ?? []) as readonly (Inline | Text)[]).map(inlineMeaning).join('')
  const { view: _view, ...data } = block.data
  const own = kind === 'container' || kind === 'code' ? '' : stableJson(kind === 'table' ? data : block.data)
  // The kind of a hint or a list is dress; that a list became a quote is not.
  const inside = ((block.nodes ?? []) as readonly Block[]).map(meaning)
  const parts = (block.fragments ?? []).map(
    ({ fragment, nodes }) => `${fragment}:${nodes.map(meaning).join('¶')}`,
  )
  return `${own}${[...inside, ...parts].join('¶')}`
}

/** True for a block that stayed in its place and whose words, links, pictures and cells are all the same. */
export const isFormattingOnly = (change: Change): boolean =>
  change.status === 'changed' &&
  blockKind(change.after.type) !== 'unknown' &&
  meaning(change.before) === meaning(change.after)
