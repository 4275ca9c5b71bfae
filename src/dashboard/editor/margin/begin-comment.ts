/** What is said of a block from where it is written. */
import type { EditorState } from '@tiptap/pm/state'
import { quoteOf } from '../../../content/document/quote.ts'
import { grippedAtCaret, keyOfBlock } from '../schema/block-at-position.ts'

export interface CommentedText {
  /** Absent where the whole block, or the whole cell, is meant. */
  readonly quote?: { readonly text: string; readonly prefix?: string; readonly suffix?: string }
  /** The cell of the block, which is a table; by the names that the service knows. */
  readonly cell?: { readonly record: string; readonly definition: string }
}

/** Begins what is said of a block by its key: a comment, or another wording that its author can take. */
export type BeginNote = (key: string, as: 'comment' | 'wording', words?: CommentedText) => void

/** As much as the API takes. */
const longest = 512

/** Stands for what is no text: nobody can quote it. */
export const noText = '\uFFFC'

/** The block with the caret or the selection, and what of it is selected; undefined where no block has a key. */
export const notedAtCaret = (
  state: EditorState,
): { readonly key: string; readonly words: CommentedText } | undefined => {
  const block = grippedAtCaret(state)
  const key = block === undefined ? undefined : keyOfBlock(block.node)
  if (key === undefined) return undefined
  const { $from, to, empty } = state.selection
  const { parent } = $from
  const cell = cellAround($from)
  const within = cell === undefined ? {} : { cell }
  if (empty || !parent.isTextblock) return { key, words: within }
  const text = parent.textBetween(0, parent.content.size, undefined, noText)
  const end = Math.min(to - $from.start(), text.length, $from.parentOffset + longest)
  const { text: said = '', prefix, suffix } = quoteOf(text, $from.parentOffset, end) ?? {}
  // What stands around the words only tells them from others; the words themselves must be words.
  if (said === '' || said.includes(noText)) return { key, words: within }
  const quote = {
    text: said,
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
  }
  return { key, words: { quote, ...within } }
}

const cellAround = ($pos: EditorState['selection']['$from']): CommentedText['cell'] => {
  for (let depth = $pos.depth; depth > 1; depth -= 1) {
    const column: unknown = $pos.node(depth).attrs['column']
    const record: unknown = $pos.node(depth - 1).attrs['row']
    // A cell that was made since the last save has no name yet: then it is the table that is meant.
    if (typeof column === 'string' && typeof record === 'string') return { record, definition: column }
  }
  return undefined
}
