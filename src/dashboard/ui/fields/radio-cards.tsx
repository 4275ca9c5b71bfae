import { useId, type ReactNode } from 'react'

export interface RadioCardsProps<Value extends string> {
  readonly legend: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: ReactNode }[]
}

/** A choice of a few options, each with its consequence in a sentence; all are visible. */
export function RadioCards<Value extends string>({
  legend,
  value,
  onValueChange,
  options,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-strong">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer gap-2 rounded-base p-2.5 ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span>
            <span className="font-strong">{option.label}</span>
            {option.hint !== undefined && <span className="block text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
