/** Checks configurations that people send against what the integration declares. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { Configuration, ConfigurationProperty } from '../../../contract/integrations/schemas.ts'
import type { ErrorDetail } from '../../../contract/operation/errors.ts'
import { Failure } from '../../http/failure.ts'
import { missingProperties } from '../model/installation-status.ts'

const problemOf = (property: ConfigurationProperty, value: unknown): string | undefined => {
  switch (property.type) {
    case 'string':
      if (typeof value !== 'string') return 'Must be a text.'
      if (property.enum !== undefined && value !== '' && !property.enum.includes(value))
        return `Must be one of ${property.enum.map((one) => JSON.stringify(one)).join(', ')}.`
      return undefined
    case 'number':
      return typeof value === 'number' ? undefined : 'Must be a number.'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Must be true or false.'
    case 'button':
      // The integration itself stores what the button led to.
      return undefined
  }
}

/** What a new installation starts with. */
export const defaultConfiguration = (declared: Configuration | undefined): JsonObject =>
  declared === undefined || !('properties' in declared)
    ? {}
    : Object.fromEntries(
        Object.entries(declared.properties).flatMap(([name, property]) =>
          'default' in property && property.default !== undefined ? [[name, property.default]] : [],
        ),
      )

/**
 * What an integration stores beside the values that people fill in, such as the credentials of a sign-in. It may have
 * changed since a person opened the form.
 */
export const ownMembers = (declared: Configuration | undefined, stored: JsonObject): JsonObject => {
  if (declared === undefined || !('properties' in declared)) return {}
  const { properties } = declared
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name]) => !Object.hasOwn(properties, name) || properties[name]?.type === 'button',
    ),
  )
}

/**
 * Fails with `invalid-input`, naming each property that has the wrong type or is required and missing. What a button
 * sets is stored by the integration later. Members that are not declared are the integration's own and pass.
 */
export const requireValidConfiguration = (declared: Configuration | undefined, given: JsonObject): void => {
  if (declared === undefined || !('properties' in declared)) return
  const { properties } = declared
  const details: ErrorDetail[] = Object.entries(properties).flatMap(([name, property]) => {
    const value = given[name]
    if (value === undefined || value === null) return []
    const message = problemOf(property, value)
    return message === undefined ? [] : [{ path: `body.configuration.${name}`, message }]
  })
  for (const name of missingProperties(declared, given))
    if (properties[name]?.type !== 'button')
      details.push({ path: `body.configuration.${name}`, message: 'Is required.' })
  if (details.length > 0)
    throw new Failure('invalid-input', 'Some settings of the integration are missing or invalid.', {
      details,
    })
}
