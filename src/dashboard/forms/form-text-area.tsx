import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '../ui/fields/text-area.tsx'
import { maxLengthOf } from './schema-limits.ts'
import type { ContractForm } from './use-contract-form.ts'

type Given = 'value' | 'onValueChange' | 'error' | 'limit' | 'name' | 'form'

export interface FormTextAreaProps<In extends FieldValues, Out> extends Omit<TextAreaProps, Given> {
  readonly form: ContractForm<In, Out>
  readonly name: FieldPath<In>
}

/** A TextArea bound to a form: value, error and maximum length come from the form and its schema. */
export function FormTextArea<In extends FieldValues, Out>({
  form,
  name,
  ...rest
}: FormTextAreaProps<In, Out>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
    formState,
  } = useController({ control: form.control, name })
  return (
    <TextArea
      {...rest}
      ref={ref}
      name={name}
      value={typeof value === 'string' ? value : ''}
      onValueChange={onChange}
      onBlur={onBlur}
      // Nobody did anything wrong by only visiting a field.
      error={fieldState.isDirty || formState.isSubmitted ? fieldState.error?.message : undefined}
      limit={maxLengthOf(form.schema, name)}
    />
  )
}
