/** A parsed request for a site. Strict: a path has one valid spelling. */
import type { IncomingHttpHeaders } from 'node:http'

export interface SiteRequest {
  /** As requested: encoded, without the query. */
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

/** Separators, and control characters (C0 and C1). */
const unclear = /[/\\\p{Cc}]/u

/** Fast path: nonempty segments of unreserved characters that do not start with a dot; a trailing slash is allowed. */
const plain = /^(?:\/[\w~-][\w.~-]*)+\/?$/

/**
 * The path segments, decoded once. Undefined for a path that could be read in more than one way: encoded or doubled
 * separators, dots, backslashes, control characters, invalid UTF-8.
 */
export const segmentsOf = (path: string): readonly string[] | undefined => {
  if (path.length > 4000 || !path.startsWith('/')) return undefined
  const rawSegments = path.slice(1).split('/')
  if (rawSegments.at(-1) === '') rawSegments.pop()
  // Most paths need no decoding.
  if (plain.test(path)) return rawSegments
  const segments: string[] = []
  for (const rawSegment of rawSegments) {
    let segment: string
    try {
      segment = decodeURIComponent(rawSegment)
    } catch {
      return undefined
    }
    if (segment === '' || segment === '.' || segment === '..' || unclear.test(segment)) return undefined
    segments.push(segment)
  }
  return segments
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
