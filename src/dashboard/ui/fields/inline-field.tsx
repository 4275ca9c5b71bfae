import { useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../class-names.ts'

export interface InlineFieldProps {
  /** The accessible name: "Title of Guide". */
  readonly label: string
  readonly value: string
  readonly limit: number
  /** Level in the tree, 1 for the top, for the indentation. */
  readonly level: number
  /** The validation error of the typed text, as a sentence. */
  readonly problem: (typed: string) => string | undefined
  /** Reports the same error where there is room to show it; a row has none. */
  readonly onProblem?: (problem: string | undefined) => void
  /**
   * For saving with a request: true until the response arrives, after which the parent removes the field. Absent:
   * saving is synchronous and the field closes itself.
   */
  readonly waiting?: boolean
  readonly onKeep: (typed: string) => void
  readonly onLeave: () => void
}

/** Inline editing in a tree row: Enter and blur save, Escape cancels. Errors show while typing and prevent saving. */
export function InlineField({
  label,
  value,
  limit,
  level,
  problem,
  onProblem,
  waiting,
  onKeep,
  onLeave,
}: InlineFieldProps) {
  const [typed, setTyped] = useState(value)
  const note = useId()
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const waits = waiting === true
  useLayoutEffect(() => {
    const input = field.current
    left.current = false
    input?.focus()
    input?.select()
    // Still in the document here. Focus returns to the tree, unless it has already moved elsewhere.
    return () => {
      left.current = true
      if (document.activeElement === input) input?.closest<HTMLElement>('[role=tree]')?.focus()
    }
  }, [])
  const problemOf = (text: string): string | undefined => (text.trim() === value ? undefined : problem(text))
  const wrong = problemOf(typed)
  const leave = (): void => {
    if (left.current) return
    left.current = true
    onLeave()
  }
  const keep = (): void => {
    if (wrong !== undefined || waits || left.current) return
    const changed = typed.trim() !== value
    if (changed) onKeep(typed.trim())
    if (!changed || waiting === undefined) leave()
  }
  return (
    // Clicks in here are not clicks on the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="absolute inset-y-0.5 right-0.5 z-10 flex cursor-auto items-center font-normal"
      style={{ left: `${(level - 1) * 16 + 26}px` }}
      onClick={(event) => event.stopPropagation()}
    >
      <input
        ref={field}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={note}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        readOnly={waits}
        onChange={(event) => {
          const next = event.target.value
          setTyped(next)
          onProblem?.(problemOf(next))
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
          else if (event.key === 'Escape') leave()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
        onBlur={() => {
          if (waits) return
          if (wrong === undefined) keep()
          else leave()
        }}
        className="h-full w-full rounded-small bg-raised px-1.5 pr-16 ring-1 ring-accent outline-none ring-inset aria-invalid:ring-2 aria-invalid:ring-rust pointer-coarse:text-[1rem]"
      />
      <span
        className={cx(
          'figures pointer-events-none absolute right-1.5 text-caption',
          typed.length > limit ? 'font-strong text-rust' : 'text-ink-soft',
        )}
      >
        {typed.length}/{limit}
      </span>
      <span id={note} aria-live="polite" className="sr-only">
        {wrong}
      </span>
    </span>
  )
}
