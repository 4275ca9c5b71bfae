/** Tokens of visitors: what a token says, and the cookie that keeps it. */
import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { visitorSecret } from '../../model/site-secrets.ts'
import type { Claims } from '../../visibility/conditions.ts'
import type { PublishedModel } from '../../visibility/published-model.ts'
import type { SiteRequest } from '../site-request.ts'

/** Keeps the token of a visitor. */
export const visitCookie = 'recto-visit'

/** A cookie for this site only: its path is the site's, so it is never sent to another site of the origin. */
export const siteCookie = (
  { base, secure }: SiteRequest,
  name: string,
  value: string,
  seconds: number,
): string =>
  `${name}=${value}; Path=${base === '' ? '/' : base}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

export const hashed = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

export interface Visitor {
  readonly claims: Claims
  readonly key: string
  /** Remaining lifetime of the token. */
  readonly seconds: number
}

/**
 * The visitor of a token. It must be signed with HS256 by a key of this site and have an expiry; if it has an audience,
 * that must be this site.
 */
export const visitorOf = async (
  { keys, now }: Context,
  model: PublishedModel,
  token: string,
): Promise<Visitor | undefined> => {
  if (token.length > 8000) return undefined
  const { row } = model
  const time = now()
  const current = new Date(time)
  const { errors, jwtVerify } = await import('jose')
  for (const { id, validUntil } of model.visitorKeys) {
    if (validUntil !== null && validUntil <= time) continue
    try {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(visitorSecret(keys, id)), {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: current,
      })
      const audience = payload.aud === undefined ? undefined : [payload.aud].flat()
      const audiences = [row.id, row.basename, row.hostname]
      if (audience !== undefined && !audience.some((one) => audiences.includes(one))) return undefined
      const seconds = Math.floor((payload.exp ?? 0) - current.getTime() / 1000)
      // A token cannot set unsigned claims.
      const { unsigned: _unsigned, ...claims } = payload as Claims
      return { claims, key: hashed(withoutTimes(claims)), seconds }
    } catch (error) {
      // Another key may have signed it; any other error applies to all keys.
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return undefined
    }
  }
  return undefined
}

/** The times in a token do not affect what its visitor sees. */
const withoutTimes = ({ exp: _exp, iat: _iat, nbf: _nbf, jti: _jti, ...claims }: Claims): Claims => claims
