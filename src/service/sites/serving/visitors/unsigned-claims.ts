/**
 * Unsigned claims: `?visitor.NAME=VALUE` in a URL, stored in a cookie for the site's path. They prove nothing, so they
 * are kept apart from token claims, under `visitor.claims.unsigned`. Only claims that the site's schema declares under
 * `unsigned` are accepted, with values of their types.
 */
import type { Json } from '../../../../content/document/document.ts'
import type { AdaptiveClaim, AdaptiveJsonSchema } from '../../../../contract/sites/visitor-schema.ts'
import type { Claims } from '../../visibility/conditions.ts'
import type { SiteRequest } from '../site-request.ts'

const prefix = 'visitor.'
/** Maximum characters of the cookie; longer values are not stored. */
const longest = 2000

export const unsignedCookie = 'recto-claims'

type Declared = Readonly<Record<string, AdaptiveClaim | undefined>>

const declaredIn = (schema: AdaptiveJsonSchema | undefined): Declared | undefined =>
  schema?.properties.unsigned?.properties

/** Whether responses of a site may depend on unsigned claims. */
export const usesUnsignedClaims = (schema: AdaptiveJsonSchema | undefined): boolean =>
  Object.keys(declaredIn(schema) ?? {}).length > 0

const claimOf = (declared: Declared, name: string): AdaptiveClaim | undefined =>
  Object.hasOwn(declared, name) ? declared[name] : undefined

/** The value parsed as its type; undefined if invalid. Lists and groups cannot be set in a URL. */
const valueOf = (claim: AdaptiveClaim, text: string): Json | undefined => {
  switch (claim.type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'string':
      return (claim.enum === undefined || claim.enum.includes(text)) && text.isWellFormed() ? text : undefined
    case 'array':
    case 'object':
      return undefined
  }
}

const kept = (declared: Declared, cookie: string | undefined): Record<string, Json> => {
  if (cookie === undefined || cookie.length > longest) return {}
  let value: unknown
  try {
    value = JSON.parse(cookie)
  } catch {
    return {}
  }
  if (typeof value !== 'object' || value === null) return {}
  const claims: Record<string, Json> = {}
  for (const [name, given] of Object.entries(value)) {
    const claim = claimOf(declared, name)
    const read = claim && valueOf(claim, String(given))
    if (read !== undefined) claims[name] = read
  }
  return claims
}

export interface UnsignedClaims {
  readonly claims: Claims
  /** Set if the URL contained new claims: the text for the cookie, and the query without them. */
  readonly fromUrl?: { readonly cookie: string; readonly query: string }
}

/** The visitor's current and stored claims. An empty value removes a claim. */
export const unsignedClaims = (
  schema: AdaptiveJsonSchema | undefined,
  { query, cookie }: SiteRequest,
): UnsignedClaims => {
  const declared = declaredIn(schema)
  if (declared === undefined) return { claims: {} }
  const claims = kept(declared, cookie(unsignedCookie))
  const rest = new URLSearchParams(query)
  for (const [name, text] of query) {
    const claim = name.startsWith(prefix) ? claimOf(declared, name.slice(prefix.length)) : undefined
    if (claim === undefined) continue
    rest.delete(name)
    const value = valueOf(claim, text)
    if (text === '') delete claims[name.slice(prefix.length)]
    else if (value !== undefined) claims[name.slice(prefix.length)] = value
  }
  if (rest.size === query.size) return { claims }
  const text = JSON.stringify(claims)
  return { claims, fromUrl: { cookie: text.length > longest ? '{}' : text, query: rest.toString() } }
}
