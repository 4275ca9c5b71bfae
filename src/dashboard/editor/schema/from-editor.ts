/** Converts the editor's JSON to a normalized document, without editor-only data. */
import { idFrom } from '../../../content/diff/rename-table.ts'
import { fingerprint } from '../../../content/document/canonical.ts'
import { ordersBetween } from '../../../content/tree/order-keys.ts'
import type {
  Block,
  Fragment,
  Inline,
  JsonObject,
  Mark,
  Node,
  RichTextDocument,
  Text,
} from '../../../content/document/document.ts'
import { normalBlock, normalize } from '../../../content/document/normalize.ts'
import type { EditorMark, EditorNode } from './editor-node.ts'
import { blockType } from './schema.ts'

interface CodeLine {
  readonly text: string
  readonly data: JsonObject
}

const attr = <Value>(node: EditorNode | EditorMark, name: string): Value | undefined =>
  (node.attrs?.[name] ?? undefined) as Value | undefined
const dataOf = (node: EditorNode | EditorMark): JsonObject => attr<JsonObject>(node, 'data') ?? {}
const keyOf = (node: EditorNode) => {
  const key = attr<string>(node, 'key')
  return key === undefined ? {} : { key }
}

const markOf = (mark: EditorMark): Mark => {
  const type = mark.type === 'other' ? (attr<string>(mark, 'type') ?? '') : mark.type
  return { object: 'mark', type, data: dataOf(mark) }
}

const leafOf = (node: EditorNode): Text => ({
  object: 'text',
  leaves: [
    {
      object: 'leaf',
      text: node.type === 'hard_break' ? '\n' : (node.text ?? ''),
      marks: (node.marks ?? []).filter(({ type }) => type !== 'link').map(markOf),
    },
  ],
})

const sameLink = (a: EditorMark | undefined, b: EditorMark | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a.attrs) === JSON.stringify(b.attrs))

/** Texts and atoms in a row; neighbors under the same link mark become one link. */
const inlinesOf = (content: readonly EditorNode[] = []): (Inline | Text)[] => {
  const result: (Inline | Text)[] = []
  let link: EditorMark | undefined
  let linked: (Inline | Text)[] = []
  const close = (): void => {
    if (link !== undefined) result.push({ object: 'inline', type: 'link', data: dataOf(link), nodes: linked })
    linked = []
  }
  for (const node of content) {
    const mark = node.marks?.find(({ type }) => type === 'link')
    if (!sameLink(link, mark)) close()
    link = mark
    const inline = attr<Inline>(node, 'node') ?? leafOf(node)
    ;(link === undefined ? result : linked).push(inline)
  }
  close()
  return result
}

/**
 * Matches line data after an edit: lines before and after the edited part keep theirs, and so do lines inside it if
 * their number is unchanged.
 */
const lineData = (lines: readonly string[], before: readonly CodeLine[]): readonly JsonObject[] => {
  const shorter = Math.min(lines.length, before.length)
  let head = 0
  while (head < shorter && lines[head] === before[head]?.text) head++
  let tail = 0
  while (tail < shorter - head && lines.at(-1 - tail) === before.at(-1 - tail)?.text) tail++
  return lines.map((_, at) => {
    if (at < head || lines.length === before.length) return before[at]?.data ?? {}
    return at >= lines.length - tail ? (before[at - lines.length + before.length]?.data ?? {}) : {}
  })
}

const codeLines = (node: EditorNode): readonly Block[] => {
  const text = (node.content ?? []).map((part) => part.text ?? '').join('')
  const before = attr<readonly CodeLine[]>(node, 'lines') ?? []
  if (text === '' && attr(node, 'lines') !== undefined && before.length === 0) return []
  const lines = text.split('\n')
  const data = lineData(lines, before)
  return lines.map((line, at) => ({
    object: 'block',
    type: 'code-line',
    data: data[at] ?? {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: line, marks: [] }] }],
  }))
}

/**
 * Replaces new and duplicate ids, keeping the order. A new table counts; what is new in a table that has ids already
 * gets one made of its content and the element before it, since others may add to the same table.
 */
