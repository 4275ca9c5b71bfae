/** Addresses that a space has on sites, and redirects from those that pages of it had. Without a screen. */
import { trimOf } from '../../../content/document/linear-text.ts'
import type { ContentReference, Link, NewSiteRedirect, Site, SiteSpace } from '../../../client/types.gen.ts'

/** A path that readers know and where nothing stands any more. */
export interface FormerAddress {
  readonly site: string
  readonly siteSpace: string
  /** Below the base of the site. */
  readonly source: string
  /** As people read it. */
  readonly address: string
}

const pathOf = (url: string): string => trimOf(new URL(url).pathname, '/')

/** The last paths of what the links lead to, each once; undefined when one of them had none. */
export const formerPaths = (links: readonly Link[]): readonly string[] | undefined => {
  const paths = links.map(({ formerTarget }) => formerTarget?.path)
  return paths.length === 0 || paths.includes(undefined)
    ? undefined
    : [...new Set(paths)].flatMap((path) => path ?? [])
}

/** Where the paths were on a site, in each place that shows the space; nowhere while it is not published. */
export const formerAddresses = (
  { id, urls }: Pick<Site, 'id' | 'urls'>,
  shown: readonly Pick<SiteSpace, 'id' | 'space' | 'urls'>[],
  space: string,
  paths: readonly string[],
): readonly FormerAddress[] => {
  const base = urls.published
  if (base === undefined) return []
  return shown.flatMap((place) => {
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

/** A redirect to a page of the space or to an address; undefined for what no address leads to. */
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
