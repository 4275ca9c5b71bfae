import { useId, useLayoutEffect, useRef, useState } from 'react'
import { CollectionTitle } from '../../contract/spaces.ts'
import { maxLengthOf } from '../forms/schema-limits.ts'
import { cx } from '../ui/class-names.ts'

const limit = maxLengthOf(CollectionTitle.optional(), '') ?? 50

export interface RenameFieldProps {
  readonly name: string
  /** 1 for the top, so that it stands over the name. */
  readonly level: number
  readonly busy: boolean
  readonly onRename: (title: string) => void
  readonly onLeave: () => void
}

/** Takes the place of a name in the tree: Enter keeps what was typed, Escape what was there. */
export function RenameField({ name, level, busy, onRename, onLeave }: RenameFieldProps) {
  const [typed, setTyped] = useState(name)
  const note = useId()
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  useLayoutEffect(() => {
    const input = field.current
    left.current = false
    input?.select()
    // Still in the document here: who typed goes on in the tree, who has gone elsewhere stays there.
    return () => {
      left.current = true
      if (document.activeElement === input) input?.closest<HTMLElement>('[role=tree]')?.focus()
    }
  }, [])
  const over = typed.length > limit
  const leave = (): void => {
    if (left.current) return
    left.current = true
    onLeave()
  }
  const keep = (): void => {
    if (over || busy) return
    if (typed.trim() === name) leave()
    else onRename(typed.trim())
  }
  return (
    <span
      className="absolute inset-y-0.5 right-0.5 z-10 flex items-center"
      style={{ left: `${(level - 1) * 16 + 26}px` }}
    >
      <input
        ref={field}
        aria-label={`New name of ${name}`}
        aria-invalid={over || undefined}
        aria-describedby={note}
        value={typed}
        readOnly={busy}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
          else if (event.key === 'Escape') leave()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
        onBlur={() => {
          if (left.current || busy) return
          if (over || typed.trim() === name) leave()
          else keep()
        }}
        className="h-full w-full rounded-small bg-raised px-1.5 pr-12 ring-1 ring-accent outline-none ring-inset aria-invalid:ring-2 aria-invalid:ring-rust pointer-coarse:text-[1rem]"
      />
      <span
        className={cx(
          'figures pointer-events-none absolute right-1.5 text-caption',
          over ? 'font-strong text-rust' : 'text-ink-soft',
        )}
      >
        {typed.length}/{limit}
      </span>
      <span id={note} aria-live="polite" className="sr-only">
        {over ? `At most ${limit} characters.` : ''}
      </span>
    </span>
  )
}
