import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from '../ui/class-names.ts'
import { choicesFor, type BlockChoice, type Question } from './block-choices.ts'

export interface Slash {
  /** Where the `/` stands. */
  readonly from: number
  readonly to: number
  readonly typed: string
}

/** The `/` before the caret and what was typed after it, at the beginning of a block or after a space. */
export const slashOf = (state: EditorState): Slash | undefined => {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code === true) return undefined
  if ($from.parent.type.name === 'table_header') return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  const match = /(?:^|\s)\/([\p{L}\p{N} ]{0,24})$/u.exec(before)
  if (match === null) return undefined
  const typed = match[1] ?? ''
  return { from: $from.pos - typed.length - 1, to: $from.pos, typed }
}

export interface SlashMenuProps {
  readonly view: EditorView
  readonly slash: Slash
  readonly run: (command: Command) => void
  /** A block was chosen that needs to be asked about first. */
  readonly onAsk: (question: Question) => void
  readonly onClose: () => void
}

/** The kinds of blocks that match what stands after `/`. Arrows choose, Enter takes, Escape leaves the text as it is. */
export function SlashMenu({ view, slash, run, onAsk, onClose }: SlashMenuProps) {
  const choices = choicesFor(slash.typed.trim())
  const [wanted, setWanted] = useState(0)
  const active = Math.min(wanted, choices.length - 1)
  const take = ({ run: chosen }: BlockChoice): void => {
    run((state, dispatch) => {
      dispatch?.(state.tr.delete(slash.from, slash.to))
      return typeof chosen === 'string' || chosen(view.state, view.dispatch)
    })
    if (typeof chosen === 'string') onAsk(chosen)
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const choice = choices[active]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown') setWanted((active + 1) % choices.length)
    else if (event.key === 'ArrowUp') setWanted((active + choices.length - 1) % choices.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && choice !== undefined) take(choice)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event)
    // Before the editor, which has meanings of its own for these keys.
    view.dom.addEventListener('keydown', listen, true)
    return () => view.dom.removeEventListener('keydown', listen, true)
  }, [view])
  if (choices.length === 0) return null
  const at = view.coordsAtPos(slash.from)
  return (
    <div
      // The focus stays in the text, which no native list allows.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="Kinds of blocks"
      className="fixed z-40 max-h-72 w-56 overflow-y-auto rounded-base bg-raised p-1 shadow-float"
      style={{
        left: Math.min(at.left, window.innerWidth - 240),
        ...(at.bottom + 300 > window.innerHeight
          ? { bottom: window.innerHeight - at.top + 4 }
          : { top: at.bottom + 4 }),
      }}
    >
      {choices.map((choice, index) => (
        <button
          key={choice.name}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx(
            'touch-row block w-full rounded-small px-2 text-left',
            index === active && 'bg-hover',
          )}
          onMouseDown={(event) => {
            // Keeps the caret where it is.
            event.preventDefault()
            take(choice)
          }}
        >
          {choice.name}
        </button>
      ))}
    </div>
  )
}
