import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { MessageSquarePlus } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MarkTools } from '../tools/mark-tools.tsx'
import { useScrollPlace } from '../use-scroll-place.ts'

export interface BubbleMenuProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onLink: () => void
  /** Starts a comment on the selected text; absent where commenting is unavailable. */
  readonly onComment?: (() => void) | undefined
}

/** A toolbar for the selected text, above its start. */
export function BubbleMenu({ view, state, run, onLink, onComment }: BubbleMenuProps) {
  useScrollPlace()
  const { from, to, $from } = state.selection
  if ($from.parent.type.spec.marks === '' || state.doc.textBetween(from, to, ' ', ' ').trim() === '')
    return null
  const at = view.coordsAtPos(from)
  return (
    // The buttons handle the keys; this only keeps the selection on press.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      aria-label="Formatting"
      className="fixed z-30 flex gap-0.5 rounded-base bg-raised p-1 shadow-float"
      style={{
        left: Math.max(8, Math.min(at.left, window.innerWidth - 260)),
        top: Math.max(60, at.top - 48),
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <MarkTools state={state} run={run} onLink={onLink} few />
      {onComment !== undefined && (
        <IconButton icon={MessageSquarePlus} label="Comment on the selection" onClick={onComment} />
      )}
    </div>
  )
}
