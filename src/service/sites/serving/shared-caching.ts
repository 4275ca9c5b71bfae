/**
 * What shared caches (a CDN or a caching proxy) may do with answers of sites, if `SITES_CDN` says that there are any.
 * Only a site that everybody may read and that looks the same to all visitors is kept. Its answers name what they were
 * made from, so that a purge removes them (`../purging`).
 */
import type { Context } from '../../context.ts'
import { apisKey, isCacheable, sharedSeconds, siteKey, spaceKey, spacesKey } from '../model/cached-sites.ts'
import type { MadeFrom } from '../rendering/page-cache.ts'
import type { PublishedModel } from '../visibility/published-model.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const whileShared = `s-maxage=${sharedSeconds.fresh}, stale-while-revalidate=${sharedSeconds.stale}, stale-if-error=${sharedSeconds.stale}`

/** Maximum spaces that an answer names, so that a header stays below 1,000 bytes. */
const mostSpaces = 20

export const cdnOf = (
  { config }: Pick<Context, 'config'>,
  model: PublishedModel,
  { shared }: Pick<VisibleSite, 'shared'>,
): VisibleSite['cdn'] => {
  if (!config.sitesCdn) return undefined
  return shared && isCacheable(model) ? 'kept' : 'excluded'
}

/**
 * Public pages are cached and revalidated; pages for some visitors are not cached at all. With `SITES_CDN` shared caches
 * get only what they may keep.
 */
export const cacheFor = ({ shared, cdn }: Pick<VisibleSite, 'shared' | 'cdn'>): string =>
  shared ? `${cdn === undefined ? 'public' : 'private'}, max-age=0, must-revalidate` : 'private, no-store'

/** Cache lifetime of content-addressed files. Access to a preview may end at any moment, so its files are not cached. */
const fileCacheFor = ({ shared, preview, cdn }: VisibleSite): string => {
  if (!shared) return preview === undefined ? 'private, max-age=3600' : 'private, no-store'
  if (cdn === undefined) return 'public, max-age=31536000, immutable'
  // A shared cache asks again soon, since the site may become private.
  return cdn === 'kept'
    ? `public, max-age=31536000, ${whileShared}, immutable`
    : 'private, max-age=31536000, immutable'
}

const keysOf = ({ row }: Pick<PublishedModel, 'row'>, from: MadeFrom): string[] => {
  const { id, organization } = row
  if (from === 'everything') return [siteKey(id), spacesKey(id), apisKey(organization)]
  const spaces = [...new Set(from.spaces)]
  return [
    siteKey(id),
    ...(spaces.length > mostSpaces ? [spacesKey(id)] : spaces.map(spaceKey)),
    ...(from.apis ? [apisKey(organization)] : []),
  ]
}

const keyHeaders = (site: Pick<VisibleSite, 'model'>, from: MadeFrom): Record<string, string> => {
  const keys = keysOf(site.model, from)
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }
}

/** Headers with which shared caches keep an answer; undefined if they must not. */
export const sharedHeaders = (
  site: Pick<VisibleSite, 'model' | 'cdn'>,
  from: MadeFrom | undefined,
): Record<string, string> | undefined =>
  site.cdn === 'kept' && from !== undefined
    ? { 'cache-control': `public, max-age=0, ${whileShared}`, ...keyHeaders(site, from) }
    : undefined

/** Headers of a content-addressed file, of one space or of the look of the site. */
export const fileHeaders = (site: VisibleSite, space?: string): Record<string, string> => ({
  'cache-control': fileCacheFor(site),
  ...(site.cdn === 'kept' && keyHeaders(site, { spaces: space === undefined ? [] : [space], apis: false })),
})
