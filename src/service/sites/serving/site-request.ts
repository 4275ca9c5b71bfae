/** A parsed request for a site. Strict: a path has one valid spelling. */
import type { IncomingHttpHeaders } from 'node:http'

export interface SiteRequest {
  /** As requested, but with `base` as the site spells it: encoded, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Path prefix of the site, encoded. */
  readonly base: string
  /** Scheme and host of the site's URLs. */
  readonly origin: string
  /** Whether its addresses are https. */
  readonly secure: boolean
  /** Below the base, decoded. */
  readonly segments: readonly string[]
  readonly cookie: (name: string) => string | undefined
}

/** The value of a cookie; the first with that name, which has the longest path. */
export const cookieIn =
  ({ cookie }: IncomingHttpHeaders) =>
  (name: string): string | undefined => {
    for (const pair of (cookie ?? '').split(';')) {
      const at = pair.indexOf('=')
      if (at < 0 || pair.slice(0, at).trim() !== name) continue
      try {
        return decodeURIComponent(pair.slice(at + 1).trim())
      } catch {
        return undefined
      }
    }
    return undefined
  }

/** The name that a request was sent to: lower case, without port and trailing dot; '' if there is none. */
export const hostnameOf = ({ host }: { readonly host?: string | undefined }): string =>
  (host ?? '').replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
