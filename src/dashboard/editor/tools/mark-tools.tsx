import { toggleMark } from '@tiptap/pm/commands'
import type { Command, EditorState } from '@tiptap/pm/state'
import { Bold, Code, Italic, Keyboard, Link, Strikethrough, Subscript, Superscript } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { markType } from '../schema/node-types.ts'
import { linkAt } from '../references/link-commands.ts'

export interface MarkToolsProps {
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onLink: () => void
  /** Without rare marks. */
  readonly few?: boolean
}

const marks = [
  { name: 'bold', label: 'Bold', icon: Bold },
  { name: 'italic', label: 'Italic', icon: Italic },
  { name: 'strikethrough', label: 'Strikethrough', icon: Strikethrough },
  { name: 'code', label: 'Code', icon: Code },
  { name: 'keyboard', label: 'Keyboard key', icon: Keyboard, rare: true },
  { name: 'superscript', label: 'Superscript', icon: Superscript, rare: true },
  { name: 'subscript', label: 'Subscript', icon: Subscript, rare: true },
] as const

const isOn = (
  { doc, selection: { from, to, empty, $from }, storedMarks }: EditorState,
  name: string,
): boolean =>
  empty
    ? markType(name).isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, markType(name))

/** Mark buttons for the selected text, or for the text typed next. */
export function MarkTools({ state, ...rest }: MarkToolsProps) {
  const on = [...marks.map(({ name }) => name), 'link'].filter((name) => isOn(state, name))
  const linked = linkAt(state) !== undefined && !on.includes('link') ? ['link'] : []
  return <MarkButtons on={[...on, ...linked].join(' ')} {...rest} />
}

/** Memoized: renders only when the active marks change, which most keys do not do. */
const MarkButtons = memo(function MarkButtons({
  on,
  run,
  onLink,
  few = false,
}: Omit<MarkToolsProps, 'state'> & { readonly on: string }) {
  const pressed = on.split(' ')
  return (
    <>
      {marks
        .filter((mark) => !few || !('rare' in mark))
        .map(({ name, label, icon }) => (
          <IconButton
            key={name}
            icon={icon}
            label={label}
            aria-pressed={pressed.includes(name)}
            onClick={() => run(toggleMark(markType(name)))}
          />
        ))}
      <IconButton icon={Link} label="Link" aria-pressed={pressed.includes('link')} onClick={onLink} />
    </>
  )
})
