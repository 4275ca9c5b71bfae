/** Whether claims are such as a site's schema of its visitors says. */
import type { AdaptiveClaim, AdaptiveJsonSchema } from './visitor-schema.ts'

export interface ClaimProblem {
  /** Names of claims, the outermost first, with a dot between them; '' for the whole. */
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
      ? [{ path, message: 'The schema of the site knows no such claim.' }]
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

/** What in claims is not as the schema says. None of them is compulsory: a visitor may be one of whom little is known. */
export const claimProblems = (
  schema: AdaptiveJsonSchema,
  claims: Readonly<Record<string, unknown>>,
): readonly ClaimProblem[] =>
  inGroup(schema.properties as Readonly<Record<string, AdaptiveClaim | undefined>>, claims, '')

/** A visitor to look at a site as. */
export interface SampleVisitor {
  /** What is known of them, in a few words. */
  readonly label: string
  readonly claims: Readonly<Record<string, unknown>>
}

/** So many, whatever the schema holds: a list to choose from. */
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

/** One visitor for each value that the schema names; texts and numbers without a list of values give none. */
export const sampleVisitors = (schema: AdaptiveJsonSchema): readonly SampleVisitor[] =>
  Object.entries(schema.properties as Readonly<Record<string, AdaptiveClaim | undefined>>)
    .flatMap(([name, claim]) => (claim === undefined ? [] : samplesOf(name, claim)))
    .slice(0, mostSamples)
