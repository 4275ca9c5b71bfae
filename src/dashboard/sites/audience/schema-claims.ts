import type { AdaptiveJsonSchema } from '../../../client/types.gen.ts'
import { claimsShape } from '../../../contract/sites/claims-shape.ts'
import { templateConditions } from '../../../contract/sites/template-conditions.ts'
import type { AdaptiveJsonSchema as ContractSchema } from '../../../contract/sites/visitor-schema.ts'
import type { ConditionClaims } from './condition-field.tsx'

/** What conditions can use on a site with this visitor schema; every claim without one. */
export const claimsOfSchema = (schema: AdaptiveJsonSchema | undefined): ConditionClaims => {
  if (schema === undefined) return { shape: 'any', templates: [] }
  // The service validated it by the contract; the client's type is structurally the same.
  const declared = schema as ContractSchema
  return { shape: claimsShape(declared), templates: templateConditions(declared) }
}
