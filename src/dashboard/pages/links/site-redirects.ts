/** URLs of a space on sites, and redirects for those of its former pages. No UI. */
import { trimOf } from '../../../content/document/linear-text.ts'
import type { ContentReference, Link, NewSiteRedirect, Site, SiteSpace } from '../../../client/types.gen.ts'

/** A path that readers know and that no longer exists. */
export interface FormerAddress {
  readonly site: string
  readonly siteSpace: string
  /** Relative to the base URL of the site. */
  readonly source: string
  /** For display. */
  readonly address: string
}

const pathOf = (url: string): string => trimOf(new URL(url).pathname, '/')

/** The distinct last paths of the link targets; undefined if one of them had none. */
export const formerPaths = (links: readonly Link[]): readonly string[] | undefined => {
  const paths = links.map(({ formerTarget }) => formerTarget?.path)
  return paths.length === 0 || paths.includes(undefined)
    ? undefined
    : [...new Set(paths)].flatMap((path) => path ?? [])
}

/** The URLs of the paths on a site, for each place that shows the space; empty while it is not published. */
export const formerAddresses = (
  { id, urls }: Pick<Site, 'id' | 'urls'>,
  siteSpaces: readonly Pick<SiteSpace, 'id' | 'space' | 'urls'>[],
  space: string,
  paths: readonly string[],
): readonly FormerAddress[] => {
  const base = urls.published
  if (base === undefined) return []
  return siteSpaces.flatMap((place) => {
    if (place.space.id !== space || place.urls.published === undefined) return []
    const below = pathOf(place.urls.published).slice(pathOf(base).length).replace(/^\/+/, '')
    return paths.map((path) => {
      const source = below === '' ? path : `${below}/${path}`
      return {
        site: id,
        siteSpace: place.id,
        source,
        address: `${base.replace(/^https?:\/\//, '').replace(/\/$/, '')}/${source}`,
      }
    })
  })
}

/** A redirect to a page of the space or a URL; undefined for targets without a URL. */
export const redirectTo = (
  { source, siteSpace }: FormerAddress,
  to: ContentReference,
): NewSiteRedirect | undefined => {
  if (to.kind === 'page')
    return { source, destination: { kind: 'site-page', siteSpaceId: siteSpace, pageId: to.page } }
  return to.kind === 'url' && /^https?:/i.test(to.url)
    ? { source, destination: { kind: 'external', url: to.url } }
    : undefined
}
