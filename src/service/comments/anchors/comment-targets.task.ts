/** Finds the targets of new comments in stored documents. */
import type { AnchorRecord, AnchorTarget } from '../../../content/document/comment-anchor.ts'
import { firstWords, groundOf } from '../../../content/document/comment-anchor.ts'
import type { Block, Json } from '../../../content/document/document.ts'
import { findQuote } from '../../../content/document/quote.ts'
import { tableCell } from '../../../content/document/table-cell.ts'
import { answering } from './block-questions.ts'

/** What is missing, or what to store of the target. */
export type TargetAnswer =
  | { readonly missing: 'node' | 'tableCell' | 'quote' }
  | { readonly missing?: undefined; readonly record: Pick<AnchorRecord, 'hash' | 'words' | 'cell'> }

const has = (object: Json | undefined, name: string): boolean =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name)

const isCellOf = ({ type, data }: Block, { record, definition }: { record: string; definition: string }) =>
  type === 'table' && has(data['records'], record) && has(data['definition'], definition)

export const run = answering<AnchorTarget, TargetAnswer>((blocks, { node, cell, quote }) => {
  if (node !== undefined && !blocks.has(node)) return { missing: 'node' }
  if (cell && ![...blocks].some(([key, block]) => (node ?? key) === key && isCellOf(block, cell)))
    return { missing: 'tableCell' }
  const block = node === undefined ? undefined : blocks.get(node)
  if (block === undefined) return { record: {} }
  const anchorText = groundOf(block, cell)
  if (quote && (anchorText === undefined || findQuote(anchorText.text, quote) === undefined))
    return { missing: 'quote' }
  const excerpt = firstWords(anchorText?.text.trim() ?? '')
  const cellName = cell && tableCell(block, cell)
  return {
    record: {
      ...(anchorText && { hash: anchorText.hash }),
      ...(excerpt !== '' && { words: excerpt }),
      ...(cellName && { cell: { row: cellName.row, column: cellName.column } }),
    },
  }
})
