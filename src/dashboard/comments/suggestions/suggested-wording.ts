/** A suggestion as blocks: removed and added content, marked within sentences where possible. */
import type { Block, Inline, RichTextDocument, Text } from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'
import { diffWords, type Segment } from '../../../content/diff/word-diff.ts'

const inlinesOf = (block: Block): readonly (Inline | Text)[] =>
  (block.nodes ?? []) as readonly (Inline | Text)[]

/** The renderer passes unknown types through with their name; the style sheet does the rest. */
const marked = ({ kind, nodes }: Segment): readonly (Inline | Text)[] =>
  kind === 'same' ? nodes : [{ object: 'inline', type: `diff-${kind}`, data: {}, nodes }]

const whole = (status: 'added' | 'removed', blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ object: 'block', type: `diff-${status}`, data: {}, nodes: blocks }]

/** `before` and `after` merged: text blocks word by word, anything else as one removed and one added block. */
export const suggestedWording = (before: RichTextDocument, after: RichTextDocument): readonly Block[] => {
  const [old] = before.nodes
  const [first, ...rest] = after.nodes
  const alike =
    before.nodes.length === 1 && old !== undefined && first !== undefined && blockKind(old.type) === 'text'
  if (!alike || first.type !== old.type)
    return [...whole('removed', before.nodes), ...whole('added', after.nodes)]
  const { segments } = diffWords(inlinesOf(old), inlinesOf(first))
  return [{ ...first, nodes: segments.flatMap(marked) }, ...whole('added', rest)]
}
