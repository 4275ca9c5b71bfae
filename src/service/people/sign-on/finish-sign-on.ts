/** `GET /sso/{provider}/finish`: opens the session, or stores the result of a test, in the browser that started. */
import { hashSecret } from '../../http/binding/authenticate.ts'
import { sessionCookie } from '../../http/binding/cookies.ts'
import type { SignOnRequestTable } from '../../storage/schema/sign-on-tables.ts'
import { beginSession } from '../person-rows.ts'
import type { Assertion } from './saml-response.ts'
import { SignOnError } from './saml-response.ts'
import type { SignOnCall } from './sign-on-call.ts'
import { refuseSignOn, testResultUrl } from './sign-on-call.ts'
import { signOnCookie, signOnCookieIn } from './sign-on-cookie.ts'
import { admitPerson } from './sign-on-person.ts'
import { passTest } from './sign-on-tests.store.ts'
import { findProvider, isActive, useTicket } from './sign-on.store.ts'

/** Admits the person of the assertion; returns the secret of their new session. */
const openSession = ({ ctx, request, provider }: SignOnCall, assertion: Assertion): Promise<string> => {
  const source = { address: request.ip, agent: request.headers['user-agent']?.slice(0, 300) ?? '' }
  return ctx.store.write(async (db) => {
    const current = await findProvider(db, provider.id)
    if (!current || !isActive(current))
      throw new SignOnError('provider-off', 'The provider is no longer active.')
    const person = await admitPerson(ctx, db, current, assertion)
    return beginSession(ctx, db, person.id, source, 'sign-on', {
      signOn: current.organization,
      until: assertion.sessionUntil,
    })
  })
}

/** Acts on a validated response, which is stored in the row. */
const complete = async (call: SignOnCall, row: SignOnRequestTable): Promise<unknown> => {
  const { ctx, reply, provider } = call
  const { baseUrl } = ctx.config
  const assertion = JSON.parse(row.result ?? 'null') as Assertion
  if (row.kind === 'test') {
    await ctx.store.write((db) => passTest(ctx, db, provider, row, assertion))
    return reply.redirect(testResultUrl(ctx, provider, row.id), 303)
  }
  const secret = await openSession(call, assertion)
  void reply.header('set-cookie', sessionCookie(baseUrl, secret))
  return reply.redirect(`${baseUrl}${row.return_to}`, 303)
}

export const finishSignOn = async (call: SignOnCall): Promise<unknown> => {
  const { ctx, request, reply, provider } = call
  const { ticket } = request.query as { ticket?: unknown }
  const row =
    typeof ticket === 'string'
      ? await ctx.store.write((db) => useTicket(db, provider.id, ticket, ctx.now()))
      : undefined
  const browser = signOnCookieIn(request.headers.cookie)
  void reply.header('set-cookie', signOnCookie(ctx.config.baseUrl, ''))
  if (!row) return refuseSignOn(call, new SignOnError('replayed', 'This sign-in has already been completed.'))
  if (row.browser !== hashSecret(browser ?? ''))
    return refuseSignOn(call, new SignOnError('other-browser', 'The sign-in was started in another browser.'))
  try {
    return await complete(call, row)
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error
    return refuseSignOn(call, error, { id: row.id, state: 'done' })
  }
}
