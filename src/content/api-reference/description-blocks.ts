/**
 * Descriptions of an API document as blocks. Its author is not the page's: nothing in a description reads variables or
 * the visitor, includes other content, or draws blocks of integrations.
 */
import type { Block, Inline, Node, Text } from '../document/document.ts'
import { isBlock, plainText } from '../document/document.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'

const dropped: ReadonlySet<string> = new Set([
  'reusable-content',
  'integration',
  'openapi-operation',
  'openapi-schemas',
])

/** An expression as it is written. */
const asText = ({ data }: Inline): Text => {
  const source = data['expression']
  return plainText(typeof source === 'string' ? `{{ ${source} }}` : '')
}

const safeInline = (node: Inline | Text): Inline | Text => {
  if (node.object === 'text') return node
  if (node.type === 'expression') return asText(node)
  return {
    ...node,
    ...(node.nodes !== undefined && { nodes: node.nodes.map(safeInline) }),
    ...(node.fragments !== undefined && {
      fragments: node.fragments.map((one) => ({ ...one, nodes: one.nodes.flatMap(safeBlock) })),
    }),
  }
}

const safeNode = (node: Node): readonly Node[] => (isBlock(node) ? safeBlock(node) : [safeInline(node)])

function safeBlock(block: Block): readonly Block[] {
  if (dropped.has(block.type)) return []
  const nodes = (block.nodes ?? []).flatMap(safeNode)
  // Conditions are not evaluated: what they hold is shown.
  if (block.type === 'if') return nodes.filter(isBlock)
  return [
    {
      ...block,
      ...(block.nodes !== undefined && { nodes }),
      ...(block.fragments !== undefined && {
        fragments: block.fragments.map((one) => ({ ...one, nodes: one.nodes.flatMap(safeBlock) })),
      }),
    },
  ]
}

/** Characters of one description. */
const longestText = 100_000

export const descriptionBlocks = (text: string): readonly Block[] =>
  text.trim() === ''
    ? []
    : parseMarkdown(text.slice(0, longestText), {
        file: '',
        titled: false,
        frontMatter: false,
      }).document.nodes.flatMap(safeBlock)
