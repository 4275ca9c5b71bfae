/** The claims of a visitor schema, as what conditions can read. */
import type { InputShape } from '../../content/expressions/input-shape.ts'
import type { AdaptiveClaim, AdaptiveJsonSchema } from './visitor-schema.ts'

const shapeOf = (claim: AdaptiveClaim): InputShape => {
  switch (claim.type) {
    case 'string':
      return 'text'
    case 'number':
    case 'boolean':
      return claim.type
    case 'array':
      return { list: shapeOf(claim.items) }
    case 'object':
      return membersOf(claim.properties)
  }
}

const membersOf = (properties: Readonly<Record<string, AdaptiveClaim | undefined>>): InputShape => ({
  members: Object.fromEntries(
    Object.entries(properties).flatMap(([name, claim]) =>
      claim === undefined ? [] : [[name, shapeOf(claim)] as const],
    ),
  ),
})

/** What `visitor.claims` holds; `any` for a site without a schema. */
export const claimsShape = (schema: AdaptiveJsonSchema | undefined): InputShape =>
  schema === undefined
    ? 'any'
    : membersOf(schema.properties as Readonly<Record<string, AdaptiveClaim | undefined>>)
