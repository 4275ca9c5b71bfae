/**
 * Identifies the visitor of a site and decides whether they may see it. A site they may not see is answered like a
 * missing one.
 *
 * A share link opens it by its secret: as the first path segment (all links then include it), in the query, or in a
 * cookie for the site's path. Authenticated visitors present a token signed by the owner's program: in the query, then
 * in a cookie for the site's path. Both cookies are HttpOnly and useless elsewhere.
 */
import { createHash } from 'node:crypto'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Context } from '../../context.ts'
import { noteShareLinkUse } from '../audience/share-link-use.ts'
import { shareHash, visitorSecret } from '../model/site-secrets.ts'
import type { Claims } from '../visibility/conditions.ts'
import type { PublishedModel } from '../visibility/published-model.ts'
import type { SiteRequest } from './site-request.ts'
import { unsignedClaims, unsignedCookie } from './unsigned-claims.ts'
import type { Visit } from '../visibility/visible-site.ts'

export type Admission =
  | { readonly kind: 'in'; readonly visit: Visit; readonly path: readonly string[] }
  /** A redirect, with a cookie that opens the site there. */
  | { readonly kind: 'sent'; readonly to: string; readonly cookie?: string }
  | { readonly kind: 'refused'; readonly reason?: string }

const shareCookie = 'recto-share'
const visitCookie = 'recto-visit'

interface Link {
  readonly active: number
  readonly expires_at: string | null
  readonly used_at: string | null
}

const linkOf = hotQuery<[string, string, string], Link, Link | undefined>(
  (db, organization, site, hash) =>
    db
      .selectFrom('share_links')
      .select(['active', 'expires_at', 'used_at'])
      .where('organization', '=', organization)
      .where('site', '=', site)
      .where('hash', '=', hash),
  ([row]) => row,
)

const opens = async (ctx: Context, { row }: PublishedModel, secret: string | undefined): Promise<boolean> => {
  if (secret === undefined || secret.length > 200) return false
  const hash = shareHash(secret)
  const link = await linkOf(ctx.store.read, row.organization, row.id, hash)
  if (link?.active !== 1 || (link.expires_at !== null && link.expires_at <= ctx.now())) return false
  noteShareLinkUse(ctx, row, hash, link.used_at)
  return true
}

/** A cookie for this site only: its path is the site's, so it is never sent to another site of the origin. */
const cookie = ({ base, secure }: SiteRequest, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=${base === '' ? '/' : base}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`

/** The requested URL without one query parameter. */
const without = (request: SiteRequest, name: string): string => {
  const query = new URLSearchParams(request.query)
  query.delete(name)
  const text = query.toString()
  return `${request.path}${text === '' ? '' : `?${text}`}`
}

const thirtyDays = 30 * 24 * 3600

/**
 * Identifies the visitor and their claims. Unsigned claims come last: they open no site, and are kept apart from the
 * claims of tokens.
 */
export const admit = async (
  ctx: Context,
  model: PublishedModel,
  request: SiteRequest,
): Promise<Admission> => {
  const admission = await admitted(ctx, model, request)
  if (admission.kind !== 'in') return admission
  const { claims: unsigned, said } = unsignedClaims(model.adaptiveSchema, request)
  if (said !== undefined)
    return {
      kind: 'sent',
      to: `${request.path}${said.query === '' ? '' : `?${said.query}`}`,
      cookie: cookie(request, unsignedCookie, encodeURIComponent(said.cookie), thirtyDays),
    }
  if (Object.keys(unsigned).length === 0) return admission
  const { visit } = admission
  const claimsKey = hashed([visit.claimsKey, Object.entries(unsigned).sort(([a], [b]) => (a < b ? -1 : 1))])
  return {
    ...admission,
    visit: { ...visit, claims: { ...visit.claims, unsigned }, claimsKey, shared: false },
  }
}

const hashed = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

const admitted = async (ctx: Context, model: PublishedModel, request: SiteRequest): Promise<Admission> => {
  const { visibility } = model.row
  const open = visibility === 'public' || visibility === 'unlisted'
  const { base, origin, segments } = request
  const common = { base, origin, indexed: visibility === 'public' }
  const nobody = { ...common, claims: {}, claimsKey: '', shared: open }

  if (visibility === 'share-link') {
    const [first, ...rest] = segments
    if (await opens(ctx, model, first))
      return { kind: 'in', visit: { ...nobody, base: `${base}/${first ?? ''}` }, path: rest }
    const asked = request.query.get('shareKey') ?? undefined
    if (asked !== undefined && (await opens(ctx, model, asked)))
      return {
        kind: 'sent',
        to: without(request, 'shareKey'),
        cookie: cookie(request, shareCookie, encodeURIComponent(asked), thirtyDays),
      }
    return (await opens(ctx, model, request.cookie(shareCookie)))
      ? { kind: 'in', visit: nobody, path: segments }
      : { kind: 'refused' }
  }
  if (model.visitorKeys.length === 0)
    return open ? { kind: 'in', visit: nobody, path: segments } : { kind: 'refused' }

  const shown = request.query.get('jwt_token')
  if (shown !== null) {
    const visitor = await visitorOf(ctx, model, shown)
    // An invalid token is dropped on an open site and refused otherwise; redirecting to the login URL could loop.
    if (visitor === undefined)
      return open ? { kind: 'sent', to: without(request, 'jwt_token') } : badToken(model)
    return {
      kind: 'sent',
      to: without(request, 'jwt_token'),
      cookie: cookie(request, visitCookie, shown, visitor.seconds),
    }
  }
  const kept = request.cookie(visitCookie)
  const visitor = kept === undefined ? undefined : await visitorOf(ctx, model, kept)
  if (visitor !== undefined)
    return {
      kind: 'in',
      visit: { ...common, claims: visitor.claims, claimsKey: visitor.key, shared: false },
      path: segments,
    }
  if (open) return { kind: 'in', visit: nobody, path: segments }
  const fallback = fallbackOf(model)
  if (fallback === undefined) return { kind: 'refused' }
  fallback.searchParams.set('location', request.path.slice(base.length) || '/')
  return { kind: 'sent', to: fallback.href }
}

const fallbackOf = ({ row }: PublishedModel): URL | undefined => {
  const url =
    row.fallback_url !== null && URL.canParse(row.fallback_url) ? new URL(row.fallback_url) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined
}

const badToken = (model: PublishedModel): Admission =>
  fallbackOf(model) === undefined
    ? { kind: 'refused' }
    : {
        kind: 'refused',
        reason: 'This sign-in is not valid or has ended. Sign in again where you came from.',
      }

interface Visitor {
  readonly claims: Claims
  readonly key: string
  /** Remaining lifetime of the token. */
  readonly seconds: number
}

/**
 * The visitor of a token. It must be signed with HS256 by a key of this site and have an expiry; if it has an audience,
 * that must be this site.
 */
const visitorOf = async (
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
      const mine = [row.id, row.basename, row.hostname]
      if (audience !== undefined && !audience.some((one) => mine.includes(one))) return undefined
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
