/**
 * Which block a pasted URL becomes. Blocks declare patterns: `*` stands for anything within a segment of the path or a
 * label of the host, `**` for anything at all.
 *
 * The host and the path are matched apart, so that no wildcard of the host reaches into the path. The query and the
 * fragment of a URL count only where the pattern has them. Time grows with the length of the URL and of the pattern.
 */

/** Maximum length of a URL that is looked up. */
const longestUrl = 2048

/** A piece of text after a wildcard. `**` also crosses the ends of segments and labels. */
interface Piece {
  readonly crosses: boolean
  readonly text: string
}

/** The pattern's text before its first wildcard, and what follows each wildcard. */
const piecesOf = (pattern: string): { readonly first: string; readonly rest: readonly Piece[] } => {
  const [first = '', ...others] = pattern.split(/(\*+)/)
  const rest: Piece[] = []
  for (let at = 0; at < others.length; at += 2)
    rest.push({ crosses: (others[at] ?? '').length > 1, text: others[at + 1] ?? '' })
  return { first, rest }
}

/**
 * Whether the whole text matches. Keeps all places in the text that the pattern can have reached, so that nothing is
 * tried twice; `ends` are the characters at which `*` stops.
 */
function matches(pattern: string, text: string, ends: string): boolean {
  const { first, rest } = piecesOf(pattern)
  if (!text.startsWith(first)) return false
  let reached = new Uint8Array(text.length + 1)
  reached[first.length] = 1
  for (const { crosses, text: piece } of rest) {
    const next = new Uint8Array(text.length + 1)
    let open = false
    for (let at = 0; at + piece.length <= text.length; at += 1) {
      if (open && !crosses && ends.includes(text.charAt(at - 1))) open = false
      if (reached[at] === 1) open = true
      if (open && text.startsWith(piece, at)) next[at + piece.length] = 1
    }
    reached = next
  }
  return reached[text.length] === 1
}

/** The scheme (if any), host and the rest of a pattern. A host that ends in `**` is also followed by any path. */
function partsOf(pattern: string): { readonly scheme: string; readonly host: string; readonly path: string } {
  const [, scheme = '*', rest = ''] = /^(?:([a-z*]+):\/\/)?(.*)$/is.exec(pattern) ?? []
  const slash = rest.search(/[/?#]/)
  const host = slash < 0 ? rest : rest.slice(0, slash)
  const path = slash < 0 ? (host.endsWith('**') ? '/**' : '/') : rest.slice(slash)
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    path: path.startsWith('/') ? path : `/${path}`,
  }
}

/** Whether a pattern of an unfurl covers a URL. Only http(s) URLs without credentials do. */
export function coversUrl(pattern: string, url: string): boolean {
  const parsed = url.length <= longestUrl ? URL.parse(url) : null
  if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return false
  if (parsed.username !== '' || parsed.password !== '') return false
  const { scheme, host, path } = partsOf(pattern)
  const [hasQuery, hasFragment] = [path.includes('?'), path.includes('#')]
  const target = `${parsed.pathname}${hasQuery ? parsed.search : ''}${hasFragment ? parsed.hash : ''}`
  return (
    matches(scheme, parsed.protocol.slice(0, -1), '') &&
    matches(host, parsed.host, '.:') &&
    matches(path, target, '/?#')
  )
}

/** What a block that can take URLs declares. */
export interface UnfurlPatterns {
  readonly urlUnfurl?: readonly string[]
}

/** The first of the enabled blocks that takes the URL. Where two would, the one that was enabled earlier does. */
export const blockForUrl = <Block extends UnfurlPatterns>(
  url: string,
  blocks: readonly Block[],
): Block | undefined =>
  blocks.find(({ urlUnfurl }) => urlUnfurl?.some((pattern) => coversUrl(pattern, url)) === true)
