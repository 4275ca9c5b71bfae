/** Conditions to begin with, made of what a site knows about its visitors. */
import type { AdaptiveClaim, AdaptiveJsonSchema } from './visitor-schema.ts'

export interface TemplateCondition {
  readonly description: string
  readonly condition: string
}

/** So many, whatever the schema holds: a list to choose from, not a table of everything. */
const most = 500

/** A text as the language of conditions writes it. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}'`

const member = (of: string, name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? `${of}.${name}` : `${of}[${quoted(name)}]`

/** One claim in its conditions: each value of a closed list, true for a switch, else whether it is known. */
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

/** The conditions of a schema in its order, at most 500; each can be read by the language of conditions. */
export const templateConditions = (schema: AdaptiveJsonSchema): TemplateCondition[] =>
  Object.entries(schema.properties)
    .flatMap(([name, claim]) =>
      claim === undefined ? [] : ofClaim(member('visitor.claims', name), claim as AdaptiveClaim),
    )
    .filter(({ condition }) => condition.length <= 1024)
    .slice(0, most)
