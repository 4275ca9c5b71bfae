/** Paths of a site as people write them: encoded as in an address bar, and as a target with a query or a fragment. */

/** The text without percent-encoding, except of `/`, `?` and `#`; unchanged if it is not encoded properly. */
export const decodePath = (text: string): string => {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

export interface PathTarget {
  /** Decoded. */
  readonly path: string
  /** Encoded query and fragment with their signs, or ''. */
  readonly suffix: string
}

/** Parts of a path that something leads to. */
export const pathTarget = (text: string): PathTarget => {
  const end = text.search(/[?#]/)
  if (end < 0) return { path: decodePath(text), suffix: '' }
  const { search, hash } = new URL(text.slice(end), 'https://site.invalid/')
  return { path: decodePath(text.slice(0, end)), suffix: `${search}${hash}` }
}
