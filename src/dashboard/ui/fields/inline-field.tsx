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

/** The typed text of an inline field, and what its keys and its blur do. */
const useInlineEdit = ({
  value,
  problem,
  onProblem,
  waiting,
  onKeep,
  onLeave,
}: Omit<InlineFieldProps, 'label' | 'limit' | 'level'>) => {
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const hasLeft = useRef(false)
  const isWaiting = waiting === true
  useLayoutEffect(() => {
    const input = field.current
    hasLeft.current = false
    input?.focus()
    input?.select()
    // Still in the document here. Focus returns to the tree, unless it has already moved elsewhere.
    return () => {
      hasLeft.current = true
      if (document.activeElement === input) input?.closest<HTMLElement>('[role=tree]')?.focus()
    }
  }, [])
  const problemOf = (text: string): string | undefined => (text.trim() === value ? undefined : problem(text))
  const error = problemOf(typed)
  const leave = (): void => {
    if (hasLeft.current) return
    hasLeft.current = true
    onLeave()
  }
  const save = (): void => {
    if (error !== undefined || isWaiting || hasLeft.current) return
    const isChanged = typed.trim() !== value
    if (isChanged) onKeep(typed.trim())
    if (!isChanged || waiting === undefined) leave()
  }
  return {
    field,
    typed,
    error,
    isWaiting,
    leave,
    save,
    type: (text: string): void => {
      setTyped(text)
      onProblem?.(problemOf(text))
    },
    blur: (): void => {
      if (isWaiting) return
      if (error === undefined) save()
      else leave()
    },
  }
}

/** Inline editing in a tree row: Enter and blur save, Escape cancels. Errors show while typing and prevent saving. */
export function InlineField({ label, limit, level, ...edited }: InlineFieldProps) {
  const { field, typed, error, isWaiting, leave, save, type, blur } = useInlineEdit(edited)
  const note = useId()
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
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        readOnly={isWaiting}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          else if (event.key === 'Escape') leave()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
        onBlur={blur}
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
        {error}
      </span>
    </span>
  )
}
