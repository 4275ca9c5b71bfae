/** Whether claims are such as a site's schema of its visitors says. */
import type { AdaptiveClaim, AdaptiveJsonSchema } from './adaptive-schema.ts'

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
