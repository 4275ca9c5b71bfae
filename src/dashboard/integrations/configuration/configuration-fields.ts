/**
 * The form that is generated from the properties of a configuration. Names of properties are free text, and a form
 * reads dots in names as paths; so fields have names of their own.
 */
import { z } from 'zod'
import type { IntegrationConfiguration, IntegrationProperty } from '../../../client/types.gen.ts'
import { configurationMask } from '../../../contract/integrations/schemas.ts'
import { isSecretName } from '../../../contract/integrations/secret-names.ts'

export type PropertiesConfiguration = Extract<IntegrationConfiguration, { readonly properties: unknown }>
type ButtonProperty = Extract<IntegrationProperty, { readonly type: 'button' }>
type ValueProperty = Exclude<IntegrationProperty, ButtonProperty>

/** A stored or sent configuration. */
export type ConfigurationValues = Readonly<Record<string, unknown>>
/** What the form holds, by name of field: typed text (of numbers too), or whether a box is checked. */
export type FieldValues = Record<string, string | boolean>

interface Common {
  /** Name in the form. */
  readonly field: string
  /** Name in the configuration. */
  readonly key: string
  readonly label: string
  readonly required: boolean
}
export interface ValueField extends Common {
  readonly property: ValueProperty
  readonly secret: boolean
}
export interface ButtonField extends Common {
  readonly property: ButtonProperty
}
export type ConfigurationField = ValueField | ButtonField

export const isButton = (field: ConfigurationField): field is ButtonField => field.property.type === 'button'
const isValue = (field: ConfigurationField): field is ValueField => !isButton(field)

export const hasProperties = (
  configuration: IntegrationConfiguration | undefined,
): configuration is PropertiesConfiguration => configuration !== undefined && 'properties' in configuration

/** The fields in the order of their declaration. */
export const fieldsOf = ({
  properties,
  required = [],
}: PropertiesConfiguration): readonly ConfigurationField[] =>
  Object.entries(properties).map(([key, property], index) => {
    const title = property.title?.trim() ?? ''
    const common = {
      field: `field${index}`,
      key,
      label: title === '' ? key : title,
      required: required.includes(key),
    }
    return property.type === 'button'
      ? { ...common, property }
      : { ...common, property, secret: property.type !== 'boolean' && isSecretName(key) }
  })

/** The longest text that a configuration can hold in one property. */
const longestText = 10_000

const isNumber = (typed: string): boolean =>
  typed.trim() === '' || typed === configurationMask || Number.isFinite(Number(typed))

const fieldSchema = ({ property, required }: ValueField): z.ZodType<string | boolean, string | boolean> => {
  if (property.type === 'boolean') return z.boolean()
  const text = z.string().max(longestText)
  const filled = required ? text.refine((typed) => typed.trim() !== '', { error: 'This is required.' }) : text
  return property.type === 'number' ? filled.refine(isNumber, { error: 'Enter a number.' }) : filled
}

/** The schema of the form: what is required is there, numbers are numbers. */
export const formSchema = (fields: readonly ConfigurationField[]): z.ZodType<FieldValues, FieldValues> =>
  z.object(Object.fromEntries(fields.filter(isValue).map((field) => [field.field, fieldSchema(field)])))

const initialValue = (property: ValueProperty, stored: unknown): string | boolean => {
  const value = stored ?? property.default
  if (property.type === 'boolean') return value === true
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The stored values, or the defaults of properties that have none. */
export const initialValues = (
  fields: readonly ConfigurationField[],
  stored: ConfigurationValues,
): FieldValues =>
  Object.fromEntries(
    fields.filter(isValue).map(({ field, key, property }) => [field, initialValue(property, stored[key])]),
  )

/**
 * Whether all that the form shows is stored. A default that is not stored can be saved without a change; where a required
 * value is missing, saving says so.
 */
export const isStored = (fields: readonly ConfigurationField[], stored: ConfigurationValues): boolean =>
  fields
    .filter(isValue)
    .every(
      ({ key, property, required }) =>
        (stored[key] !== undefined && stored[key] !== '') || (property.default === undefined && !required),
    )

const valueOf = ({ property }: ValueField, typed: string | boolean | undefined): unknown => {
  if (property.type === 'boolean') return typed === true
  const text = typeof typed === 'string' ? typed : ''
  if (text.trim() === '') return undefined
  return property.type === 'number' && text !== configurationMask ? Number(text) : text
}

/**
 * The configuration to send. What has no field is not sent and stays: integrations keep the credentials of a sign-in
 * there. A mask that was not touched is sent back, and the service keeps what it stands for.
 */
export const configurationOf = (
  fields: readonly ConfigurationField[],
  values: FieldValues,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(isValue)
      .map((field) => [field.key, valueOf(field, values[field.field])])
      .filter(([, value]) => value !== undefined),
  )

/** Labels of required properties without a value. */
export const missingLabels = (
  configuration: IntegrationConfiguration | undefined,
  stored: ConfigurationValues,
): readonly string[] =>
  hasProperties(configuration)
    ? fieldsOf(configuration)
        .filter(({ key, required }) => required && (stored[key] === undefined || stored[key] === ''))
        .map(({ label }) => label)
    : []
