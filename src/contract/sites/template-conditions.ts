/** Suggested conditions, derived from the schema of a site's visitors. */
import type { AdaptiveClaim, AdaptiveJsonSchema } from './visitor-schema.ts'

export interface TemplateCondition {
  readonly description: string
  readonly condition: string
}

/** Maximum number of suggestions, whatever the schema contains: a list to choose from, not a complete table. */
const most = 500

/** A string literal of the condition language. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}'`

const member = (of: string, name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? `${of}.${name}` : `${of}[${quoted(name)}]`

/** The conditions for one claim: each value of an enum, true for a boolean, otherwise whether it is known. */
const ofClaim = (path: string, claim: AdaptiveClaim): TemplateCondition[] => {
  const { description } = claim
  switch (claim.type) {
    case 'boolean':
      return [{ description, condition: `${path} == true` }]
    case 'string':
      return claim.enum === undefined
        ? [{ description, condition: `${path} != null` }]
        : claim.enum.map((value) => ({
            description: `${description}: ${value}`,
            condition: `${path} == ${quoted(value)}`,
          }))
    case 'number':
      return [{ description, condition: `${path} != null` }]
    case 'array':
      return claim.items.type === 'string' && claim.items.enum !== undefined
        ? claim.items.enum.map((value) => ({
            description: `${description}: ${value}`,
            condition: `${quoted(value)} in ${path}`,
          }))
        : [{ description, condition: `${path}.length > 0` }]
    case 'object':
      return Object.entries(claim.properties).flatMap(([name, inner]) => ofClaim(member(path, name), inner))
  }
}

/** The conditions of a schema in its order, at most 500; all are valid in the condition language. */
export const templateConditions = (schema: AdaptiveJsonSchema): TemplateCondition[] =>
  Object.entries(schema.properties)
    .flatMap(([name, claim]) =>
      claim === undefined ? [] : ofClaim(member('visitor.claims', name), claim as AdaptiveClaim),
    )
    .filter(({ condition }) => condition.length <= 1024)
    .slice(0, most)
