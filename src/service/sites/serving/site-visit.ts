/** A reader's visit of a page, as integrations are told of it. */
import type { FastifyRequest } from 'fastify'
import type { SiteVisit } from '../../integrations/delivery/emit-site-events.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

/** Maximum characters of a URL and of what a browser says of itself. */
const longest = { url: 2048, text: 512 } as const
const maxCookies = 50

/** Cookies that a page's scripts can read, without ours. */
const readableCookies = (text: string): Record<string, string> => {
  const pairs = text.slice(0, 8192).split(';').slice(0, maxCookies)
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      return at <= 0 || name.startsWith('recto') ? [] : [[name, pair.slice(at + 1).trim()]]
    }),
  )
}

const plain = (text: string, most: number): string => text.replaceAll('\0', '').toWellFormed().slice(0, most)

/** What the page's script sends beside the page: URL, referrer, language, cookies, and a random id of the session. */
export const siteVisit = (
  site: VisibleSite,
  { siteSpace, node }: FoundPage,
  request: FastifyRequest,
  form: URLSearchParams,
): SiteVisit => {
  const given = (name: string, most: number) => plain(form.get(name) ?? '', most)
  const language = given('language', 35)
  const url = given('url', longest.url)
  return {
    ...{ site: site.model.row.id, siteSpace: siteSpace.id, space: siteSpace.space, page: node.entry.id },
    visitor: {
      anonymousId: given('visitor', 64),
      cookies: readableCookies(given('cookies', 8192)),
      userAgent: plain(request.headers['user-agent'] ?? '', longest.text),
      ip: request.ip,
      ...(language !== '' && { language }),
    },
    // A page can only speak of itself.
    url: url.startsWith(`${site.origin}${site.base}`) ? url : `${site.origin}${site.base}`,
    referrer: given('referrer', longest.url),
  }
}
