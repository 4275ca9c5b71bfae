/** Starts a comment on a block from within the editor. */
import type { EditorState } from '@tiptap/pm/state'
import { quoteOf } from '../../../content/document/quote.ts'
import { grippedAtCaret, keyOfBlock } from '../schema/block-at-position.ts'

export interface CommentedText {
  /** Absent if the whole block, or the whole cell, is meant. */
  readonly quote?: { readonly text: string; readonly prefix?: string; readonly suffix?: string }
  /** The cell, if the block is a table; by the service's ids. */
  readonly cell?: { readonly record: string; readonly definition: string }
}

/** Starts a comment or a suggestion on a block, by its key. */
export type BeginNote = (key: string, as: 'comment' | 'wording', words?: CommentedText) => void

/** The maximum length of the API. */
const longest = 512

/** Stands for non-text inlines, which cannot be quoted. */
export const noText = '\uFFFC'

/**
 * The block with the caret or the selection, and the quote of the selection; undefined if no enclosing block has a key.
 */
export const commentTargetAtCaret = (
  state: EditorState,
): { readonly key: string; readonly words: CommentedText } | undefined => {
  const block = grippedAtCaret(state)
  const key = block === undefined ? undefined : keyOfBlock(block.node)
  if (key === undefined) return undefined
  const { $from, to, empty } = state.selection
  const { parent } = $from
  const cell = cellAt($from)
  const within = cell === undefined ? {} : { cell }
  if (empty || !parent.isTextblock) return { key, words: within }
  const text = parent.textBetween(0, parent.content.size, undefined, noText)
  const end = Math.min(to - $from.start(), text.length, $from.parentOffset + longest)
  const { text: quoted = '', prefix, suffix } = quoteOf(text, $from.parentOffset, end) ?? {}
  // Non-text in the surroundings only disambiguates the quote; the quote itself must be text.
  if (quoted === '' || quoted.includes(noText)) return { key, words: within }
  const quote = {
    text: quoted,
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
  }
  return { key, words: { quote, ...within } }
}

const cellAt = ($pos: EditorState['selection']['$from']): CommentedText['cell'] => {
  for (let depth = $pos.depth; depth > 1; depth -= 1) {
    const column: unknown = $pos.node(depth).attrs['column']
    const record: unknown = $pos.node(depth - 1).attrs['row']
    // A cell created since the last save has no id yet: the comment is on the table.
    if (typeof column === 'string' && typeof record === 'string') return { record, definition: column }
  }
  return undefined
}
