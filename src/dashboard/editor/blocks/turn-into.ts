/** Converts a block to another kind, preserving its text, its marks and, if it stays one block, its key. */
import { Fragment, type Node, type NodeType } from '@tiptap/pm/model'
import { Selection, type Command } from '@tiptap/pm/state'
import type { Inline } from '../../../content/document/document.ts'
import { nodeType } from '../schema/node-types.ts'
import { inlineText } from './node-views.ts'

export interface Turn {
  readonly name: string
  readonly type: string
  readonly level?: number
}

/** In menu order. */
export const turns: readonly Turn[] = [
  { name: 'Text', type: 'paragraph' },
  { name: 'Heading 1', type: 'heading', level: 1 },
  { name: 'Heading 2', type: 'heading', level: 2 },
  { name: 'Heading 3', type: 'heading', level: 3 },
  { name: 'Bulleted list', type: 'list_unordered' },
  { name: 'Numbered list', type: 'list_ordered' },
  { name: 'Task list', type: 'list_tasks' },
  { name: 'Quote', type: 'blockquote' },
  { name: 'Hint', type: 'hint' },
  { name: 'Code', type: 'code_block' },
  { name: 'Expandable', type: 'expandable' },
]

const lists = new Set(['list_unordered', 'list_ordered', 'list_tasks'])
/** Kinds whose content remains when they are removed. */
const wrappers = new Set([...lists, 'list_item', 'blockquote', 'hint', 'expandable', 'if'])

/** Whether a block can be converted at all. */
export const canTurn = (node: Node): boolean => node.isTextblock || wrappers.has(node.type.name)

/** Whether it already is of that kind. */
export const isTurned = (node: Node, { type, level }: Turn): boolean =>
  node.type.name === type && (level === undefined || node.attrs['level'] === level)

const keyOf = (node: Node): { readonly key?: unknown } =>
  'key' in node.attrs ? { key: node.attrs['key'] as unknown } : {}

/** The content of a wrapper, or the block itself. */
const bare = (node: Node): readonly Node[] => {
  if (node.type.name === 'expandable') {
    const [title, body] = node.children
    const line = title === undefined ? [] : [nodeType('paragraph').create(keyOf(title), title.content)]
    return [...line, ...(body?.children ?? [])]
  }
  if (lists.has(node.type.name)) return node.children.flatMap(bare)
  return wrappers.has(node.type.name) ? node.children : [node]
}

/** The inline content for another block type: code takes plain text only. */
const wordsFor = (node: Node, type: NodeType): Fragment => {
  if (type.spec.code !== true) return type.validContent(node.content) ? node.content : Fragment.empty
  const text = node.textBetween(0, node.content.size, '\n', (leaf) =>
    leaf.type.name === 'hard_break' ? '\n' : inlineText(leaf.attrs['node'] as Inline),
  )
  return text === '' ? Fragment.empty : Fragment.from(type.schema.text(text))
}

const itemsOf = (node: Node, type: string): readonly Node[] => {
  const items: readonly Node[] = lists.has(node.type.name)
    ? node.children
    : node.type.name === 'list_item'
      ? [node]
      : bare(node).map((block) => nodeType('list_item').create(null, block))
  return items.map((item) => {
    const { checked: _, ...data } = item.attrs['data'] as { readonly [name: string]: unknown }
    const next = type === 'list_tasks' ? { ...data, checked: false } : data
    return item.type.create({ ...item.attrs, data: next }, item.content)
  })
}

/** What a block is converted to; several blocks if a container is unwrapped. */
const turned = (node: Node, { type, level }: Turn): readonly Node[] => {
  const target = nodeType(type)
  if (lists.has(type)) {
    const kept = lists.has(node.type.name) ? keyOf(node) : {}
    return [target.create(kept, itemsOf(node, type))]
  }
  const blocks = bare(node)
  if (type === 'blockquote' || type === 'hint') {
    const kept = wrappers.has(node.type.name) && !lists.has(node.type.name) ? keyOf(node) : {}
    return [target.create({ ...kept, ...(type === 'hint' ? { data: { style: 'info' } } : {}) }, blocks)]
  }
  if (type === 'expandable') {
    const [first, ...rest] = blocks
    const titled = first?.isTextblock === true && first.type.spec.code !== true
    const body = titled ? rest : blocks
    return [
      target.create(node.type.name === 'expandable' ? keyOf(node) : null, [
        nodeType('expandable_title').create(titled ? keyOf(first) : null, titled ? first.content : []),
        nodeType('expandable_body').create(null, body.length === 0 ? nodeType('paragraph').create() : body),
      ]),
    ]
  }
  return blocks.map((block) =>
    block.isTextblock
      ? target.create({ ...keyOf(block), ...(level === undefined ? {} : { level }) }, wordsFor(block, target))
      : block,
  )
}

/** Converts the block at a position; a list item leaves its list, which continues after it. */
export const turnInto =
  (at: number, turn: Turn): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null || !canTurn(node)) return false
    const $at = state.doc.resolve(at)
    const list = $at.parent
    const blocks = turned(node, turn)
    const { tr } = state
    let start = at
    if (node.type.name === 'list_item') {
      const listOf = (items: readonly Node[], keepsAttributes: boolean): readonly Node[] =>
        items.length === 0 ? [] : [list.type.create(keepsAttributes ? list.attrs : null, items)]
      const [before, after] = [list.children.slice(0, $at.index()), list.children.slice($at.index() + 1)]
      const head = listOf(before, true)
      if (!$at.node(-1).canReplaceWith($at.index(-1), $at.indexAfter(-1), blocks[0]?.type ?? list.type))
        return false
      tr.replaceWith($at.before(), $at.after(), [...head, ...blocks, ...listOf(after, before.length === 0)])
      start = $at.before() + (head[0]?.nodeSize ?? 0)
    } else {
      const index = $at.index()
      if (!blocks.every(({ type }) => list.canReplaceWith(index, index + 1, type))) return false
      tr.replaceWith(at, at + node.nodeSize, blocks)
    }
    const size = blocks.reduce((sum, block) => sum + block.nodeSize, 0)
    const { from } = state.selection
    const inside = from > at && from < at + node.nodeSize ? from - at : 1
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start + inside, start + size - 1))))
    dispatch?.(tr.scrollIntoView())
    return true
  }
