/**
 * Blocks of the text that the user and someone else changed in the same words. The user's version stays on the screen
 * and theirs in the service until the user chooses; everything else is saved meanwhile.
 */
import type { Block, Fragment, RichTextDocument } from '../../../content/document/document.ts'
import { blockKind, partOf } from '../../../content/document/node-kinds.ts'
import type { BlockConflict } from '../../../content/merge/block-conflicts.ts'

export interface TextConflict {
  readonly key: string
  /** The block before both edits. */
  readonly base: Block
  readonly theirs: Block
}

/** By key of the block. */
export type TextConflicts = ReadonlyMap<string, TextConflict>

/** The choice of the user: `both` puts their block below the user's own. */
export type ConflictChoice = 'mine' | 'theirs' | 'both'

type Replace = (block: Block) => readonly Block[]

const replaceAll = (blocks: readonly Block[], replace: Replace): readonly Block[] => {
  let isChanged = false
  const next = blocks.flatMap((block) => {
    const found = replace(block)
    if (found.length !== 1 || found[0] !== block) {
      isChanged = true
      return found
    }
    const inner = replaceBelow(block, replace)
    isChanged ||= inner !== block
    return [inner]
  })
  return isChanged ? next : blocks
}

const replaceBelow = (block: Block, replace: Replace): Block => {
  if (blockKind(block.type) === 'container') {
    const nodes = partOf(block, 'nodes')
    const next = replaceAll(nodes, replace)
    return next === nodes ? block : { ...block, nodes: next }
  }
  if (block.fragments === undefined) return block
  const fragments = block.fragments.map((fragment): Fragment => {
    const nodes = replaceAll(fragment.nodes, replace)
    return nodes === fragment.nodes ? fragment : { ...fragment, nodes }
  })
  return fragments.every((fragment, at) => fragment === block.fragments?.[at])
    ? block
    : { ...block, fragments }
}

/** Replaces blocks at any depth; `replace` returns the block itself to keep it. Unchanged parts stay the same objects. */
export const replaceBlocks = (document: RichTextDocument, replace: Replace): RichTextDocument => {
  const nodes = replaceAll(document.nodes, replace)
  return nodes === document.nodes ? document : { ...document, nodes }
}

/** The document with other versions of some of its blocks, by key. */
export const withBlocks = (
  document: RichTextDocument,
  versions: ReadonlyMap<string, Block>,
): RichTextDocument =>
  versions.size === 0
    ? document
    : replaceBlocks(document, (block) => [
        (block.key === undefined ? undefined : versions.get(block.key)) ?? block,
      ])

export const blockWithKey = (document: RichTextDocument, key: string): Block | undefined => {
  let found: Block | undefined
  replaceBlocks(document, (block) => {
    if (block.key === key) found ??= block
    return [block]
  })
  return found
}

/**
 * The conflict, if it is about one block that all three sides have under the same key, and that contains no other
 * blocks; undefined otherwise.
 */
export const textConflictOf = ({
  kind,
  key,
  base,
  main,
  change,
}: BlockConflict): TextConflict | undefined => {
  if (kind !== 'edited-both' || key === undefined || base === undefined || main === undefined)
    return undefined
  const isOne = [base, main, change].every(
    (block) => block?.key === key && block.fragments === undefined && blockKind(block.type) !== 'container',
  )
  return isOne ? { key, base, theirs: main } : undefined
}
