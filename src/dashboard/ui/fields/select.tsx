import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { controlClass, Field, type FieldFrame } from './field.tsx'
import { Icon } from '../icon.tsx'

export interface SelectProps<Value extends string>
  extends
    Omit<FieldFrame, 'limit'>,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'disabled'> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly SelectOption<Value>[]
}

interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The heading that it stands below, with the other options of the group. Groups are in the order of the options. */
  readonly group?: string
}

function Options({ options }: { readonly options: readonly SelectOption<string>[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
}

/** The native select: it works on every device and with every assistive technology. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  optional,
  value,
  onValueChange,
  options,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...rest}
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen !== undefined) onValueChange(chosen.value)
            }}
            className={cx(controlClass, 'appearance-none pr-8', className)}
          >
            {[...Map.groupBy(options, ({ group }) => group)].map(([group, those]) =>
              group === undefined ? (
                <Options key="" options={those} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options options={those} />
                </optgroup>
              ),
            )}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute right-2.5 text-ink-soft" />
        </span>
      )}
    </Field>
  )
}
