/**
 * Identifies the visitor of a site and decides whether they may see it. Others are told what they need; nothing of the
 * site's content or name is shown to them.
 *
 * A share link opens it by its secret: as the first path segment (all links then include it), in the query, or in a
 * cookie for the site's path. Authenticated visitors present a token signed by the owner's program, an integration or
 * the service: in the query, then in a cookie for the site's path. Both cookies are HttpOnly and useless elsewhere.
 */
import { hotQuery } from '../../../storage/hot-query.ts'
import type { Context } from '../../../context.ts'
import { noteShareLinkUse } from '../../audience/share-link-use.ts'
import { shareHash } from '../../model/site-secrets.ts'
import type { PublishedModel } from '../../visibility/published-model.ts'
import type { SiteRequest } from '../site-request.ts'
import { unsignedClaims, unsignedCookie } from './unsigned-claims.ts'
import type { Visit } from '../../visibility/visible-site.ts'
import type { StrangerAnswer } from './visitor-sign-in.ts'
import { badToken, needsSignIn, signInAt, visitorBackend } from './visitor-sign-in.ts'
import { memberCookie, memberVisitor } from './member-visits.ts'
import { hashed, siteCookie, visitCookie, visitorOf } from './visitor-token.ts'

export type Admission =
  | { readonly kind: 'in'; readonly visit: Visit; readonly path: readonly string[] }
  /** A redirect, with a cookie that opens the site there. */
  | { readonly kind: 'sent'; readonly to: string; readonly cookie?: string }
  | StrangerAnswer

const shareCookie = 'recto-share'

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

/** The requested URL without one query parameter. */
const without = (request: SiteRequest, name: string): string => {
  const query = new URLSearchParams(request.query)
  query.delete(name)
  const text = query.toString()
  return `${request.path}${text === '' ? '' : `?${text}`}`
}

/** Whether the visitor came with a share link, in the query or by an earlier visit, that does not open the site. */
const hadLink = (request: SiteRequest): boolean =>
  request.query.has('shareKey') || request.cookie(shareCookie) !== undefined

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
  const { claims: unsigned, fromUrl } = unsignedClaims(model.adaptiveSchema, request)
  if (fromUrl !== undefined)
    return {
      kind: 'sent',
      to: `${request.path}${fromUrl.query === '' ? '' : `?${fromUrl.query}`}`,
      cookie: siteCookie(request, unsignedCookie, encodeURIComponent(fromUrl.cookie), thirtyDays),
    }
  if (Object.keys(unsigned).length === 0) return admission
  const { visit } = admission
  const claimsKey = hashed([visit.claimsKey, Object.entries(unsigned).sort(([a], [b]) => (a < b ? -1 : 1))])
  return {
    ...admission,
    visit: { ...visit, claims: { ...visit.claims, unsigned }, claimsKey, shared: false },
  }
}

const admitted = async (ctx: Context, model: PublishedModel, request: SiteRequest): Promise<Admission> => {
  const { visibility } = model.row
  const open = visibility === 'public' || visibility === 'unlisted'
  const { base, origin, segments } = request
  const common = { base, origin, indexed: visibility === 'public' }
  const anonymous = { ...common, claims: {}, claimsKey: '', shared: open }

  if (visibility === 'share-link') {
    const [first, ...rest] = segments
    if (await opens(ctx, model, first))
      return { kind: 'in', visit: { ...anonymous, base: `${base}/${first ?? ''}` }, path: rest }
    const asked = request.query.get('shareKey') ?? undefined
    if (asked !== undefined && (await opens(ctx, model, asked)))
      return {
        kind: 'sent',
        to: without(request, 'shareKey'),
        cookie: siteCookie(request, shareCookie, encodeURIComponent(asked), thirtyDays),
      }
    return (await opens(ctx, model, request.cookie(shareCookie)))
      ? { kind: 'in', visit: anonymous, path: segments }
      : { kind: 'refused', message: { status: 404, says: hadLink(request) ? 'linkEnded' : 'share' } }
  }
  if (model.visitorKeys.length === 0)
    return open ? { kind: 'in', visit: anonymous, path: segments } : needsSignIn

  return withToken(ctx, model, request, anonymous)
}

/** Identifies the visitor by their token. Without one an open site is shown to them as `anonymous`. */
const withToken = async (
  ctx: Context,
  model: PublishedModel,
  request: SiteRequest,
  anonymous: Visit,
): Promise<Admission> => {
  const open = anonymous.shared
  const backend = await visitorBackend(ctx, model)
  const refusesTokens = backend.kind === 'unusable' && !backend.acceptsTokens
  const visitorIn = backend.kind === 'members' ? memberVisitor : visitorOf
  const read = async (token: string | undefined) =>
    token === undefined || refusesTokens ? undefined : visitorIn(ctx, model, token)

  const token = request.query.get('jwt_token')
  if (token !== null) {
    const visitor = await read(token)
    // An invalid token is dropped on an open site and refused otherwise; redirecting to the login URL could loop.
    if (visitor === undefined) {
      if (open) return { kind: 'sent', to: without(request, 'jwt_token') }
      return backend.kind === 'unusable'
        ? signInAt(backend, model, request)
        : badToken(backend, model, request)
    }
    return {
      kind: 'sent',
      to: without(request, 'jwt_token'),
      cookie:
        backend.kind === 'members'
          ? await memberCookie(ctx, model, request, token)
          : siteCookie(request, visitCookie, token, visitor.seconds),
    }
  }
  const visitor = await read(request.cookie(visitCookie))
  if (visitor !== undefined) {
    const { claims, key: claimsKey } = visitor
    return {
      kind: 'in',
      visit: { ...anonymous, claims, claimsKey, shared: false, signedIn: true },
      path: request.segments,
    }
  }
  return open ? { kind: 'in', visit: anonymous, path: request.segments } : signInAt(backend, model, request)
}
