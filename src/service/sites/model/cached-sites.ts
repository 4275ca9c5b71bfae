/** Which sites shared caches may keep, and the keys by which their copies are found. */
import { allSiteSpaces, sectionOf } from '../../../content/site-tree/site-tree.ts'
import { oneFor } from '../../recent-cache.ts'
import type { SiteModel } from './sites.store.ts'

/** Seconds that a shared cache keeps an answer without asking, and that it may send an old one while it asks. */
export const sharedSeconds = { fresh: 60, stale: 86_400 } as const

const isSet = (condition: string | null | undefined): boolean => (condition ?? '') !== ''

/**
 * Whether the structure or the look of a site may differ between visitors, or visitors are sent to sign in. Its pages
 * may still read claims, which each of them tells.
 */
const differs = ({ row, tree, customization, overrides }: SiteModel): boolean =>
  row.adaptive_schema !== null ||
  row.visitor_integration !== null ||
  row.visitor_members === 1 ||
  row.fallback_url !== null ||
  allSiteSpaces(tree).some(
    ({ condition, parent }) => isSet(condition) || isSet(sectionOf(tree, parent)?.condition),
  ) ||
  JSON.stringify([customization, ...overrides.values()]).includes('"condition":"')

const isSame = oneFor((model: SiteModel) => !differs(model))

/** Whether everybody may read the site and gets the same structure and look, whatever cookies and claims they bring. */
export const isCacheable = (model: SiteModel): boolean =>
  model.row.published === 1 && model.row.visibility === 'public' && isSame(model)

/** For how long readers may see copies of a site that is not public any more. */
export const keptSeconds = (isPurged: boolean): number =>
  isPurged ? sharedSeconds.fresh : sharedSeconds.fresh + sharedSeconds.stale

/** Of every answer of a site. */
export const siteKey = (site: string): string => `site-${site}`
/** Of answers that were made from a space. */
export const spaceKey = (space: string): string => `space-${space}`
/** Of answers of a site that were made from more spaces than they name. */
export const spacesKey = (site: string): string => `spaces-${site}`
/** Of answers that show API specifications of an organization. */
export const apisKey = (organization: string): string => `apis-${organization}`
