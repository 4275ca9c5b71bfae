import { useMemo } from 'react'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import {
  configurationOf,
  fieldsOf,
  formSchema,
  initialValues,
  isStored,
  isButton,
  type ConfigurationValues,
  type PropertiesConfiguration,
} from './configuration-fields.ts'
import type { ConfigurationContext } from '../contentkit/configuration-component.tsx'
import { ConnectButton } from './connect-button.tsx'
import { PropertyField } from './property-field.tsx'

export interface ConfigurationFormProps {
  readonly configuration: PropertiesConfiguration
  /** The stored configuration; credentials are masked. */
  readonly stored: ConfigurationValues
  /** Name of the integration. */
  readonly integration: string
  /** What is configured. */
  readonly context: ConfigurationContext
  /** Its public endpoint. */
  readonly endpoint: string
  readonly disabledReason: string | undefined
  /** Replaces the values of the fields; resolves with what is stored then. */
  readonly onSave: (configuration: Record<string, unknown>) => Promise<ConfigurationValues>
  readonly pending: boolean
  readonly error: unknown
  readonly submitLabel?: string
}

/** A form that is generated from the properties that an integration declares. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { configuration, stored, integration, context, endpoint, disabledReason, onSave, pending, error } =
    props
  const { submitLabel } = props
  const fields = useMemo(() => fieldsOf(configuration), [configuration])
  const schema = useMemo(() => formSchema(fields), [fields])
  const form = useContractForm(schema, initialValues(fields, stored))
  const save = async (values: Record<string, string | boolean>): Promise<void> => {
    const after = await onSave(configurationOf(fields, values))
    form.reset(initialValues(fields, after))
  }
  if (fields.length === 0) return <p className="text-ink-soft">There is nothing to configure.</p>
  const hasValues = fields.some((field) => !isButton(field))
  const content = fields.map((field) =>
    isButton(field) ? (
      <ConnectButton
        key={field.key}
        field={field}
        endpoint={endpoint}
        done={stored[field.key] !== undefined}
        disabledReason={disabledReason}
      />
    ) : (
      <PropertyField key={field.key} form={form} field={field} integration={integration} context={context} />
    ),
  )
  if (!hasValues) return <div className="grid gap-4">{content}</div>
  return (
    <FormPage
      form={form}
      // A failure is shown by `error`.
      onSubmit={(values) => void save(values).catch(() => undefined)}
      pending={pending}
      error={error}
      submitLabel={submitLabel ?? 'Save'}
      settings={submitLabel === undefined && isStored(fields, stored)}
      disabledReason={disabledReason}
    >
      {content}
    </FormPage>
  )
}
