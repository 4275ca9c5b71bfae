/** Which URLs are allowed in `href` and `src`. All others are dropped, never repaired. */

/** Schemes that pages link to. */
export const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])
const imageData = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]*={0,2}$/

/**
 * The scheme that a browser would parse: browsers first drop control characters and spaces at both ends, and tabs and
 * line breaks anywhere. `undefined` for a relative URL, empty for a colon that ends no scheme.
 */
function schemeOf(cleaned: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(cleaned)
  if (scheme?.[1] !== undefined) return scheme[1].toLowerCase()
  // Browsers treat `:x`, `%6a…:` and look-alikes as relative, but no legitimate URL has a colon there.
  const colon = cleaned.indexOf(':')
  const end = cleaned.search(/[/?#\\]/)
  return colon >= 0 && (end < 0 || colon < end) ? '' : undefined
}

function clean(url: string): string {
  let kept = ''
  for (const character of url) {
    const point = character.codePointAt(0) ?? 0
    // C0 and C1 controls, line and paragraph separators, zero-width and direction characters, lone surrogates.
    const invisible =
      point < 0x20 ||
      (point >= 0x7f && point < 0xa0) ||
      (point >= 0x200b && point <= 0x200f) ||
      (point >= 0x2028 && point <= 0x202e) ||
      (point >= 0x2066 && point <= 0x2069) ||
      point === 0xfeff ||
      (point >= 0xd800 && point <= 0xdfff)
    if (!invisible) kept += character
  }
  return kept.trim()
}

/** A URL without invisible characters, and its scheme; undefined for a relative URL. */
export function linkTo(url: string): { readonly address: string; readonly scheme: string | undefined } {
  const address = clean(url)
  return { address, scheme: schemeOf(address) }
}

/** A URL for a link (http, https, mailto, tel or relative) without invisible characters; otherwise undefined. */
export function safeLink(url: string): string | undefined {
  const { address, scheme } = linkTo(url)
  return address !== '' && (scheme === undefined || linkSchemes.has(scheme)) ? address : undefined
}

/** A URL for an image: http, https, relative, or base64 data of a raster image; otherwise undefined. */
export function safeImage(url: string): string | undefined {
  const cleaned = clean(url)
  const scheme = schemeOf(cleaned)
  if (cleaned === '') return undefined
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return cleaned
  return imageData.test(cleaned) ? cleaned : undefined
}

/** Whether a safe link may lead to another origin, which must not get access to the window (`noopener`). */
export const isExternal = (href: string): boolean => /^(?:https?:|[/\\]{2})/i.test(href)

/** A color as used in documents: a name, `$primary` and the like, or hexadecimal. No functions, no URLs. */
export const safeColor = (value: string): string | undefined =>
  /^(?:\$?[a-z][a-z-]{0,31}|#[0-9a-f]{3,8})$/i.test(value) ? value : undefined

/** A width or height: pixels or a percentage, such as `120`, `120px` (read as 120) or `66.6%`; otherwise undefined. */
export function safeSize(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? String(value) : undefined
  if (typeof value !== 'string') return undefined
  const read = /^(\d{1,5}(?:\.\d{1,16})?)(px|%)?$/.exec(value.trim())
  return read?.[1] === undefined ? undefined : read[1] + (read[2] === '%' ? '%' : '')
}
