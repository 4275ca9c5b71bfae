/** Converts a stored document to the editor's JSON. `from-editor.ts` is the inverse. */
import { rowIds, stableJson } from '../../../content/document/canonical.ts'
import type {
  Block,
  Inline,
  JsonObject,
  Leaf,
  Mark,
  RichTextDocument,
  Text,
} from '../../../content/document/document.ts'
import { fromEditorBlock, pixelsOf } from './from-editor.ts'
import type { EditorMark, EditorNode } from './editor-node.ts'
import { containers, knownMarks, nodeName } from './schema.ts'

const carried = (node: Block): EditorNode => ({ type: 'carried', attrs: { node } })
const carriedInline = (node: Inline): EditorNode => ({ type: 'carried_inline', attrs: { node } })
const fillerParagraph: EditorNode = { type: 'paragraph', attrs: { key: null, data: {}, filler: true } }

const attrsOf = (block: Block) => ({ key: block.key ?? null, data: block.data })
const blocksOf = (block: Block): readonly Block[] => (block.nodes ?? []) as readonly Block[]
const orFiller = (nodes: readonly EditorNode[]): readonly EditorNode[] =>
  nodes.length === 0 ? [fillerParagraph] : nodes

const editorMark = ({ type, data = {} }: Mark): EditorMark =>
  knownMarks.has(type) ? { type, attrs: { data } } : { type: 'other', attrs: { type, data } }

/** One leaf; each line break becomes a node, because the editor reads a newline as a space. */
const leafNodes = (leaf: Leaf, outer: readonly EditorMark[]): EditorNode[] => {
  const marks = [...outer, ...leaf.marks.map(editorMark)]
  return leaf.text
    .split('\n')
    .flatMap((text, at) => [
      ...(at === 0 ? [] : [{ type: 'hard_break', marks }]),
      ...(text === '' ? [] : [{ type: 'text', text, marks }]),
    ])
}

/** Whether a link can be a mark on texts and atoms: neither empty nor around inlines with text. */
const isPlainLink = ({ type, nodes = [], fragments }: Inline): boolean =>
  type === 'link' &&
  fragments === undefined &&
  nodes.every((node) => (node.object === 'text' ? node.leaves.every(({ text }) => text !== '') : node.isVoid))

/** The inlines of one block as editor nodes. */
const inlineNodes = (nodes: readonly (Inline | Text)[], outer: readonly EditorMark[] = []): EditorNode[] =>
  nodes.flatMap((node, nth) => {
    if (node.object === 'text') return node.leaves.flatMap((leaf) => leafNodes(leaf, outer))
    if (!isPlainLink(node)) return [{ ...carriedInline(node), marks: outer }]
    return inlineNodes(node.nodes ?? [], [{ type: 'link', attrs: { data: node.data, nth } }])
  })

const inlines = (block: Block): EditorNode[] => inlineNodes((block.nodes ?? []) as readonly (Inline | Text)[])

const codeNode = (block: Block): EditorNode | undefined => {
  const lines: { readonly text: string; readonly data: JsonObject }[] = []
  for (const line of blocksOf(block)) {
    const [only, ...more] = line.nodes ?? []
    const leaf = only?.object === 'text' && only.leaves.length === 1 ? only.leaves[0] : undefined
    if (line.type !== 'code-line' || more.length > 0 || leaf === undefined || leaf.marks.length > 0)
      return undefined
    lines.push({ text: leaf.text, data: line.data })
  }
  const text = lines.map((line) => line.text).join('\n')
  const keepsLines = lines.length === 0 || lines.some(({ data }) => Object.keys(data).length > 0)
  return {
    type: 'code_block',
    attrs: { ...attrsOf(block), lines: keepsLines ? lines : null },
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  }
}

const expandableNode = (block: Block): EditorNode | undefined => {
  const fragmentNodes = (name: string) => block.fragments?.find(({ fragment }) => fragment === name)?.nodes
  const [title, body] = [fragmentNodes('expandable-title'), fragmentNodes('expandable-body')]
  const [line] = title ?? []
  if (
    block.fragments?.length !== 2 ||
    title?.length !== 1 ||
    line?.type !== 'paragraph' ||
    body === undefined
  )
    return undefined
  return {
    type: 'expandable',
    attrs: attrsOf(block),
    content: [
      { type: 'expandable_title', attrs: attrsOf(line), content: inlines(line) },
      { type: 'expandable_body', content: orFiller(body.map(blockNode)) },
    ],
  }
}

