/** `GET /sso/{provider}/start`: sends the browser to the identity provider, for a sign-in or a test. */
import { Id } from '../../../contract/wire/shapes.ts'
import { hashSecret } from '../../http/binding/authenticate.ts'
import { Failure } from '../../http/failure.ts'
import { requestUrl, SignOnError } from './saml-response.ts'
import { serviceKey } from './service-key.ts'
import type { SignOnCall } from './sign-on-call.ts'
import { refuseSignOn, serviceOf, showProblem } from './sign-on-call.ts'
import { signOnCookie, signOnCookieIn } from './sign-on-cookie.ts'
import { beginRequest, isActive, isComplete } from './sign-on.store.ts'

/** A path of the dashboard, safe against open redirects. */
const safePath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]{0,1000}$/.test(path) && !path.includes('\\')
    ? path
    : '/'

/** Stores a new sign-in and binds it to this browser with a cookie; returns the id of the request. */
const beginSignIn = async ({ ctx, reply, provider }: SignOnCall, returnTo: unknown): Promise<string> => {
  const { id, browser } = await ctx.store.write((db) =>
    beginRequest(ctx, db, provider, { kind: 'sign-in', returnTo: safePath(returnTo), person: '' }),
  )
  void reply.header('set-cookie', signOnCookie(ctx.config.baseUrl, browser))
  return id
}

/** Whether this browser started the test, and it is still waiting for the provider's response. */
const isOwnTest = async ({ ctx, request, provider }: SignOnCall, id: string): Promise<boolean> => {
  const browser = signOnCookieIn(request.headers.cookie)
  const row = await ctx.store.read
    .selectFrom('sign_on_requests')
    .select('id')
    .where('id', '=', id)
    .where('provider', '=', provider.id)
    .where('kind', '=', 'test')
    .where('state', '=', 'sent')
    .where('expires_at', '>', ctx.now())
    .where('browser', '=', hashSecret(browser ?? ''))
    .executeTakeFirst()
  return row !== undefined && isComplete(provider)
}

export const startSignOn = async (call: SignOnCall): Promise<unknown> => {
  const { ctx, request, reply, provider } = call
  const query = request.query as Record<string, unknown>
  // A test was started by an administrator, whose browser has the cookie already.
  const test = typeof query['test'] === 'string' ? query['test'] : undefined
  if (test !== undefined && !Id.safeParse(test).success) return showProblem(ctx, reply, 'unknown-test')
  if (test === undefined && !isActive(provider))
    return refuseSignOn(call, new SignOnError('provider-off', 'The provider is not active.'))
  const key = await serviceKey(ctx).catch((error: unknown) => {
    if (error instanceof Failure && error.reason === 'state-forbids') return error
    throw error
  })
  // This is a browser, so redirect to a page that explains what to do.
  if (key instanceof Failure)
    return refuseSignOn(
      call,
      new SignOnError('service-key', key.message),
      test === undefined ? undefined : { id: test, state: 'sent' },
    )
  if (test !== undefined && !(await isOwnTest(call, test))) return showProblem(ctx, reply, 'unknown-test')
  const id = test ?? (await beginSignIn(call, query['returnTo']))
  const { privateKey } = key
  const service = serviceOf(ctx, provider.id)
  return reply.redirect(await requestUrl({ id, ssoUrl: provider.sso_url, service, privateKey }), 302)
}
