/**
 * What visitors say of themselves: `?visitor.NAME=VALUE` in an address, kept in a cookie of the site's path. It proves
 * nothing, so it stands apart from what a token says: under `visitor.claims.unsigned`, and there alone. Only claims that
 * the schema of the site knows under `unsigned` are heard, with values of their types.
 */
import type { Json } from '../../../content/document/document.ts'
import type { AdaptiveClaim, AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import type { Claims } from '../visibility/conditions.ts'
import type { SiteRequest } from './site-request.ts'

const prefix = 'visitor.'
/** Characters of the cookie; what is longer is not kept. */
const longest = 2000

export const unsignedCookie = 'recto-claims'

type Declared = Readonly<Record<string, AdaptiveClaim | undefined>>

const declaredIn = (schema: AdaptiveJsonSchema | undefined): Declared | undefined =>
  schema?.properties.unsigned?.properties

/** Whether the answers of a site may differ by what its visitors say. */
export const hearsVisitors = (schema: AdaptiveJsonSchema | undefined): boolean =>
  Object.keys(declaredIn(schema) ?? {}).length > 0

const claimOf = (declared: Declared, name: string): AdaptiveClaim | undefined =>
  Object.hasOwn(declared, name) ? declared[name] : undefined

/** A value of the type; undefined for any other. Lists and groups cannot be said in an address. */
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
  /** Set when the address said something new: the text for the cookie, and the query without it. */
  readonly said?: { readonly cookie: string; readonly query: string }
}

/** What the visitor says now and said before. An empty value takes a claim back. */
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
  return { claims, said: { cookie: text.length > longest ? '{}' : text, query: rest.toString() } }
}
