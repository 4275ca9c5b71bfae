import { useId, type ReactNode } from 'react'
import { TextField } from './text-field.tsx'
import type { FindOneState } from './use-find-field.ts'

export interface FindOneProps<Choice> extends FindOneState<Choice> {
  /** Of the field, such as "Find a collection". */
  readonly label: string
  /** Accessible name of the list. */
  readonly legend: string
  /** Renders a row. */
  readonly row: (choice: Choice) => ReactNode
  /** Shown instead of the list while the choices are fetched. */
  readonly loading?: ReactNode
}

/**
 * A search field with its results: typing filters, arrows select without leaving the field, Enter submits the
 * surrounding form.
 */
export function FindOne<Choice>({
  label,
  legend,
  row,
  loading,
  typed,
  onType,
  found,
  chosen,
  keyOf,
  onPick,
}: FindOneProps<Choice>) {
  const name = useId()
  return (
    <>
      <TextField
        label={label}
        value={typed}
        onValueChange={onType}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          const now = chosen === undefined ? -1 : found.indexOf(chosen)
          const next =
            found[Math.min(found.length - 1, Math.max(0, now + (event.key === 'ArrowDown' ? 1 : -1)))]
          if (next !== undefined) onPick(next)
        }}
      />
      {loading ?? (
        <fieldset className="grid max-h-72 gap-px overflow-y-auto">
          <legend className="sr-only">{legend}</legend>
          {found.map((choice) => (
            <label
              key={keyOf(choice)}
              className="flex touch-row cursor-pointer items-center gap-2 rounded-base px-2 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                checked={choice === chosen}
                onChange={() => onPick(choice)}
                className="sr-only"
              />
              {row(choice)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
