/** Marks quotes in rendered text with the CSS Custom Highlight API, which leaves the DOM unchanged. */
import type { Comment } from '../../../client/types.gen.ts'
import { cellIn, rangeOf } from './selected-text.ts'

const name = 'comment-quotes'

interface Mark {
  readonly comment: string
  readonly range: Range
}

let marks: readonly Mark[] = []

const blocksWith = (root: Element, key: string): readonly Element[] => [
  ...root.querySelectorAll(`[data-key="${CSS.escape(key)}"]`),
]

/** Marks the quotes of open threads in `ground` and removes previous marks. */
export const drawQuotes = (root: Element, threads: readonly Comment[]): void => {
  marks = threads.flatMap(({ id, status, anchor, target: { tableCell } }): Mark[] => {
    if (status !== 'open' || anchor?.quote === undefined || anchor.node === undefined) return []
    const { quote, side = 'change' } = anchor
    return blocksWith(root, anchor.node.id).flatMap((block) => {
      const container = tableCell === undefined ? block : cellIn(block, tableCell)
      const range = container === null ? undefined : rangeOf(container, quote, side)
      return range === undefined ? [] : [{ comment: id, range }]
    })
  })
  // Without browser support the text stays unmarked; the threads show their quotes.
  if (!('highlights' in CSS)) return
  if (marks.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...marks.map(({ range }) => range)))
}

/** The thread whose quote is at a point of the window; the shortest of nested ones. */
export const quoteAt = (x: number, y: number): string | undefined => {
  const hit = marks.filter(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    ),
  )
  const [first] = hit.toSorted((a, b) => a.range.toString().length - b.range.toString().length)
  return first?.comment
}
