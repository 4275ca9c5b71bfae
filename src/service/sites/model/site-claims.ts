/** What conditions of a site can read of its visitors. */
import type { InputShape } from '../../../content/expressions/input-shape.ts'
import { claimsShape } from '../../../contract/sites/claims-shape.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'

/** The claims that the visitor schema of a site declares; `any` without a schema. */
export const claimsOfSite = ({ adaptive_schema: json }: Pick<SiteRow, 'adaptive_schema'>): InputShape =>
  claimsShape(json === null ? undefined : (JSON.parse(json) as AdaptiveJsonSchema))
