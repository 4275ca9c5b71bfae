/** Validates claims against a site's visitor schema. */
import type { AdaptiveClaim, AdaptiveJsonSchema } from './visitor-schema.ts'

export interface ClaimProblem {
  /** Names of claims, outermost first, separated by dots; '' for the whole. */
  readonly path: string
  readonly message: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordFor: Readonly<Record<AdaptiveClaim['type'], string>> = {
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
}

const inGroup = (
  properties: Readonly<Record<string, AdaptiveClaim | undefined>>,
  value: Readonly<Record<string, unknown>>,
  above: string,
): ClaimProblem[] =>
  Object.entries(value).flatMap(([name, inner]) => {
    const path = above === '' ? name : `${above}.${name}`
    const claim = Object.hasOwn(properties, name) ? properties[name] : undefined
    return claim === undefined
      ? [{ path, message: 'This claim is not in the visitor schema of the site.' }]
      : problemsOf(claim, inner, path)
  })

const problemsOf = (claim: AdaptiveClaim, value: unknown, path: string): ClaimProblem[] => {
  const wrong = [{ path, message: `Must be ${wordFor[claim.type]}.` }]
  switch (claim.type) {
    case 'object':
      return isObject(value) ? inGroup(claim.properties, value, path) : wrong
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, place) => problemsOf(claim.items, item, `${path}.${place}`))
        : wrong
    case 'string':
      if (typeof value !== 'string') return wrong
      return claim.enum === undefined || claim.enum.includes(value)
        ? []
        : [{ path, message: `Must be one of ${claim.enum.slice(0, 20).join(', ')}.` }]
    case 'boolean':
    case 'number':
      return typeof value === claim.type ? [] : wrong
  }
}

/** Claims that do not match the schema. No claim is required, since little may be known about a visitor. */
export const claimProblems = (
  schema: AdaptiveJsonSchema,
  claims: Readonly<Record<string, unknown>>,
): readonly ClaimProblem[] =>
  inGroup(schema.properties as Readonly<Record<string, AdaptiveClaim | undefined>>, claims, '')

/** A sample visitor for previewing a site. */
export interface SampleVisitor {
  /** A short description of their claims. */
  readonly label: string
  readonly claims: Readonly<Record<string, unknown>>
}

/** Maximum number of samples, whatever the schema contains. */
const mostSamples = 60

const samplesOf = (name: string, claim: AdaptiveClaim): SampleVisitor[] => {
  const one = (value: unknown, told: string): SampleVisitor => ({
    label: `${name}: ${told}`,
    claims: { [name]: value },
  })
  switch (claim.type) {
    case 'boolean':
      return [one(true, 'true'), one(false, 'false')]
    case 'string':
      return (claim.enum ?? []).map((value) => one(value, value))
    case 'number':
      return []
    case 'array':
      return samplesOf(name, claim.items).map(({ label, claims }) => ({
        label,
        claims: { [name]: [claims[name]] },
      }))
    case 'object':
      return Object.entries(claim.properties).flatMap(([inner, below]) =>
        samplesOf(inner, below).map(({ label, claims }) => ({
          label: `${name} › ${label}`,
          claims: { [name]: claims },
        })),
      )
  }
}

/** One visitor for each value in the schema; strings and numbers without an enum give none. */
export const sampleVisitors = (schema: AdaptiveJsonSchema): readonly SampleVisitor[] =>
  Object.entries(schema.properties as Readonly<Record<string, AdaptiveClaim | undefined>>)
    .flatMap(([name, claim]) => (claim === undefined ? [] : samplesOf(name, claim)))
    .slice(0, mostSamples)
