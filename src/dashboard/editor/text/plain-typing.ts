/** When what is drawn around the text learns of a key: menus and bars are as they were while words are typed. */
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { menuTrigger } from '../menus/menu-trigger.ts'
import { insideTexts } from '../schema/unique-keys.plugin.ts'

/** Whether a caret went on in one text by typing or deleting, and no list beside it was open or opens. */
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
  // What was written here before is no sign any more, or has become one.
  menuTrigger(before) === undefined &&
  menuTrigger(after) === undefined

/** After a pause in typing the rest of the screen follows; while somebody types on, now and then. Milliseconds. */
const pause = 120
const longest = 500

export interface ShowingStates {
  readonly soon: () => void
  readonly now: () => void
  readonly end: () => void
}

/** `show` draws the state as it is when it is called. */
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