const freshIds = (
  nodes: readonly EditorNode[],
  name: 'row' | 'column',
  letter: string,
): readonly string[] => {
  const ids = nodes.map((node) => attr<string>(node, name))
  const taken = new Set(ids.filter((id) => id !== undefined))
  if (taken.size === 0) return ids.map((_, at) => `${letter}${at}`)
  const seen = new Set<string>()
  let behind = ''
  return ids.map((id, at) => {
    const content = JSON.stringify([behind, nodes[at]?.content ?? []])
    const isNew = id === undefined || seen.has(id)
    behind = isNew ? idFrom(content, (text) => letter + fingerprint(text), taken) : id
    seen.add(behind)
    return behind
  })
}

/** Order keys of rows: the previous ones if they still ascend, otherwise all new. */
const orderKeys = (rows: readonly EditorNode[]): readonly string[] => {
  const had = rows.map((row) => attr<{ readonly orderIndex?: string }>(row, 'record')?.orderIndex)
  const ascending = had.every((order, at) => order !== undefined && (at === 0 || (had[at - 1] ?? '') < order))
  return ascending ? (had as string[]) : ordersBetween(null, null, rows.length)
}

/** A width in pixels, which tables store as digits; undefined for any other form, which is left unchanged. */
export const pixelsOf = (width: unknown): number | undefined =>
  (typeof width === 'string' && /^\d{1,5}(?:\.\d+)?$/u.test(width)) || typeof width === 'number'
    ? Math.round(Number(width)) || undefined
    : undefined

/** The current column widths. Unchanged ones keep their notation. */
const widthsOf = (
  before: JsonObject | undefined,
  columns: readonly string[],
  titles: readonly EditorNode[],
): { readonly columnWidths?: JsonObject } => {
  const widths = new Map(Object.entries(before ?? {}))
  columns.forEach((id, at) => {
    const cell = titles[at]
    const width = cell === undefined ? undefined : attr<readonly number[]>(cell, 'colwidth')?.[0]
    const was = pixelsOf(widths.get(id))
    if (width === was) return
    if (width === undefined) widths.delete(id)
    else widths.set(id, `${Math.round(width)}`)
  })
  if (widths.size === 0 && before === undefined) return {}
  return { columnWidths: Object.fromEntries(widths) }
}

const tableBlock = (node: EditorNode): Block => {
  const data = dataOf(node) as { readonly view?: JsonObject; readonly definition?: JsonObject } & JsonObject
  const [header, ...rows] = node.content ?? []
  const titles = header?.content ?? []
  const columns = freshIds(titles, 'column', 'c')
  const definition = Object.fromEntries(
    columns.map((id, at) => {
      const title = (titles[at]?.content ?? []).map((part) => part.text ?? '').join('')
      return [id, { ...(data.definition?.[id] as JsonObject | undefined), id, title, type: 'text' }]
    }),
  )
  const ids = freshIds(rows, 'row', 'r')
  const orders = orderKeys(rows)
  const fragments: Fragment[] = []
  const records = rows.map((row, at): [string, JsonObject] => {
    const id = ids[at] ?? ''
    const values = columns.flatMap((column, index): [string, string][] => {
      const name = `${id}:${column}`
      const cell = row.content?.[index]
      const nodes = blocksOf(cell?.content)
      // As in the Markdown parser: an empty cell is absent.
      if (nodes.length === 0 && (cell === undefined || attr(cell, 'bare') !== true)) return []
      fragments.push({ object: 'fragment', fragment: name, nodes })
      return [[column, name]]
    })
    const kept = attr<JsonObject>(row, 'record') ?? {}
    const order = orders[at]
    return [
      id,
      { ...kept, ...(order === undefined ? {} : { orderIndex: order }), values: Object.fromEntries(values) },
    ]
  })
  return {
    object: 'block',
    type: 'table',
    ...keyOf(node),
    isVoid: true,
    data: {
      ...data,
      view: {
        type: 'grid',
        ...data.view,
        columns,
        ...widthsOf(data.view?.['columnWidths'] as JsonObject | undefined, columns, titles),
      },
      definition,
      records: Object.fromEntries(records),
    },
    fragments,
  }
}

