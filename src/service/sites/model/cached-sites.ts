/** Which sites shared caches may keep, and the keys by which their copies are found. */
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { usesUnsignedClaims } from './site-claims.ts'

/** What decides whether shared caches may keep a site. */
export interface CachedSite {
  readonly row: Pick<SiteRow, 'published' | 'visibility'>
  readonly hasVisitorKeys: boolean
  readonly adaptiveSchema: AdaptiveJsonSchema | undefined
}

/** Whether everybody may read the site and sees the same, whatever cookies and claims they bring. */
export const isCacheable = ({ row, hasVisitorKeys, adaptiveSchema }: CachedSite): boolean =>
  row.published === 1 && row.visibility === 'public' && !hasVisitorKeys && !usesUnsignedClaims(adaptiveSchema)

/** Of every answer of a site. */
export const siteKey = (site: string): string => `site-${site}`
/** Of answers that were made from a space. */
export const spaceKey = (space: string): string => `space-${space}`
/** Of answers of a site that were made from more spaces than they name. */
export const spacesKey = (site: string): string => `spaces-${site}`
/** Of answers that show API specifications of an organization. */
export const apisKey = (organization: string): string => `apis-${organization}`
