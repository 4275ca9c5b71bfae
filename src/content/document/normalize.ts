/**
 * The normal form of a document. Every writer (API, editor, Markdown, import, merge) normalizes a document before it is
 * stored, so that equal meaning gives equal bytes.
 */
import type {
  Block,
  Fragment,
  Inline,
  Json,
  JsonObject,
  Leaf,
  Mark,
  Node,
  RichTextDocument,
  Text,
} from './document.ts'
import { carriesKey, isBlock, schemaVersion } from './document.ts'
import { append } from './linear-text.ts'
import { blockFamily, blockKind, defaultsOf, inlineKind, isVoidType } from './node-kinds.ts'
import { sameJson } from './same-json.ts'

const emptyText: Text = { object: 'text', leaves: [{ object: 'leaf', text: '', marks: [] }] }

/** Whether two sorted lists of marks are equal, data included. */
export const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length &&
  a.every((mark, at) => {
    const other = b[at]
    return other !== undefined && mark.type === other.type && sameJson(mark.data ?? {}, other.data ?? {})
  })

/** Marks sorted by type, each type once. The last one wins, as when one color is applied over another. */
const normalMarks = (marks: readonly Mark[] | undefined): readonly Mark[] => {
  if (marks === undefined || marks.length === 0) return []
  const byType = new Map(marks.map((mark) => [mark.type, mark]))
  return [...byType.values()]
    .sort((a, b) => (a.type < b.type ? -1 : 1))
    .map(({ type, data }) =>
      data === undefined || Object.keys(data).length === 0
        ? { object: 'mark', type }
        : { object: 'mark', type, data: withoutUndefined(data) },
    )
}

const withoutUndefined = (data: JsonObject): JsonObject =>
  Object.values(data).includes(undefined as unknown as Json)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
    : data

/** Joins neighbors with equal marks and drops empty leaves. Empty if the text is. */
const normalLeaves = (leaves: readonly Leaf[]): Leaf[] => {
  const joined: Leaf[] = []
  for (const leaf of leaves) {
    if (leaf.text === '') continue
    const marks = normalMarks(leaf.marks)
    const last = joined.at(-1)
    if (last !== undefined && sameMarks(last.marks, marks)) {
      joined[joined.length - 1] = { object: 'leaf', text: last.text + leaf.text, marks }
    } else joined.push({ object: 'leaf', text: leaf.text, marks })
  }
  return joined
}

/**
 * The normal form of a run of inlines and texts: no empty text beside other nodes, one empty text if nothing is left.
 */
export const normalInlines = (nodes: readonly (Inline | Text)[]): readonly (Inline | Text)[] => {
  const result: (Inline | Text)[] = []
  let run: Leaf[] = []
  const flush = (): void => {
    const leaves = normalLeaves(run)
    if (leaves.length > 0) result.push({ object: 'text', leaves })
    run = []
  }
  for (const node of nodes) {
    if (node.object === 'text') append(run, node.leaves)
    else {
      flush()
      result.push(normalInline(node))
    }
  }
  flush()
  return result.length === 0 ? [emptyText] : result
}

const normalInline = (node: Inline): Inline => {
  const kind = inlineKind(node.type)
  if (kind === 'unknown') return node
  const fragments = normalFragments(node.fragments)
  return {
    object: 'inline',
    type: node.type,
    ...(kind === 'void' && { isVoid: true }),
    data: withoutUndefined(node.data ?? {}),
    ...(kind === 'open' && { nodes: normalInlines(node.nodes ?? []) }),
    ...(fragments && { fragments }),
  }
}

const isEmptyParagraph = (block: Block): boolean => {
  const [first, ...more] = (block.nodes ?? []) as readonly Node[]
  return (
    block.type === 'paragraph' &&
    more.length === 0 &&
    first?.object === 'text' &&
    first.leaves.every((leaf) => leaf.text === '')
  )
}

/** Fragments sorted by name; an empty caption is dropped. */
const normalFragments = (fragments: readonly Fragment[] | undefined): readonly Fragment[] | undefined => {
  if (fragments === undefined) return undefined
  const kept = fragments
    .map((fragment) => ({ ...fragment, nodes: fragment.nodes.map(normalBlock) }))
    .filter(({ fragment, nodes }) => fragment !== 'caption' || !nodes.every(isEmptyParagraph))
    .sort((a, b) => (a.fragment < b.fragment ? -1 : a.fragment > b.fragment ? 1 : 0))
  return kept.length === 0 ? undefined : kept
}

const normalData = (type: string, data: JsonObject): JsonObject => {
  const defaults = defaultsOf(type)
  let kept = withoutUndefined(data)
  if (Object.keys(kept).some((name) => Object.hasOwn(defaults, name) && kept[name] === defaults[name])) {
    kept = Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) => !Object.hasOwn(defaults, name) || value !== defaults[name],
      ),
    )
  }
  const view = kept['view']
  if (type !== 'table' || view === null || typeof view !== 'object' || Array.isArray(view)) return kept
  const { hideHeader, hideColumnTitle, ...rest } = view as JsonObject
  return {
    ...kept,
    view: {
      ...rest,
      ...(hideHeader === true && { hideHeader }),
      ...(hideColumnTitle === true && { hideColumnTitle }),
    },
  }
}

