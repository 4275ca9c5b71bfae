/**
 * Tracks commented blocks while the text is edited: the position of each block, and of the quoted text. Shown as
 * decorations, never as part of the document.
 */
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findQuote } from '../../../content/document/quote.ts'
import { noText, type CommentedText } from './begin-comment.ts'
import { keyOfBlock } from '../schema/block-at-position.ts'

/** The target of a thread: the quoted text if any, otherwise the whole block or cell. */
interface ThreadText extends CommentedText {
  readonly thread: string
  /** It is the open thread. */
  readonly chosen?: boolean
}

export interface NotedBlock {
  readonly key: string
  /** Number of unresolved threads here. */
  readonly count: number
  /** One of them is open. */
  readonly chosen: boolean
  readonly words: readonly ThreadText[]
}

export interface NotedPlace {
  readonly block: NotedBlock
  readonly at: number
}

interface Kept {
  readonly blocks: readonly NotedBlock[]
  /** Positions by key; a removed block is absent. */
  readonly places: ReadonlyMap<string, number>
  readonly marks: DecorationSet
}

const [quotedBy, quotedIn] = ['data-quoted-by', 'data-quoted-in']

/** The thread of the quote that contains an element, and the key of its block. */
export const quotedAt = (
  target: EventTarget | null,
): { readonly thread: string; readonly key: string } | undefined => {
  const quoted = target instanceof Element ? target.closest(`[${quotedBy}]`) : null
  const [thread, name] = [quoted?.getAttribute(quotedBy) ?? null, quoted?.getAttribute(quotedIn) ?? null]
  return thread === null || name === null ? undefined : { thread, key: name }
}

const key = new PluginKey<Kept>('noted blocks')
const nothing: Kept = { blocks: [], places: new Map(), marks: DecorationSet.empty }

const isBlockAt = (doc: Node, at: number, name: string): boolean => {
  const node = at < doc.content.size ? doc.nodeAt(at) : null
  return node !== null && keyOfBlock(node) === name
}

const search = (doc: Node, names: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  if (names.size === 0) return found
  doc.descendants((node, at) => {
    if (found.size === names.size) return false
    const name = keyOfBlock(node)
    if (name !== undefined && names.has(name) && !found.has(name)) found.set(name, at)
    return !node.isTextblock
  })
  return found
}

/** The texts that are searched for the quote: those of the cell, or of the whole block. */
const textsOf = (block: Node, at: number, { cell }: CommentedText): readonly (readonly [Node, number])[] => {
  if (block.isTextblock) return [[block, at]]
  const texts: (readonly [Node, number])[] = []
  block.descendants((node, offset, row) => {
    const { tableRole } = node.type.spec as { readonly tableRole?: string }
    if (cell !== undefined && tableRole?.endsWith('cell') === true)
      if (row?.attrs['row'] !== cell.record || node.attrs['column'] !== cell.definition) return false
    if (node.isTextblock) texts.push([node, at + 1 + offset])
    return !node.isTextblock
  })
  return texts
}

/** The range of a quote in the document; undefined if it was overwritten. */
const rangeOf = (doc: Node, at: number, words: CommentedText) => {
  const block = doc.nodeAt(at)
  if (block === null || words.quote === undefined) return undefined
  for (const [text, start] of textsOf(block, at, words)) {
    const found = findQuote(text.textBetween(0, text.content.size, undefined, noText), words.quote)
    if (found !== undefined) return { from: start + 1 + found.from, to: start + 1 + found.to }
  }
  return undefined
}

/** The block, or the commented cell in it. */
const wholeOf = (
  doc: Node,
  at: number,
  { cell }: CommentedText,
): readonly [from: number, to: number] | undefined => {
  const block = doc.nodeAt(at)
  if (block === null) return undefined
  let whole: readonly [number, number] | undefined =
    cell === undefined ? [at, at + block.nodeSize] : undefined
  block.descendants((node, offset, row) => {
    if (cell !== undefined && row?.attrs['row'] === cell.record && node.attrs['column'] === cell.definition)
      whole ??= [at + 1 + offset, at + 1 + offset + node.nodeSize]
    return whole === undefined
  })
  return whole
}

const marksFor = (doc: Node, { blocks, places }: Omit<Kept, 'marks'>): DecorationSet =>
  DecorationSet.create(
    doc,
    blocks.flatMap(({ key: name, words }) => {
      const at = places.get(name)
      if (at === undefined) return []
      return words.flatMap((one) => {
        const now = (look: string): string => (one.chosen === true ? `${look} ${look}-now` : look)
        if (one.quote === undefined) {
          const whole = wholeOf(doc, at, one)
          return whole === undefined ? [] : [Decoration.node(...whole, { class: now('editor-noted') })]
        }
        const range = rangeOf(doc, at, one)
        const look = { class: now('editor-quoted'), [quotedBy]: one.thread, [quotedIn]: name }
        return range === undefined ? [] : [Decoration.inline(range.from, range.to, look)]
      })
    }),
  )

const moved = (before: Kept, tr: Transaction): Kept => {
  const { blocks } = before
  const places = new Map<string, number>()
  for (const [name, was] of before.places) {
    const at = tr.mapping.map(was)
    if (isBlockAt(tr.doc, at, name)) places.set(name, at)
  }
  // A cut block may have been pasted back, and loaded content has blocks at other positions.
  if (places.size === blocks.length) return { blocks, places, marks: before.marks.map(tr.mapping, tr.doc) }
  const found = search(tr.doc, new Set(blocks.map((block) => block.key)))
  return { blocks, places: found, marks: marksFor(tr.doc, { blocks, places: found }) }
}

export const notedBlocks = (): Plugin =>
  new Plugin<Kept>({
    key,
    state: {
      init: () => nothing,
      apply: (tr, before) => {
        const blocks = tr.getMeta(key) as readonly NotedBlock[] | undefined
        if (blocks !== undefined) {
          const places = search(tr.doc, new Set(blocks.map((block) => block.key)))
          return { blocks, places, marks: marksFor(tr.doc, { blocks, places }) }
        }
        return tr.docChanged && before.blocks.length > 0 ? moved(before, tr) : before
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  })

/** Replaces the tracked blocks; the text is unchanged. */
export const followNotes = (state: EditorState, blocks: readonly NotedBlock[]): Transaction =>
  state.tr.setMeta(key, blocks).setMeta('addToHistory', false)

/** The tracked blocks that exist in the text, in document order. */
export const notedIn = (state: EditorState): readonly NotedPlace[] => {
  const { blocks, places } = key.getState(state) ?? nothing
  return blocks
    .flatMap((block) => {
      const at = places.get(block.key)
      return at === undefined ? [] : [{ block, at }]
    })
    .toSorted((a, b) => a.at - b.at)
}