const expandableBlock = (node: EditorNode): Block => {
  const [title, body] = node.content ?? []
  const line: Block = {
    object: 'block',
    type: 'paragraph',
    ...(title === undefined ? {} : keyOf(title)),
    data: title === undefined ? {} : dataOf(title),
    nodes: inlinesOf(title?.content),
  }
  const fragments: Fragment[] = [
    { object: 'fragment', fragment: 'expandable-title', nodes: [line] },
    { object: 'fragment', fragment: 'expandable-body', nodes: blocksOf(body?.content) },
  ]
  return { object: 'block', type: 'expandable', ...keyOf(node), isVoid: true, data: dataOf(node), fragments }
}

export const isFiller = (node: EditorNode): boolean =>
  node.type === 'paragraph' && attr(node, 'filler') === true && (node.content ?? []).length === 0

/** A trailing empty line is dropped, unless the loaded document had it. */
export const isLoose = (node: EditorNode | undefined): boolean =>
  node?.type === 'paragraph' &&
  (node.content ?? []).length + Object.keys(dataOf(node)).length === 0 &&
  attr(node, 'lasting') !== true

const blocksOf = (content: readonly EditorNode[] = []): readonly Block[] => {
  let end = content.length
  while (isLoose(content[end - 1])) end -= 1
  return content
    .slice(0, end)
    .filter((node) => !isFiller(node))
    .map(blockOf)
}

const blockOf = (node: EditorNode): Block => {
  const { type } = node
  if (type === 'carried') return attr<Block>(node, 'node') ?? { object: 'block', type: 'paragraph', data: {} }
  if (type === 'table') return tableBlock(node)
  if (type === 'expandable') return expandableBlock(node)
  const head = { object: 'block' as const, ...keyOf(node), data: dataOf(node) }
  if (type === 'paragraph') return { ...head, type, nodes: inlinesOf(node.content) }
  if (type === 'heading')
    return { ...head, type: `heading-${attr<number>(node, 'level') ?? 2}`, nodes: inlinesOf(node.content) }
  if (type === 'code_block') return { ...head, type: 'code', nodes: codeLines(node) }
  if (type === 'divider') return { ...head, type, isVoid: true }
  if (type === 'image') {
    const fragments = attr<readonly Fragment[]>(node, 'caption')
    return { ...head, type, isVoid: true, ...(fragments === undefined ? {} : { fragments }) }
  }
  return { ...head, type: blockType(type), nodes: blocksOf(node.content) }
}

/** One block, normalized. */
export const fromEditorBlock = (node: EditorNode): Block => normalBlock(blockOf(node))

/** The original list if none of its items changed. */
const sameOrNew = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  before.every((item, at) => item === after[at]) ? before : after

/**
 * A key belongs to its first block: later duplicates, from a split or paste, lose it. Unchanged blocks stay the same
 * objects, so that caches by object remain valid.
 */
const eachKeyOnce = <Item extends Node>(nodes: readonly Item[], seen: Set<string>): readonly Item[] =>
  sameOrNew(
    nodes,
    nodes.map((node): Item => {
      if (node.object !== 'block') return node
      const { key, ...rest } = node
      const known = key !== undefined && seen.has(key)
      if (key !== undefined) seen.add(key)
      const inside = node.nodes && eachKeyOnce(node.nodes, seen)
      const fragments =
        node.fragments &&
        sameOrNew(
          node.fragments,
          node.fragments.map((part) => {
            const within = eachKeyOnce(part.nodes, seen)
            return within === part.nodes ? part : { ...part, nodes: within }
          }),
        )
      if (!known && inside === node.nodes && fragments === node.fragments) return node
      return {
        ...(known ? rest : node),
        ...(inside === undefined ? {} : { nodes: inside }),
        ...(fragments === undefined ? {} : { fragments }),
        // Still the same type; only its key and its descendants can differ.
      } as Item
    }),
  )

/** A normalized document of these top-level blocks. */
export const documentOfBlocks = (data: JsonObject, blocks: readonly Block[]): RichTextDocument =>
  normalize({ object: 'document', data, nodes: eachKeyOnce(blocks, new Set()) })

/** Converts the editor's JSON to a normalized document. */
export const fromEditor = (root: EditorNode): RichTextDocument =>
  documentOfBlocks(dataOf(root), blocksOf(root.content))
