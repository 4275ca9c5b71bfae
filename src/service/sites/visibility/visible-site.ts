/** The part of a site's structure that one visitor sees. Everything shown, listed or found is filtered here. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import { samePath, urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces, sectionOf } from '../../../content/site-tree/site-tree.ts'
import { patience } from '../../content/computed/compute-result.ts'
import { oneFor, recentOf } from '../../recent-cache.ts'
import type { Claims } from './conditions.ts'
import { holds, visitorInput } from './conditions.ts'
import { segmentsOf } from './path-segments.ts'
import type { LeftAddress } from '../model/redirects.store.ts'
import type { PublishedModel } from './published-model.ts'

export interface VisibleSite {
  readonly model: PublishedModel
  /** Input of conditions and expressions. */
  readonly input: JsonObject
  /** Equal for visitors who may see the same content; '' for those without claims. */
  readonly claimsKey: string
  /** Path prefix of the site. */
  readonly base: string
  /** Scheme and host before it. */
  readonly origin: string
  /** In reading order. */
  readonly siteSpaces: readonly SiteSpaceItem[]
  /** Path of each visible site space and section, below the base. */
  readonly urls: ReadonlyMap<string, string>
  /** Whether search engines may list it. */
  readonly indexed: boolean
  /** Whether all visitors see the same. */
  readonly shared: boolean
  /** Set with `SITES_CDN` only: whether shared caches may keep answers of the site. */
  readonly cdn?: 'kept' | 'excluded' | undefined
  /** Whether the visitor signed in, so that they can sign out. */
  readonly signedIn?: boolean | undefined
  /** Set when a member of the organization views a preview. Previews are neither cached nor counted. */
  readonly preview?: SitePreview | undefined
  /** When this request stops waiting for sources of computed content, on the clock of `performance`. */
  readonly deadline?: number
}

interface SitePreview {
  /** What is shown to whom, as one line of text. */
  readonly barText: string
  /** The theme of the preview; undefined: the reader's. */
  readonly theme: 'light' | 'dark' | undefined
  /** The space that a change request replaces, and the root of its main, which is what search knows. */
  readonly change: { readonly space: string; readonly mainRoot: string } | undefined
  /** Redirects that publishing the draft structure will write. */
  readonly left: readonly LeftAddress[]
}

export interface Visit {
  readonly claims: Claims
  readonly claimsKey: string
  readonly base: string
  readonly origin: string
  readonly indexed: boolean
  readonly shared: boolean
  readonly signedIn?: boolean | undefined
  readonly preview?: SitePreview | undefined
}

const addressesOf = oneFor(urlsOf)

/**
 * The site for one visitor: site spaces that exist, whose condition and whose section's condition are met. Empty
 * sections are omitted.
 */
export const visibleSite = (model: PublishedModel, visit: Visit): VisibleSite => {
  const visits = visitsOf(model)
  const key = `${visit.claimsKey} ${visit.origin}${visit.base}`
  return visits.get(key) ?? visits.set(key, visibleTo(model, visit))
}

/** Number of visitors cached per version of a site. */
const visitsOf = recentOf<VisibleSite>(1000)

const visibleTo = (model: PublishedModel, visit: Visit): VisibleSite => {
  const input = visitorInput(visit.claims)
  const { tree } = model
  const siteSpaces = allSiteSpaces(tree).filter((item) => {
    const section = sectionOf(tree, item.parent)
    return model.heads.has(item.space) && holds(item.condition, input) && holds(section?.condition, input)
  })
  const { claimsKey, base, origin, indexed, shared, signedIn, preview } = visit
  const urls = addressesOf(tree)
  return { model, input, claimsKey, base, origin, siteSpaces, urls, indexed, shared, signedIn, preview }
}

/** The visible site spaces of a section in order (null: of a site without sections). */
export const variantsIn = ({ siteSpaces }: VisibleSite, section: string | null): readonly SiteSpaceItem[] =>
  siteSpaces.filter(({ parent }) => parent === section)

/** The site space at a section's URL: its default, or the first if that is not for this visitor. */
export const mainVariant = (site: VisibleSite, section: string | null): SiteSpaceItem | undefined => {
  const variants = variantsIn(site, section)
  return variants.find((item) => item.default) ?? variants[0]
}

/** The site space at the site's root URL. */
export const mainSiteSpace = (site: VisibleSite): SiteSpaceItem | undefined => {
  const first = site.siteSpaces.find(
    (item) => item.default && (sectionOf(site.model.tree, item.parent)?.default ?? true),
  )
  return first ?? site.siteSpaces[0]
}

/** Milliseconds that a request may still wait for sources of computed content. */
export const timeLeft = ({ deadline }: Pick<VisibleSite, 'deadline'>): number =>
  deadline === undefined ? patience : Math.max(0, deadline - performance.now())

/** Whether the author of a page lets search engines list it. */
export const isIndexable = ({ noIndex, noRobotsIndex }: PageEntry): boolean =>
  noIndex !== true && noRobotsIndex !== true

/** The URL of a path below the base: encoded, without a trailing slash; `/` for the root of a host. */
export const hrefOf = ({ base }: Pick<VisibleSite, 'base'>, ...paths: readonly string[]): string => {
  const path = paths
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')
  return path === '' ? (base === '' ? '/' : base) : `${base}/${path}`
}

/** The path of a URL of the site, which `hrefOf` gives; undefined for one elsewhere. */
export const pathBelow = ({ base }: Pick<VisibleSite, 'base'>, href: string): string | undefined => {
  const [path = ''] = href.split(/[?#]/, 1)
  if (path !== base && !path.startsWith(`${base}/`)) return undefined
  return segmentsOf(path.slice(base.length) || '/')?.join('/')
}

/** The site spaces whose URL is a prefix of the path, nearest first, with the rest of the path. */
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
      // Compare by segments, not characters: case folding may change the number of characters.
      const rest = path.split('/').slice(url.split('/').length).join('/')
      return [{ siteSpace, rest, length: key.length }]
    })
    .sort((a, b) => b.length - a.length)
}
