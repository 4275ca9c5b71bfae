/** A document with its expressions evaluated: the result of `evaluated` in content reads. */
import type { Block, Inline, Node, RichTextDocument, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import type { Outcome } from './render-context.ts'
import { isShown, valueText } from './render-context.ts'
import { textOf } from './node-data.ts'

/**
 * The document in normal form, with every expression replaced by its value as plain text, and every `if` by its content,
 * or nothing. Those that `evaluate` (`evaluate-expression.ts`) leaves as source stay as written.
 * Failed ones are omitted, as for a reader: they may guard restricted content. Blocks keep their keys.
 */
export const evaluatedDocument = (
  document: RichTextDocument,
  evaluate: (source: string) => Outcome,
): RichTextDocument => {
  const outcome = (node: Block | Inline) => evaluate(textOf(node.data, 'expression') ?? '')
  const inside = <N extends Block | Inline>(node: N): N => ({
    ...node,
    ...(node.nodes !== undefined && { nodes: (node.nodes as readonly Node[]).flatMap(visit) }),
    ...(node.fragments !== undefined && {
      fragments: node.fragments.map((fragment) => ({
        ...fragment,
        nodes: fragment.nodes.flatMap(visit) as readonly Block[],
      })),
    }),
  })
  const expression = (node: Inline): readonly (Inline | Text)[] => {
    const worked = outcome(node)
    if (worked.state === 'source') return [node]
    const text = worked.state === 'value' ? valueText(worked.value) : ''
    return text === '' ? [] : [plainText(text)]
  }
  const visit = (node: Node): readonly Node[] => {
    if (node.object === 'text') return [node]
    if (node.object === 'inline' && node.type === 'expression') return expression(node)
    if (node.object === 'block' && node.type === 'if') {
      const decided = outcome(node)
      if (decided.state === 'source') return [inside(node)]
      return isShown(decided) ? (inside(node).nodes ?? []) : []
    }
    return [inside(node)]
  }
  return normalize({ ...document, nodes: document.nodes.flatMap(visit) as readonly Block[] })
}
