/** Where visitors of a site sign in and out: at a program of its owner, through an integration, or in the dashboard. */
import { longestLocation } from '../../../../contract/sites/access/limits.ts'
import type { SignIn } from '../../../integrations/catalog/visitor-integrations.ts'
import { signInOf } from '../../../integrations/catalog/visitor-integrations.ts'
import type { VisitorMessage } from '../../../../site/pages/visitor-message.ts'
import type { Context } from '../../../context.ts'
import type { SiteRow } from '../../../storage/schema/site-tables.ts'
import type { PublishedModel } from '../../visibility/published-model.ts'
import type { SiteRequest } from '../site-request.ts'
import { siteCookie, visitCookie } from './visitor-token.ts'

/** The first path segment at which visitors sign out. */
export const signOutSegment = '~logout'

/** Parameters of a page's URL that the integration passes on to the provider. */
const passedParameters = ['invitation', 'organization', 'login_hint', 'ui_locales'] as const

/**
 * What signs visitors in. `members`: the dashboard, which members of the organization sign in to. `usable`: an
 * integration that can; `unusable`: one that cannot at present.
 */
export type VisitorBackend =
  | { readonly kind: 'custom' }
  | { readonly kind: 'members'; readonly endpoint: string }
  | { readonly kind: 'usable'; readonly endpoint: string }
  | { readonly kind: 'unusable'; readonly acceptsTokens: boolean }

const integrationBackend = ({ addresses }: Context, { id }: SiteRow, name: string, signIn: SignIn) => {
  if ('installation' in signIn) {
    const target = { kind: 'site', id } as const
    return {
      kind: 'usable',
      endpoint: `${addresses.integrationEndpoint(name, signIn.installation, target)}/~visitor`,
    } as const
  }
  // Visitors stay signed in while an integration is paused. One that was removed may still know the key.
  const acceptsTokens = signIn.problem === 'paused' || signIn.problem === 'not-configured'
  return { kind: 'unusable', acceptsTokens } as const
}

export const visitorBackend = async (ctx: Context, { row }: PublishedModel): Promise<VisitorBackend> => {
  const { id, organization, visitor_integration: name } = row
  if (row.visitor_members === 1)
    return { kind: 'members', endpoint: ctx.addresses.siteVisit(organization, id) }
  if (name === null) return { kind: 'custom' }
  return integrationBackend(ctx, row, name, await signInOf(ctx.store.read, id, name))
}

const urlOf = (text: string | null): URL | undefined => {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The path of a request below the site, as browsers write it. */
const locationOf = ({ path, base }: SiteRequest): string => {
  const below = path.slice(base.length)
  const location = below.startsWith('/') ? new URL(below, 'http://site.invalid').pathname : '/'
  return location.length > longestLocation ? '/' : location
}

export type StrangerAnswer =
  | { readonly kind: 'sent'; readonly to: string; readonly forPages: true }
  | { readonly kind: 'refused'; readonly message: VisitorMessage }

/** For a site that sends nobody anywhere to sign in. The status is that of a missing site. */
export const needsSignIn: StrangerAnswer = { kind: 'refused', message: { status: 404, says: 'signIn' } }

/** Sends a visitor without a token to where they sign in. */
export const signInAt = (
  backend: VisitorBackend,
  { row }: PublishedModel,
  request: SiteRequest,
): StrangerAnswer => {
  const fallback = urlOf(row.fallback_url)
  if (backend.kind === 'unusable')
    return {
      kind: 'refused',
      message: {
        status: 503,
        says: 'unavailable',
        ...(fallback && { link: { label: 'moreInformation', href: fallback.href } }),
      },
    }
  const to = backend.kind === 'custom' ? fallback : new URL(backend.endpoint)
  if (to === undefined) return needsSignIn
  to.searchParams.set('location', locationOf(request))
  if (backend.kind === 'usable')
    for (const name of passedParameters) {
      const value = request.query.get(name)
      if (value !== null) to.searchParams.set(name, value)
    }
  return { kind: 'sent', to: to.href, forPages: true }
}

/** The answer to a token that is invalid. Signing in again at once could go on forever. */
export const badToken = (
  backend: VisitorBackend,
  { row }: PublishedModel,
  { base }: SiteRequest,
): StrangerAnswer =>
  backend.kind === 'custom' && urlOf(row.fallback_url) === undefined
    ? needsSignIn
    : {
        kind: 'refused',
        message: {
          status: 401,
          says: 'notSignedIn',
          link: { label: 'signIn', href: base === '' ? '/' : base },
        },
      }

export interface SignedOut {
  /** Where the visitor signs out too; without it `message` is the answer. */
  readonly to?: string
  readonly cookie: string
  readonly message: VisitorMessage
}

/** Ends the visit: the cookie goes, then the visitor goes on to the site's sign-out URL, or to the integration. */
export const signOut = (
  backend: VisitorBackend,
  { row }: PublishedModel,
  request: SiteRequest,
): SignedOut => {
  const { base } = request
  const integration = backend.kind === 'usable' ? new URL(backend.endpoint) : undefined
  integration?.searchParams.set('action', 'logout')
  const to = urlOf(row.logout_url) ?? integration
  return {
    ...(to && { to: to.href }),
    cookie: siteCookie(request, visitCookie, '', 0),
    message: {
      status: 200,
      says: 'signedOut',
      link: { label: 'signIn', href: base === '' ? '/' : base },
    },
  }
}
