import { toggleMark } from '@tiptap/pm/commands'
import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { Bold, Code, Italic, Link, Strikethrough } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { markType } from './node-types.ts'

export interface BubbleMenuProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onLink: () => void
}

const shown = [
  { name: 'bold', label: 'Bold', icon: Bold },
  { name: 'italic', label: 'Italic', icon: Italic },
  { name: 'strikethrough', label: 'Struck through', icon: Strikethrough },
  { name: 'code', label: 'Code', icon: Code },
] as const

/** Marks for the selected text, above where it begins. */
export function BubbleMenu({ view, state, run, onLink }: BubbleMenuProps) {
  const { from, to, $from } = state.selection
  if ($from.parent.type.spec.marks === '' || state.doc.textBetween(from, to, ' ', ' ').trim() === '')
    return null
  const at = view.coordsAtPos(from)
  return (
    // The buttons take the keys; this only keeps the selection when one is pressed.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      aria-label="Marks"
      className="fixed z-30 flex gap-0.5 rounded-base bg-raised p-1 shadow-float"
      style={{
        left: Math.max(8, Math.min(at.left, window.innerWidth - 200)),
        top: Math.max(60, at.top - 48),
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map(({ name, label, icon }) => (
        <IconButton
          key={name}
          icon={icon}
          label={label}
          aria-pressed={state.doc.rangeHasMark(from, to, markType(name))}
          onClick={() => run(toggleMark(markType(name)))}
        />
      ))}
      <IconButton
        icon={Link}
        label="Link"
        aria-pressed={state.doc.rangeHasMark(from, to, markType('link'))}
        onClick={onLink}
      />
    </div>
  )
}
