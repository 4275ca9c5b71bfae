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
  readonly options: readonly { readonly value: Value; readonly label: string }[]
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
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute right-2.5 text-ink-soft" />
        </span>
      )}
    </Field>
  )
}
