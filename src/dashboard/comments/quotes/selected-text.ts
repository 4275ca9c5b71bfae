/** Maps between rendered blocks and their text: the selected text, and the position of quotes. */
import type { NewComment } from '../../../client/types.gen.ts'
import { findQuote, quoteOf, type Quote } from '../../../content/document/quote.ts'

export type Side = 'main' | 'change'

export interface SelectedText {
  /** Id of the page, from `data-page`. */
  readonly page: string | undefined
  /** Key of the block. */
  readonly node: string
  /** Absent where the rendered text differs from the block's, as with code lines. */
  readonly quote: NewComment['quote']
  /** The table cell that contains it. */
  readonly cell?: NewComment['tableCell']
}

/** The cell of a rendered table around a node. */
export const cellAt = (
  node: Node,
): { readonly element: HTMLElement; readonly cell: NonNullable<NewComment['tableCell']> } | undefined => {
  const element = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(
    'td[data-record]',
  )
  const { record, column: definition } = element?.dataset ?? {}
  return element == null || record === undefined || definition === undefined
    ? undefined
    : { element, cell: { record, definition } }
}

/** The element with the text of a rendered cell. */
export const cellIn = (
  block: Element,
  { record, definition }: NonNullable<NewComment['tableCell']>,
): Element | null =>
  block.querySelector(`td[data-record="${CSS.escape(record)}"][data-column="${CSS.escape(definition)}"]`)

/** The maximum length of the API. */
const longest = 512

/** Content of the other side of a diff, which is excluded. */
const otherSide: Readonly<Record<Side, string>> = {
  main: '[data-kind="diff-added"]',
  change: '[data-kind="diff-removed"]',
}

/** The text nodes of a block in reading order, without those of the other side or outside of the document. */
const textsOf = (block: Element, side: Side): readonly Text[] => {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent?.closest(`${otherSide[side]}, button, [data-thread], .sr-only`) == null)
      texts.push(node as Text)
  }
  return texts
}

/** Offset of a DOM position in the joined texts; a position outside of them counts as the next one inside. */
const offsetIn = (texts: readonly Text[], container: Node, offset: number): number => {
  const place = document.createRange()
  place.setStart(container, offset)
  let sum = 0
  for (const text of texts) {
    if (text === container) return sum + offset
    if (place.comparePoint(text, 0) >= 0) return sum
    sum += text.length
  }
  return sum
}

const blockAt = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-key]') ?? null

/** The user's selection inside `frame`: the text in the block where it starts. */
export const selectedText = (frame: Element, selection: Selection | null): SelectedText | undefined => {
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  const block = blockAt(range.startContainer)
  const node = block?.dataset['key']
  if (block === null || node === undefined || !frame.contains(block)) return undefined
  const start = range.startContainer.parentElement
  const removed =
    start?.closest('[data-kind="diff-removed"], [data-status="removed"], [data-side="main"]') != null
  const side: Side = removed ? 'main' : 'change'
  const page = block.closest<HTMLElement>('[data-page]')?.dataset['page']
  if (start?.closest('pre') != null && range.startContainer !== range.endContainer)
    return { page, node, quote: undefined }
  // A comment in a cell is on that cell: only its text is searched for the quote.
  const within = cellAt(range.startContainer)
  const container = within?.element ?? block
  const texts = textsOf(container, side)
  const text = texts.map(({ data }) => data).join('')
  const from = offsetIn(texts, range.startContainer, range.startOffset)
  const to = container.contains(range.endContainer)
    ? offsetIn(texts, range.endContainer, range.endOffset)
    : text.length
  const quote = to > from ? quoteOf(text, from, Math.min(to, from + longest)) : undefined
  if (quote === undefined) return undefined
  const { text: quotedText, prefix, suffix } = quote
  return {
    page,
    node,
    quote: {
      text: quotedText,
      ...(prefix !== undefined && { prefix }),
      ...(suffix !== undefined && { suffix }),
      ...(removed && { side }),
    },
    ...(within && { cell: within.cell }),
  }
}

/** The range of a quote in a rendered block; undefined if it is not there. */
export const rangeOf = (block: Element, quote: Quote, side: Side): Range | undefined => {
  const texts = textsOf(block, side)
  const found = findQuote(texts.map(({ data }) => data).join(''), quote)
  if (found === undefined) return undefined
  const range = document.createRange()
  let sum = 0
  let hasStart = false
  for (const text of texts) {
    if (!hasStart && found.from < sum + text.length) {
      range.setStart(text, found.from - sum)
      hasStart = true
    }
    if (hasStart && found.to <= sum + text.length) {
      range.setEnd(text, found.to - sum)
      return range
    }
    sum += text.length
  }
  return undefined
}
