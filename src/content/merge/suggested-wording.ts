/**
 * Suggested edits for one block. The edited text is a separate document: the block itself, or, for a part that only
 * exists inside its container (a list item, a tab, a step), the blocks in it, so that it can be written as text.
 */
import { mergeDocuments } from './block-merge.ts'
import { sameContent } from '../document/canonical.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { carriesKey, emptyDocument } from '../document/document.ts'
import { keyedBlocks, rekeyed } from '../diff/block-keys.ts'
import { blockKind, partOf } from '../document/node-kinds.ts'
import { normalize } from '../document/normalize.ts'

const parts = new Set(['list-item', 'tabs-item', 'column', 'stepper-step', 'update'])

/** The content of a block as a document. */
export const wordingOf = (block: Block): RichTextDocument => ({
  ...emptyDocument,
  nodes: parts.has(block.type) ? partOf(block, 'nodes') : [block],
})

/**
 * A suggested text with the keys of the original: similar blocks keep their keys, and the first block takes that of the
 * block itself if no other did, so that comments on the block stay attached.
 */
export const identified = (replacement: RichTextDocument, base: RichTextDocument): RichTextDocument => {
  const document = rekeyed(normalize(replacement), base)
  const [own] = base.nodes
  const [first, ...rest] = document.nodes
  if (own?.key === undefined || first === undefined || !carriesKey(first.type)) return document
  if (first.key !== undefined || document.nodes.some(({ key }) => key === own.key)) return document
  return { ...document, nodes: [{ ...first, key: own.key }, ...rest] }
}

/** `replacement` with the keys that the same text has in `current`: an update may have given the block main's keys. */
const followed = (
  replacement: RichTextDocument,
  base: RichTextDocument,
  current: RichTextDocument,
): RichTextDocument => {
  const [from, to] = [[...keyedBlocks(base).keys()], [...keyedBlocks(current).keys()]]
  const names = new Map(from.flatMap((key, at) => (to[at] === undefined ? [] : [[key, to[at]] as const])))
  if ([...names].every(([key, name]) => key === name)) return replacement
  const renamed = (blocks: readonly Block[]): readonly Block[] =>
    blocks.map((block) => ({
      ...block,
      ...(block.key !== undefined && { key: names.get(block.key) ?? block.key }),
      ...(blockKind(block.type) === 'container' && { nodes: renamed(partOf(block, 'nodes')) }),
      ...(block.fragments !== undefined && {
        fragments: block.fragments.map((fragment) => ({ ...fragment, nodes: renamed(fragment.nodes) })),
      }),
    }))
  return { ...replacement, nodes: renamed(replacement.nodes) }
}

const replaceIn = (blocks: readonly Block[], key: string, wording: readonly Block[]): readonly Block[] => {
  let changed = false
  const nodes = blocks.flatMap((block): readonly Block[] => {
    if (block.key === key) {
      changed = true
      return parts.has(block.type) ? [{ ...block, nodes: wording }] : wording
    }
    const inner = within(block, key, wording)
    changed ||= inner !== block
    return [inner]
  })
  return changed ? nodes : blocks
}

const within = (block: Block, key: string, wording: readonly Block[]): Block => {
  if (blockKind(block.type) === 'container') {
    const former = partOf(block, 'nodes')
    const nodes = replaceIn(former, key, wording)
    return nodes === former ? block : { ...block, nodes }
  }
  if (block.fragments === undefined) return block
  const fragments = block.fragments.map((fragment) => {
    const nodes = replaceIn(fragment.nodes, key, wording)
    return nodes === fragment.nodes ? fragment : { ...fragment, nodes }
  })
  return fragments.every((fragment, at) => fragment === block.fragments?.[at])
    ? block
    : { ...block, fragments }
}

/** The document with the block replaced by the suggested text; the same document if it has no such block. */
export const reworded = (
  document: RichTextDocument,
  key: string,
  wording: RichTextDocument,
): RichTextDocument => {
  const nodes = replaceIn(document.nodes, key, wording.nodes)
  return nodes === document.nodes ? document : normalize({ ...document, nodes })
}

export type Fit =
  | { readonly fit: 'fresh' | 'merges'; readonly wording: RichTextDocument }
  | { readonly fit: 'conflicts'; readonly current: RichTextDocument }
  | { readonly fit: 'gone' }

/**
 * How a suggestion applies to the current block: unchanged if the block is unchanged, merged with later changes, or not
 * at all if both changed the same text or the block was deleted.
 */
export const fitOf = (
  base: RichTextDocument,
  replacement: RichTextDocument,
  block: Block | undefined,
): Fit => {
  if (block === undefined) return { fit: 'gone' }
  const current = wordingOf(block)
  if (sameContent(base, current))
    return { fit: 'fresh', wording: identified(followed(replacement, base, current), current) }
  const merged = mergeDocuments({ base: normalize(base), main: current, change: replacement })
  return merged.conflicts.length > 0
    ? { fit: 'conflicts', current }
    : { fit: 'merges', wording: merged.document }
}
