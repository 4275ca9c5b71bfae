/** Converts GitHub alerts (`> [!NOTE]`), which are quotes in Markdown, to hints. */
import type { Block, Inline, Json, RichTextDocument, Text } from '../../../content/document/document.ts'

const styles: ReadonlyMap<string, string> = new Map([
  ['note', 'info'],
  ['tip', 'success'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'danger'],
])

/** The hint style for the name of an alert, ignoring case; undefined for any other word. */
export const alertStyle = (name: string): string | undefined => styles.get(name.toLowerCase())

const withoutMarker = (line: Block, sign: string): Block | undefined => {
  const [first, ...more] = (line.nodes ?? []) as readonly (Inline | Text)[]
  if (first?.object !== 'text') return undefined
  const [leaf, ...leaves] = first.leaves
  if (leaf === undefined) return undefined
  const text = leaf.text.slice(sign.length).replace(/^\s+/u, '')
  const nodes = [{ ...first, leaves: [{ ...leaf, text }, ...leaves] }, ...more]
  const empty = text === '' && leaves.length === 0 && more.length === 0
  return empty ? undefined : { ...line, nodes }
}

const asHint = (block: Block): Block => {
  if (block.type !== 'blockquote') return block
  const [first, ...rest] = (block.nodes ?? []) as readonly Block[]
  const [begin] = (first?.nodes ?? []) as readonly (Inline | Text)[]
  const text = begin?.object === 'text' ? (begin.leaves[0]?.text ?? '') : ''
  // GitHub requires it to be alone on its line, but line breaks are lost after parsing.
  const sign = /^\[!([a-z]+)\](?:\s|$)/iu.exec(text)
  const style = alertStyle(sign?.[1] ?? '')
  if (first?.type !== 'paragraph' || sign === null || style === undefined) return block
  const line = withoutMarker(first, sign[0])
  const nodes = [...(line === undefined ? [] : [line]), ...rest]
  const data: { [name: string]: Json } = { style }
  const empty: Block = { object: 'block', type: 'paragraph', data: {}, nodes: [] }
  return { ...block, type: 'hint', data, nodes: nodes.length === 0 ? [empty] : nodes }
}

/** Converts alerts to hints in a pasted text, at the top level and in containers. */
export const alertsAsHints = (document: RichTextDocument): RichTextDocument => {
  const within = (block: Block): Block => {
    const made = asHint(block)
    return made.type === 'blockquote' || made.type === 'hint' || made.nodes === undefined
      ? made
      : {
          ...made,
          nodes: made.nodes.map((node) => (node.object === 'block' ? within(node) : node)),
        }
  }
  return { ...document, nodes: document.nodes.map(within) }
}
