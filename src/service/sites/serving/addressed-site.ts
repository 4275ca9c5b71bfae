/** Finds the site, or the preview of one, that a URL of the second origin belongs to. */
import type { FastifyRequest } from 'fastify'
import { proxySegment } from '../../../contract/wire/addresses.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Context } from '../../context.ts'
import { previewSegment } from './preview-session.ts'
import { siteAtBasename, siteAtHostname } from '../visibility/published-model.ts'
import type { SiteRequest } from './site-request.ts'
import { segmentsOf } from '../visibility/path-segments.ts'
import { cookieIn, hostnameOf } from './site-request.ts'

export interface Addressed {
  readonly row: SiteRow
  readonly request: SiteRequest
  /** The same URL under the site's own spelling of its name, if it was requested under another one. */
  readonly respelled?: string
}
export interface AddressedPreview {
  readonly preview: string
  readonly request: SiteRequest
}

const noQuery = new URLSearchParams()

const hosts = new Map<string, string>()
const hostOf = (origin: string): string => {
  const known = hosts.get(origin) ?? new URL(origin).hostname
  hosts.set(origin, known)
  return known
}

/** Whether a request was sent to the host of the second origin itself, not to the domain of a site. */
export const isOwnHost = ({ config }: Context, { headers }: FastifyRequest): boolean =>
  hostnameOf(headers) === hostOf(config.sitesUrl)

/** By custom hostname, else by the first path segment. */
export const addressed = async (
  ctx: Context,
  { raw, headers }: FastifyRequest,
): Promise<Addressed | AddressedPreview | undefined> => {
  const url = raw.url ?? '/'
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  const segments = segmentsOf(path)
  if (segments === undefined) return undefined
  const query = cut < 0 ? noQuery : new URLSearchParams(url.slice(cut + 1))
  const common = { path, query, cookie: cookieIn(headers) }
  const { sitesUrl } = ctx.config
  const host = hostnameOf(headers)
  if (host.includes('.') && host !== hostOf(sitesUrl)) {
    const row = await siteAtHostname(ctx, host)
    // A custom hostname serves only its own site.
    if (row)
      return {
        row,
        request: { ...common, base: '', origin: `https://${host}`, secure: true, segments },
      }
  }
  const [name, ...rest] = segments
  const onSitesOrigin = { ...common, origin: sitesUrl, secure: sitesUrl.startsWith('https:') }
  if (name === previewSegment) {
    const [preview = '', ...below] = rest
    return { preview, request: { ...onSitesOrigin, base: `/${name}/${preview}`, segments: below } }
  }
  if (name === proxySegment) return proxied(ctx, common, rest)
  const row = name === undefined ? undefined : await siteAtBasename(ctx, name)
  if (row === undefined) return undefined
  const base = `/${encodeURIComponent(row.basename)}`
  const end = path.indexOf('/', 1)
  const below = `${base}${end < 0 ? '' : path.slice(end)}`
  return {
    row,
    request: { ...onSitesOrigin, path: below, base, segments: rest },
    ...(below !== path && { respelled: `${below}${cut < 0 ? '' : url.slice(cut)}` }),
  }
}

/**
 * Requests forwarded by the owner's server according to the site's `proxy`: `/~proxy/BASENAME/…`. URLs in the response
 * start with the public host and path regardless of the caller; no header sets them, so none can be forged.
 */
const proxied = async (
  ctx: Context,
  common: Pick<SiteRequest, 'path' | 'query' | 'cookie'>,
  [name, ...segments]: readonly string[],
): Promise<Addressed | undefined> => {
  const row = name === undefined ? undefined : await siteAtBasename(ctx, name)
  const at = row?.proxy?.indexOf('/') ?? -1
  if (row?.proxy == null || at < 0) return undefined
  const base = row.proxy.slice(at).replace(/\/$/, '')
  const path = [base, ...segments.map(encodeURIComponent)].join('/')
  const slash = common.path.endsWith('/') && segments.length > 0 ? '/' : ''
  const origin = `https://${row.proxy.slice(0, at).toLowerCase()}`
  return { row, request: { ...common, path: `${path}${slash}`, base, origin, secure: true, segments } }
}
