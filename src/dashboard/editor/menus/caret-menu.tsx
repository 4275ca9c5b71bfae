import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useScrollPlace } from '../use-scroll-place.ts'

interface CaretMenuRow {
  readonly id: string
  readonly content: ReactNode
  /** Shown above the first of consecutive rows with the same heading. */
  readonly heading?: string | undefined
}

export interface CaretMenuProps {
  readonly view: EditorView
  /** Position of the trigger character. */
  readonly at: number
  readonly label: string
  readonly rows: readonly CaretMenuRow[]
  /** Shown if there are no rows. Without it nothing is shown then, and keys go to the text. */
  readonly empty?: ReactNode
  readonly onTake: (index: number) => void
  readonly onClose: () => void
}

const height = 320
const width = 288

/** A list at the caret, which stays in the text. Arrows select, Enter or Tab accepts, Escape closes. */
export function CaretMenu({ view, at, label, rows, empty, onTake, onClose }: CaretMenuProps) {
  useScrollPlace()
  const id = useId()
  const rowIds = rows.map((row) => row.id).join('\n')
  const [chosen, setChosen] = useState({ face: rowIds, index: 0 })
  // New rows reset the selection.
  const active = chosen.face === rowIds ? Math.min(chosen.index, rows.length - 1) : 0
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return
    const count = rows.length
    if (event.key === 'Escape') onClose()
    else if (count === 0) return
    else if (event.key === 'ArrowDown') setChosen({ face: rowIds, index: (active + 1) % count })
    else if (event.key === 'ArrowUp') setChosen({ face: rowIds, index: (active + count - 1) % count })
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) onTake(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  const isVisible = rows.length > 0 || empty !== undefined
  useEffect(() => {
    if (!isVisible) return undefined
    const listen = (event: KeyboardEvent): void => pressed(event)
    // In the capture phase, because the editor handles these keys too.
    view.dom.addEventListener('keydown', listen, true)
    view.dom.setAttribute('aria-controls', id)
    return () => {
      view.dom.removeEventListener('keydown', listen, true)
      view.dom.removeAttribute('aria-controls')
    }
  }, [view, id, isVisible])
  const option = rows.length === 0 || !isVisible ? undefined : `${id}-${active}`
  useEffect(() => {
    if (option === undefined) return undefined
    // Focus stays in the text, which points to the row that Enter accepts.
    view.dom.setAttribute('aria-activedescendant', option)
    // Only when the selection changes, so that manual scrolling is not undone.
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
    return () => view.dom.removeAttribute('aria-activedescendant')
  }, [view, option])
  if (!isVisible || at > view.state.doc.content.size) return null
  const place = view.coordsAtPos(at)
  const above = place.bottom + height > window.innerHeight && place.top > height
  return (
    <div
      id={id}
      // The focus stays in the text, which native lists do not support.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      className="fixed z-40 max-h-80 max-w-[94vw] animate-appear overflow-y-auto rounded-base bg-raised p-1 shadow-float"
      style={{
        width,
        left: Math.max(8, Math.min(place.left, window.innerWidth - width - 12)),
        ...(above ? { bottom: window.innerHeight - place.top + 4 } : { top: place.bottom + 4 }),
      }}
    >
      {rows.length === 0 && <div className="px-2 py-1.5 text-ink-soft">{empty}</div>}
      {rows.map((row, index) => (
        <div key={row.id}>
          {row.heading !== undefined && row.heading !== rows[index - 1]?.heading && (
            <div aria-hidden="true" className="px-2 pt-2 pb-1 text-caption text-ink-soft">
              {row.heading}
            </div>
          )}
          <div
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={cx(
              'flex touch-row w-full cursor-pointer items-center gap-2 rounded-small px-2 text-left hover:bg-hover',
              index === active && 'bg-hover',
            )}
            onMouseDown={(event) => {
              // Keeps the caret.
              event.preventDefault()
              onTake(index)
            }}
          >
            {row.content}
          </div>
        </div>
      ))}
    </div>
  )
}