/** All leaves in a node: a line of code holds only text, so inlines leave their text there. */
const leavesIn = (node: Node): readonly Leaf[] =>
  node.object === 'text' ? node.leaves : (node.nodes ?? []).flatMap(leavesIn)

/** Splits a code line with line breaks in its text into several lines. */
const splitCodeLine = (line: Block): readonly Block[] => {
  const leaves = normalLeaves((line.nodes ?? []).flatMap(leavesIn))
  const lines: Leaf[][] = [[]]
  for (const leaf of leaves) {
    leaf.text.split(/\r\n|\n|\r/u).forEach((text, at) => {
      if (at > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...leaf, text })
    })
  }
  const data = normalData('code-line', line.data ?? {})
  return lines.map((parts) => ({
    object: 'block',
    type: 'code-line',
    data,
    nodes: [parts.length === 0 ? emptyText : { object: 'text', leaves: parts }],
  }))
}

/** The content where only inlines are allowed: blocks are replaced by their texts. */
const inlinesOf = (node: Node): (Inline | Text)[] =>
  isBlock(node) ? ((node.nodes ?? []) as readonly Node[]).flatMap(inlinesOf) : [node as Inline | Text]

const saysNothing = (node: Node): boolean =>
  node.object === 'text' && node.leaves.every(({ text }) => text === '')

/**
 * The content where only blocks are allowed: a run of bare text becomes a paragraph, a list item in a list, or a line
 * in code, so that a document without the wrapper loses no text.
 */
const blocksOf = (type: string, nodes: readonly Node[]): Block[] => {
  const isList = blockFamily(type) === 'list'
  const wrapper = type === 'code' ? 'code-line' : 'paragraph'
  const blocks: Block[] = []
  let run: (Inline | Text)[] = []
  const flush = (): void => {
    if (!run.every(saysNothing)) {
      const made: Block = { object: 'block', type: wrapper, data: {}, nodes: run }
      blocks.push(isList ? { object: 'block', type: 'list-item', data: {}, nodes: [made] } : made)
    }
    run = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      flush()
      blocks.push(node)
    } else run.push(node as Inline | Text)
  }
  flush()
  return blocks
}

// Blocks are immutable, so a normal block stays normal: this saves time and keeps unchanged blocks identical objects.
const normal = new WeakSet<Block>()

/** Records that a block is in normal form. The caller guarantees that it is; stored blocks are. */
export const markNormal = (block: Block): void => void normal.add(block)

/** The normal form of one block; unknown blocks and normal blocks are returned unchanged. */
export function normalBlock(block: Block): Block {
  if (normal.has(block)) return block
  const made = makeNormal(block)
  normal.add(made)
  return made
}

function makeNormal(block: Block): Block {
  const kind = blockKind(block.type)
  if (kind === 'unknown') return block
  const head = {
    object: 'block' as const,
    type: block.type,
    ...(block.key !== undefined && carriesKey(block.type) && { key: block.key }),
    ...(isVoidType(block.type) && { isVoid: true }),
    data: normalData(block.type, block.data ?? {}),
  }
  if (isVoidType(block.type)) {
    const fragments = normalFragments(block.fragments)
    return fragments === undefined ? head : { ...head, fragments }
  }
  const nodes = block.nodes ?? []
  if (kind === 'text') return { ...head, nodes: normalInlines(nodes.flatMap(inlinesOf)) }
  if (kind === 'code-line') return splitCodeLine(block)[0] ?? { ...head, nodes: [emptyText] }
  const blocks = blocksOf(block.type, nodes)
  if (kind !== 'code') return { ...head, nodes: blocks.map(normalBlock) }
  return {
    ...head,
    nodes: blocks.flatMap((line) => (line.type === 'code-line' ? splitCodeLine(line) : [normalBlock(line)])),
  }
}

/**
 * Returns the normal form of a document of any schema version. Idempotent; the input is not changed.
 *
 * Leaves with equal marks are joined, and so are adjacent texts; marks are sorted by type and unique. Empty leaves are
 * dropped, except one where a text is empty, and so are attributes with their default value (`node-kinds.ts`) or
 * `undefined`. Unknown nodes are kept as they are, and no character of a text is changed. A document of an older
 * version is upgraded to the current one; a newer version throws a RangeError, because its meaning is unknown.
 */
export const normalize = (document: RichTextDocument): RichTextDocument => {
  const version = document.data?.['schemaVersion']
  if (typeof version === 'number' && version > schemaVersion) {
    throw new RangeError(`This document has schema version ${version}; the newest known is ${schemaVersion}.`)
  }
  return {
    object: 'document',
    data: { ...withoutUndefined(document.data ?? {}), schemaVersion },
    nodes: (document.nodes ?? []).map(normalBlock),
  }
}
