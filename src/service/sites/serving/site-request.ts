/** A request for a site, read once and strictly: one spelling of a path, or none. */
import type { IncomingHttpHeaders } from 'node:http'

export interface SiteRequest {
  /** As it was asked for, encoded, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Path before every path of the site, encoded. */
  readonly base: string
  /** Scheme and host of the site's addresses. */
  readonly origin: string
  /** Whether its addresses are https. */
  readonly secure: boolean
  /** Below the base, decoded. */
  readonly segments: readonly string[]
  readonly cookie: (name: string) => string | undefined
}

/** Separators, and control characters of both ranges. */
const unclear = /[/\\\p{Cc}]/u

/** Segments of unreserved characters, none of which is empty or begins with a dot; a slash may follow the last. */
const plain = /^(?:\/[\w~-][\w.~-]*)+\/?$/

/**
 * The segments of a path, decoded once. Undefined for a path that two readers could read in two ways: encoded or
 * doubled separators, dots, backslashes, control characters, bytes that are no UTF-8.
 */
export const segmentsOf = (path: string): readonly string[] | undefined => {
  if (path.length > 4000 || !path.startsWith('/')) return undefined
  const parts = path.slice(1).split('/')
  if (parts.at(-1) === '') parts.pop()
  // Most paths are spelled in one way only and need no second look.
  if (plain.test(path)) return parts
  const segments: string[] = []
  for (const part of parts) {
    let segment: string
    try {
      segment = decodeURIComponent(part)
    } catch {
      return undefined
    }
    if (segment === '' || segment === '.' || segment === '..' || unclear.test(segment)) return undefined
    segments.push(segment)
  }
  return segments
}

/** The value of a cookie; the first of that name, which is the one of the longest path. */
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
