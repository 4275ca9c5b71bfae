import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { controlClass, Field, type FieldFrame } from './field.tsx'

export interface TextFieldProps
  extends
    FieldFrame,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength' | 'children' | 'disabled'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** A control at the right edge of the field, such as "Show". */
  readonly after?: ReactNode
}

/**
 * One line of text. Text beyond the limit can be typed and is marked, because truncating a paste would lose text
 * silently.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  limit,
  value,
  onValueChange,
  after,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, limit }} length={value.length}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            {...rest}
            {...control}
            type={type}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={cx(controlClass, after !== undefined && 'pr-16', className)}
          />
          {after !== undefined && <span className="absolute right-1 flex">{after}</span>}
        </span>
      )}
    </Field>
  )
}
