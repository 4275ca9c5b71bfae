import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { FormTextField } from '../../forms/form-text-field.tsx'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { configurationMask } from '../../../contract/integrations/schemas.ts'
import { ChoicesError } from '../choices-error.tsx'
import type { ConfigurationContext } from '../contentkit/configuration-component.tsx'
import { useChoices } from '../use-choices.ts'
import type { FieldValues, ValueField } from './configuration-fields.ts'

export interface PropertyFieldProps {
  readonly form: ContractForm<FieldValues, FieldValues>
  readonly field: ValueField
  /** Name of the integration. */
  readonly integration: string
  /** What is configured. */
  readonly context: ConfigurationContext
}

/** One property of a configuration. */
export function PropertyField(props: PropertyFieldProps) {
  const { form, field: declared } = props
  const { field, label, property, required } = declared
  const { field: control, fieldState } = useController({ control: form.control, name: field })
  const hint = property.description
  if (property.type === 'boolean')
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={control.value === true}
        onCheckedChange={(checked) => control.onChange(checked)}
      />
    )
  const typed = typeof control.value === 'string' ? control.value : ''
  if (property.type === 'string' && property.enum !== undefined && property.enum.length > 0)
    return (
      <Select
        label={label}
        hint={hint}
        optional={!required}
        error={fieldState.error?.message}
        value={typed}
        onValueChange={control.onChange}
        options={selectOptions(property.enum, typed)}
      />
    )
  if (property.type === 'string' && property.completion_url !== undefined) return <AskedField {...props} />
  return <TypedField form={form} field={declared} hint={hint} />
}

interface TypedFieldProps extends Pick<PropertyFieldProps, 'form' | 'field'> {
  readonly hint: ReactNode
}

/** A value that is typed. */
function TypedField({ form, field: { field, label, property, required, secret }, hint }: TypedFieldProps) {
  const { field: control } = useController({ control: form.control, name: field })
  const masked = secret && control.value === configurationMask
  return (
    <FormTextField
      form={form}
      name={field}
      label={label}
      hint={masked ? 'Saved. Type to replace it.' : hint}
      optional={!required}
      counted={false}
      type={secret ? 'password' : 'text'}
      inputMode={property.type === 'number' ? 'decimal' : undefined}
      // What is typed must not be added to the mask.
      onFocus={masked ? (event) => event.currentTarget.select() : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

/** A value among the choices that the service asks the integration for; typed if that fails or there are none. */
function AskedField({ form, field: declared, integration, context }: PropertyFieldProps) {
  const { field, key, label, property, required } = declared
  const { field: control, fieldState } = useController({ control: form.control, name: field })
  const { data, error, isPending, isFetching, refetch } = useChoices(integration, context, { property: key })
  const hint = property.description
  if (error !== null && data === undefined)
    return (
      <TypedField
        form={form}
        field={declared}
        hint={
          <>
            {hint !== undefined && <>{hint} </>}
            <ChoicesError error={error} busy={isFetching} onRetry={() => void refetch()} />
          </>
        }
      />
    )
  if (data?.items.length === 0)
    return <TypedField form={form} field={declared} hint={hint ?? 'The integration offers no choices.'} />
  const value = typeof control.value === 'string' ? control.value : ''
  return (
    <Select
      label={label}
      hint={hint}
      optional={!required}
      error={fieldState.error?.message}
      aria-busy={isPending}
      value={value}
      onValueChange={control.onChange}
      options={askedOptions(data?.items, value, required)}
    />
  )
}

/** The choices; while they are loaded, or the value is none of them, the value stands first. */
const askedOptions = (
  choices: readonly { readonly id: string; readonly label: string }[] | undefined,
  value: string,
  required: boolean,
) => {
  if (choices === undefined) return [{ value, label: 'Loading choices…' }]
  const listed = choices.map((choice) => ({ value: choice.id, label: choice.label }))
  if (!choices.some(({ id }) => id === value))
    return [{ value, label: value === '' ? 'Select…' : value }, ...listed]
  return required ? listed : [{ value: '', label: 'None' }, ...listed]
}

/** The declared choices; the empty one while nothing is chosen, and a stored one that is no longer declared. */
const selectOptions = (declared: readonly string[], value: string) => [
  ...(declared.includes(value) ? [] : [{ value, label: value === '' ? 'Select…' : value }]),
  ...declared.map((choice) => ({ value: choice, label: choice })),
]
