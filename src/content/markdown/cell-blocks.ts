/** Paragraphs and lists in the cell of a pipe table, which GitBook writes as HTML around Markdown. */
import type { Block, JsonObject, Node } from '../document/document.ts'
import type { Token } from './block-rules.ts'
import type { Tag } from './html-reader.ts'
import { tagOf } from './html-reader.ts'
import type { InlineContext } from './inline-elements.ts'
import { inlinesOf } from './inlines-from-tokens.ts'

/** Maximum nesting of lists; deeper ones stay raw HTML. */
const deepestList = 8

const blockTags = new Set(['p', 'ul', 'ol', 'li'])

const make = (type: string, data: JsonObject, nodes: readonly Node[]): Block => ({
  object: 'block',
  type,
  data,
  nodes,
})

/** The tokens of a cell, and where reading has come to. */
interface Cell {
  readonly tokens: readonly Token[]
  readonly tags: readonly (Tag | undefined)[]
  readonly context: InlineContext
  at: number
}

const isBlank = (tokens: readonly Token[]): boolean =>
  tokens.every(({ type, content }) => type === 'softbreak' || (type === 'text' && content.trim() === ''))

/** The tokens up to the next tag of a block. */
const inlinesHere = (cell: Cell): readonly Token[] => {
  const from = cell.at
  while (cell.at < cell.tokens.length && !blockTags.has(cell.tags[cell.at]?.name ?? '')) cell.at += 1
  return cell.tokens.slice(from, cell.at)
}

/** Whether a tag is next; it is consumed. */
const takes = (cell: Cell, name: string, closing: boolean): boolean => {
  const tag = cell.tags[cell.at]
  if (tag?.name !== name || tag.closing !== closing || tag.attributes.size > 0) return false
  cell.at += 1
  return true
}

/** The blocks up to the end of the cell or an end tag; undefined if they are not well formed. */
function readBlocks(cell: Cell, depth: number): Block[] | undefined {
  const blocks: Block[] = []
  while (cell.at < cell.tokens.length) {
    const words = inlinesHere(cell)
    if (!isBlank(words)) blocks.push(make('paragraph', {}, inlinesOf(words, cell.context)))
    const tag = cell.tags[cell.at]
    if (tag === undefined || tag.closing) return blocks
    const block = readBlock(cell, depth)
    if (block === undefined) return undefined
    blocks.push(block)
  }
  return blocks
}

function readBlock(cell: Cell, depth: number): Block | undefined {
  if (takes(cell, 'p', false)) {
    const words = inlinesHere(cell)
    return takes(cell, 'p', true) ? make('paragraph', {}, inlinesOf(words, cell.context)) : undefined
  }
  const name = cell.tags[cell.at]?.name === 'ol' ? 'ol' : 'ul'
  if (depth >= deepestList || !takes(cell, name, false)) return undefined
  const items: Block[] = []
  for (;;) {
    if (!isBlank(inlinesHere(cell))) return undefined
    if (takes(cell, name, true)) break
    if (!takes(cell, 'li', false)) return undefined
    const blocks = readBlocks(cell, depth + 1)
    if (blocks === undefined || !takes(cell, 'li', true)) return undefined
    items.push(make('list-item', {}, blocks))
  }
  return items.length === 0 ? undefined : make(name === 'ol' ? 'list-ordered' : 'list-unordered', {}, items)
}

/** The blocks of a cell; undefined if it is plain text, or its tags are not well formed. */
export function blocksOfCell(tokens: readonly Token[], context: InlineContext): readonly Block[] | undefined {
  const tags = tokens.map((token) => (token.type === 'html_inline' ? tagOf(token.content) : undefined))
  if (!tags.some((tag) => tag !== undefined && blockTags.has(tag.name))) return undefined
  const cell: Cell = { tokens, tags, context, at: 0 }
  const blocks = readBlocks(cell, 0)
  return blocks === undefined || cell.at < tokens.length || blocks.length === 0 ? undefined : blocks
}
