/** Three-way merge of the words of one block, for two people who type in one paragraph at the same time. */
import { newBudget } from '../../../content/diff/align-sequences.ts'
import { stableJson } from '../../../content/document/canonical.ts'
import type { Block, Leaf, Node } from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'
import { normalBlock } from '../../../content/document/normalize.ts'
import { mergeLines } from '../../../content/merge/sequence-merge.ts'

type Part = Leaf | Node

/** Words with the space before them, each with its marks, and inlines as a whole. */
const partsOf = (block: Block): readonly Part[] =>
  (block.nodes ?? []).flatMap((node): readonly Part[] =>
    node.object === 'text'
      ? node.leaves.flatMap((leaf) =>
          (leaf.text.match(/\s*\S+|\s+/gu) ?? []).map((text): Leaf => ({ ...leaf, text })),
        )
      : [node],
  )

const nodesOf = (parts: readonly Part[]): readonly Node[] => {
  const nodes: Node[] = []
  for (const part of parts) {
    if (part.object !== 'leaf') {
      nodes.push(part)
      continue
    }
    const last = nodes.at(-1)
    if (last?.object === 'text') nodes[nodes.length - 1] = { ...last, leaves: [...last.leaves, part] }
    else nodes.push({ object: 'text', leaves: [part] })
  }
  return nodes
}

/**
 * The block with both edits. Undefined if it is no text, if more than its words changed, or if both changed the same
 * words or neighboring ones.
 */
export const mergeInlineText = (base: Block, theirs: Block, mine: Block): Block | undefined => {
  if (blockKind(mine.type) !== 'text') return undefined
  const frame = (block: Block): string => stableJson({ ...block, nodes: [] })
  if (frame(base) !== frame(theirs) || frame(base) !== frame(mine)) return undefined
  const known = new Map<string, Part>()
  const [ofBase, ofTheirs, ofMine] = [base, theirs, mine].map((block) =>
    partsOf(block).map((part) => {
      const name = stableJson(part)
      known.set(name, part)
      return name
    }),
  )
  const { lines, conflict } = mergeLines(ofBase ?? [], ofTheirs ?? [], ofMine ?? [], {
    side: 'change',
    budget: newBudget(),
  })
  return conflict
    ? undefined
    : normalBlock({ ...mine, nodes: nodesOf(lines.flatMap((line) => known.get(line) ?? [])) })
}
