/** Paths of sites as they stand in URLs. */

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
