/**
 * When the UI around the text follows the editor state: menus and bars do not render on every key while someone is
 * typing.
 */
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { menuTrigger } from '../menus/menu-trigger.ts'
import { insideTexts } from '../schema/unique-keys.plugin.ts'

/** Whether the caret only moved by typing or deleting in one text, and no caret menu was open or opens. */
export const isPlainTyping = (
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
): boolean =>
  after.doc !== before.doc &&
  transactions.every(insideTexts) &&
  before.selection.empty &&
  after.selection.empty &&
  before.selection.$from.parent.isTextblock &&
  before.selection.$from.before() === after.selection.$from.before() &&
  // The text before the caret is not a menu trigger, before or after.
  menuTrigger(before) === undefined &&
  menuTrigger(after) === undefined

/**
 * The rest of the screen updates after a pause in typing, and at this interval during continuous typing. Milliseconds.
 */
const pause = 120
const longest = 500

export interface ShowingStates {
  readonly soon: () => void
  readonly now: () => void
  readonly end: () => void
}

/** `show` renders the state at the time of the call. */
export const showingStates = (show: () => void): ShowingStates => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | undefined
  const end = (): void => {
    clearTimeout(timer)
    since = undefined
  }
  const now = (): void => {
    end()
    show()
  }
  return {
    now,
    end,
    soon: () => {
      clearTimeout(timer)
      since ??= performance.now()
      timer = setTimeout(now, Math.max(0, Math.min(pause, since + longest - performance.now())))
    },
  }
}
