/** What of a site's structure one visitor sees. Everything that is shown, listed or found goes through this. */
import type { JsonObject } from '../../../content/document/document.ts'
import { samePath, urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteSectionItem, SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces, sectionOf } from '../../../content/site-tree/site-tree.ts'
import { oneFor, recentOf } from '../../recent-cache.ts'
import type { Claims } from './conditions.ts'
import { holds, visitorInput } from './conditions.ts'
import type { LeftAddress } from '../model/redirects.store.ts'
import type { PublishedModel } from './published-model.ts'

export interface VisibleSite {
  readonly model: PublishedModel
  /** For conditions and expressions. */
  readonly input: JsonObject
  /** Names of equal content for visitors who may see the same; '' for those without claims. */
  readonly claimsKey: string
  /** Path before every path of the site. */
  readonly base: string
  /** Scheme and host before it. */
  readonly origin: string
  /** In the order of reading. */
  readonly siteSpaces: readonly SiteSpaceItem[]
  /** Path below the base of each site space and section that is seen. */
  readonly urls: ReadonlyMap<string, string>
  /** Whether search engines may list it. */
  readonly indexed: boolean
  /** Whether everybody gets the same. */
  readonly shared: boolean
  /** Set when somebody of the organization looks at what readers would see. Nothing of it is kept or counted. */
  readonly preview?: SitePreview | undefined
}

export interface SitePreview {
  /** What is shown to whom, as one line. */
  readonly words: string
  /** The theme that it is shown in; undefined: as the reader has it. */
  readonly theme: 'light' | 'dark' | undefined
  /** The space that a change request stands in for, and the root of its main, which is what search knows. */
  readonly change: { readonly space: string; readonly mainRoot: string } | undefined
  /** Redirects that publishing the pending structure will write. */
  readonly left: readonly LeftAddress[]
}

export interface Visit {
  readonly claims: Claims
  readonly claimsKey: string
  readonly base: string
  readonly origin: string
  readonly indexed: boolean
  readonly shared: boolean
  readonly preview?: SitePreview | undefined
}

const addressesOf = oneFor(urlsOf)

/**
 * The site for one visitor: site spaces whose condition and whose section's condition hold and whose space stands. A
 * section of which nothing is left is not there.
 */
export const visibleSite = (model: PublishedModel, visit: Visit): VisibleSite => {
  const visits = visitsOf(model)
  const key = `${visit.claimsKey} ${visit.origin}${visit.base}`
  return visits.get(key) ?? visits.set(key, visibleTo(model, visit))
}

/** Visitors of a site whose view is kept while the site stands as it is. */
const visitsOf = recentOf<VisibleSite>(1000)

const visibleTo = (model: PublishedModel, visit: Visit): VisibleSite => {
  const input = visitorInput(visit.claims)
  const { tree } = model
  const siteSpaces = allSiteSpaces(tree).filter((item) => {
    const section = sectionOf(tree, item.parent)
    return model.heads.has(item.space) && holds(item.condition, input) && holds(section?.condition, input)
  })
  const { claimsKey, base, origin, indexed, shared, preview } = visit
  const urls = addressesOf(tree)
  return { model, input, claimsKey, base, origin, siteSpaces, urls, indexed, shared, preview }
}

/** The site spaces of a section (null: of a site without sections) that are seen, in order. */
export const variantsIn = ({ siteSpaces }: VisibleSite, section: string | null): readonly SiteSpaceItem[] =>
  siteSpaces.filter(({ parent }) => parent === section)

/** The one that a section's address shows: its default, or the first when that is not for this visitor. */
export const mainVariant = (site: VisibleSite, section: string | null): SiteSpaceItem | undefined => {
  const variants = variantsIn(site, section)
  return variants.find((item) => item.default) ?? variants[0]
}

/** The site space that the bare address of the site shows. */
export const mainSiteSpace = (site: VisibleSite): SiteSpaceItem | undefined => {
  const first = site.siteSpaces.find(
    (item) => item.default && (sectionOf(site.model.tree, item.parent)?.default ?? true),
  )
  return first ?? site.siteSpaces[0]
}

/** Sections of which something is seen. */
export const isSeen = (site: VisibleSite, section: SiteSectionItem): boolean =>
  site.siteSpaces.some(({ parent }) => parent === section.id)

/** The address of a path below the base: encoded, without a slash at the end; `/` for the root of a host. */
export const hrefOf = ({ base }: Pick<VisibleSite, 'base'>, ...parts: readonly string[]): string => {
  const path = parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')
  return path === '' ? (base === '' ? '/' : base) : `${base}/${path}`
}

/** The site spaces under whose address a path stands, the nearest first, with the rest of the path. */
export const placesOf = (
  { siteSpaces, urls }: VisibleSite,
  path: string,
): { readonly siteSpace: SiteSpaceItem; readonly rest: string }[] => {
  const asked = samePath(path)
  return siteSpaces
    .flatMap((siteSpace) => {
      const url = urls.get(siteSpace.id) ?? ''
      const key = samePath(url)
      if (url === '') return [{ siteSpace, rest: path, length: 0 }]
      if (asked !== key && !asked.startsWith(`${key}/`)) return []
      // Segments are counted, not characters: folding may change how many of those there are.
      const rest = path.split('/').slice(url.split('/').length).join('/')
      return [{ siteSpace, rest, length: key.length }]
    })
    .sort((a, b) => b.length - a.length)
}
