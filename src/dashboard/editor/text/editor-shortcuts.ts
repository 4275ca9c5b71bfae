import type { EditorView } from '@tiptap/pm/view'
import { stepFound } from '../find/find-plugin.ts'
import { commentTargetAtCaret, type BeginNote } from '../margin/begin-comment.ts'
import { linkAt } from '../references/link-commands.ts'
import type { EditorPanels } from './use-editor-panels.ts'

/** A longer selection is not taken over as the text to find. */
const longestSearch = 80

export interface ShortcutTargets {
  readonly panels: EditorPanels
  readonly onNote: BeginNote | undefined
  readonly focusTools: () => void
}

/** Handles a key that opens something over the text; returns whether it did. */
export const handleShortcut = (
  view: EditorView,
  key: string,
  { shiftKey }: KeyboardEvent,
  { panels, onNote, focusTools }: ShortcutTargets,
): boolean => {
  const { selection, doc } = view.state
  const selected = doc.textBetween(selection.from, selection.to, ' ')
  if (key === 'f' && !shiftKey) panels.setSearchText(selected.length <= longestSearch ? selected : '')
  else if (key === 'f3' || key === 'g') {
    if (panels.searchText === undefined) return false
    stepFound(shiftKey ? -1 : 1)(view.state, view.dispatch)
  } else if (key === 'k' && (selected.trim() !== '' || linkAt(view.state) !== undefined)) panels.askLink()
  else if (key === '/') panels.setBlockMenuOpen(true)
  else if ((key === 'm' || key === 'e') && shiftKey && onNote !== undefined) {
    const target = commentTargetAtCaret(view.state)
    if (target !== undefined) onNote(target.key, key === 'm' ? 'comment' : 'wording', target.words)
  } else if (key === 'f10') focusTools()
  else return false
  return true
}
