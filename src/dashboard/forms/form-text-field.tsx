import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx'
import { maxLengthOf } from './schema-limits.ts'
import type { ContractForm } from './use-contract-form.ts'

type Given = 'value' | 'onValueChange' | 'error' | 'limit' | 'name' | 'form'

export interface FormTextFieldProps<In extends FieldValues, Out> extends Omit<TextFieldProps, Given> {
  readonly form: ContractForm<In, Out>
  readonly name: FieldPath<In>
  /** Off where a character count only distracts (passwords, email addresses). */
  readonly counted?: boolean
}

/** A TextField bound to a form: value, error and maximum length come from the form and its schema. */
export function FormTextField<In extends FieldValues, Out>({
  form,
  name,
  counted = true,
  ...rest
}: FormTextFieldProps<In, Out>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
    formState,
  } = useController({ control: form.control, name })
  return (
    <TextField
      {...rest}
      ref={ref}
      name={name}
      value={typeof value === 'string' ? value : ''}
      onValueChange={onChange}
      onBlur={onBlur}
      // Nobody did anything wrong by only visiting a field.
      error={fieldState.isDirty || formState.isSubmitted ? fieldState.error?.message : undefined}
      limit={counted ? maxLengthOf(form.schema, name) : undefined}
    />
  )
}