interface Grid {
  readonly view?: {
    readonly type?: string
    readonly columns?: readonly string[]
    readonly columnWidths?: JsonObject
  }
  readonly definition?: { readonly [id: string]: { readonly title?: unknown; readonly type?: unknown } }
  readonly records?: { readonly [id: string]: { readonly values?: JsonObject } }
}

const cellAttrs = (column: string, width: unknown) => ({
  colspan: 1,
  rowspan: 1,
  colwidth: pixelsOf(width) === undefined ? null : [pixelsOf(width)],
  column,
})

/** A grid with only text columns, all of them visible; otherwise undefined. A missing cell is empty. */
const tableNode = (block: Block): EditorNode | undefined => {
  const { view, definition = {}, records = {} } = block.data as Grid
  const columns = view?.columns ?? []
  const widths = view?.columnWidths ?? {}
  const fragments = new Map((block.fragments ?? []).map((part) => [part.fragment, part.nodes]))
  if (view?.type !== 'grid' || 'cellMerges' in block.data || columns.length === 0) return undefined
  if (columns.length !== Object.keys(definition).length) return undefined
  const header: EditorNode[] = []
  for (const column of columns) {
    const { type, title } = definition[column] ?? {}
    if (type !== 'text' || typeof title !== 'string' || title.includes('\n')) return undefined
    header.push({
      type: 'table_header',
      attrs: cellAttrs(column, widths[column]),
      ...(title === '' ? {} : { content: [{ type: 'text', text: title }] }),
    })
  }
  const rows: EditorNode[] = []
  for (const row of rowIds(block.data)) {
    const { values = {}, ...record } = records[row] ?? {}
    const cells: EditorNode[] = []
    for (const column of columns) {
      const nodes = fragments.get(`${row}:${column}`)
      if (values[column] !== (nodes === undefined ? undefined : `${row}:${column}`)) return undefined
      cells.push({
        type: 'table_cell',
        attrs: { ...cellAttrs(column, widths[column]), bare: nodes?.length === 0 },
        content: orFiller((nodes ?? []).map(blockNode)),
      })
    }
    rows.push({ type: 'table_row', attrs: { row, record }, content: cells })
  }
  return {
    type: 'table',
    attrs: attrsOf(block),
    content: [{ type: 'table_row', attrs: { row: null, record: null }, content: header }, ...rows],
  }
}

/** The rich view of a block; undefined if it has none or does not fit it. */
const richNode = (block: Block): EditorNode | undefined => {
  const { type } = block
  if (type === 'paragraph') {
    const content = inlines(block)
    return { type, attrs: { ...attrsOf(block), filler: false, lasting: content.length === 0 }, content }
  }
  if (/^heading-[1-6]$/u.test(type))
    return {
      type: 'heading',
      attrs: { ...attrsOf(block), level: Number(type.slice(8)) },
      content: inlines(block),
    }
  if (type === 'code') return codeNode(block)
  if (type === 'divider') return { type, attrs: attrsOf(block) }
  if (type === 'image') return { type, attrs: { ...attrsOf(block), caption: block.fragments ?? null } }
  if (type === 'expandable') return expandableNode(block)
  if (type === 'table') return tableNode(block)
  const holds = Object.hasOwn(containers, type) ? containers[type] : undefined
  if (holds === undefined) return undefined
  const content = blocksOf(block).map(blockNode)
  if (holds === 'block+')
    return content.some(({ type: child }) => innerNodes.has(child))
      ? undefined
      : { type: nodeName(type), attrs: attrsOf(block), content: orFiller(content) }
  const wanted = holds.replace('+', '')
  const fits = content.length > 0 && content.every((child) => child.type === wanted)
  if (!fits || (!holds.endsWith('+') && content.length !== 1)) return undefined
  return { type: nodeName(type), attrs: attrsOf(block), content }
}

const innerNodes = new Set(['list_item', 'tabs_item', 'stepper_step', 'column', 'update', 'image'])

/** A block as an editor node; carried if it has no rich view. */
const blockNode = (block: Block): EditorNode => richNode(block) ?? carried(block)

/**
 * A top-level block. Verifies the round trip: a block that would not come back with the same bytes, for whatever
 * reason, is carried instead, so that opening a page can never lose anything.
 */
const safeNode = (block: Block): EditorNode => {
  const node = blockNode(block)
  if (innerNodes.has(node.type)) return carried(block)
  return stableJson(fromEditorBlock(node)) === stableJson(block) ? node : carried(block)
}

/** The editor's JSON of a normalized document. An empty document contains one filler. */
export const toEditor = (document: RichTextDocument): EditorNode => ({
  type: 'doc',
  attrs: { data: document.data },
  content: orFiller(document.nodes.map(safeNode)),
})
