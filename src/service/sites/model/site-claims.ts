/** What conditions of a site can read of its visitors. */
import type { InputShape } from '../../../content/expressions/input-shape.ts'
import { claimsShape } from '../../../contract/sites/claims-shape.ts'
import type { AdaptiveClaim, AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'

/** The claims that the visitor schema of a site declares; `any` without a schema. */
export const claimsOfSite = ({ adaptive_schema: json }: Pick<SiteRow, 'adaptive_schema'>): InputShape =>
  claimsShape(json === null ? undefined : (JSON.parse(json) as AdaptiveJsonSchema))

export type DeclaredClaims = Readonly<Record<string, AdaptiveClaim | undefined>>

/** The unsigned claims that a site accepts. */
export const unsignedIn = (schema: AdaptiveJsonSchema | undefined): DeclaredClaims | undefined =>
  schema?.properties.unsigned?.properties

/** Whether responses of a site may depend on unsigned claims. */
export const usesUnsignedClaims = (schema: AdaptiveJsonSchema | undefined): boolean =>
  Object.keys(unsignedIn(schema) ?? {}).length > 0
