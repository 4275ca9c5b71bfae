/** The event of a visitor who comes to sign in to a site, or to sign out: `…/sites/SITE/~visitor`. */
import type { IncomingMessage } from 'node:http'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import { visitorSigningKey } from '../../sites/model/visitor-signing-key.ts'
import { signInScope } from '../catalog/visitor-integrations.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { isGranted } from '../model/granted-scopes.ts'
import type { EndpointAddress } from './endpoint-address.ts'
import { foreignCookies } from './cookies.ts'

/** Parameters that are passed on to the provider. */
const passedParameters = ['invitation', 'organization', 'login_hint', 'ui_locales'] as const

const longest = { location: 2048, parameter: 1024, cookies: 8192 } as const
const maxCookies = 50

/** Any origin: only used to find out what a browser makes of a path. */
const anyOrigin = 'http://site.invalid'

/**
 * Whether a path, put behind the URL of a site, stays on that site: it begins with one slash, and a browser requests it
 * exactly as it is written.
 */
const isOwnLocation = (location: string): boolean =>
  location.length <= longest.location &&
  location.startsWith('/') &&
  URL.canParse(location, anyOrigin) &&
  new URL(location, anyOrigin).href === `${anyOrigin}${location}` &&
  !/[?#\\]|%2f|%5c/i.test(location)

/** Cookies by name, without ours; the first of a name has the longest path. */
const cookiesIn = (header: string): JsonObject => {
  const cookies = new Map<string, string>()
  const pairs = (foreignCookies(header.slice(0, longest.cookies)) ?? '').split('; ').slice(0, maxCookies)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at > 0 && !cookies.has(pair.slice(0, at))) cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return Object.fromEntries(cookies)
}

/** Whether a request is about the visitors of a site; no such request becomes a `fetch` event. */
export const isVisitorAddress = ({ target, rest }: EndpointAddress): boolean =>
  target?.kind === 'site' && (rest === '/~visitor' || rest.startsWith('/~visitor/'))

/** Whether the integration signs in the visitors of the site that is addressed. */
const signsIn = async ({ keys, store }: Context, subject: EventSubject): Promise<boolean> => {
  const { integration, installation, target } = subject
  if (target?.kind !== 'site' || installation?.status !== 'active' || target.status !== 'active') return false
  return (
    isGranted(subject, signInScope) &&
    (await visitorSigningKey(keys, store.read, target.target, integration.name)) !== undefined
  )
}

/**
 * What the event holds beside the ids of the subject. `unknown`: nothing is there for visitors. `malformed`: a parameter
 * is wrong; above all a location that is not a path of the site, to which a token would be sent.
 */
export const visitorPayload = async (
  ctx: Context,
  subject: EventSubject,
  { rest }: EndpointAddress,
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): Promise<JsonObject | 'unknown' | 'malformed'> => {
  if (rest !== '/~visitor' || (method !== 'GET' && method !== 'HEAD')) return 'unknown'
  if (!(await signsIn(ctx, subject))) return 'unknown'
  const query = new URL(url, anyOrigin).searchParams
  const location = query.get('location') ?? '/'
  const action = query.get('action')
  const passed = passedParameters.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  if (!isOwnLocation(location) || (action !== null && action !== 'logout')) return 'malformed'
  if (passed.some(([, value]) => value.length > longest.parameter)) return 'malformed'
  return {
    location,
    searchParams: Object.fromEntries(passed),
    cookies: cookiesIn(headers.cookie ?? ''),
    ...(action !== null && { action }),
  }
}
