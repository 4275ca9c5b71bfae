import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { controlClass, Field, type FieldFrame } from './field.tsx'

export interface TextAreaProps
  extends
    FieldFrame,
    Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength' | 'children' | 'disabled'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** Several lines of text; grows with its content where the browser supports it, from `rows` lines on. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  value,
  onValueChange,
  className,
  rows,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, limit }} length={value.length}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows ?? 3}
          // A field that grows with its content ignores `rows`. With the padding and the border.
          style={rows === undefined ? undefined : { minHeight: `calc(${rows}lh + 0.875rem)` }}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(controlClass, 'field-sizing-content max-h-80 resize-y py-1.5', className)}
        />
      )}
    </Field>
  )
}
