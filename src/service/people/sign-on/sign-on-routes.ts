/**
 * Single sign-on in the browser, on the dashboard's origin: `start` redirects to the provider, `acs` receives the
 * posted response, `finish` opens the session. The response is posted cross-site, so it arrives without our cookies; it
 * is validated and stored, and only the browser that started can continue, with the cookie set by `start`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignOnProblem } from '../../../contract/people/sign-on-problems.ts'
import { audit } from '../../events/audit-log.ts'
import { actingFor } from '../../http/binding/request-source.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { hashSecret } from '../../http/binding/authenticate.ts'
import { sessionCookie } from '../../http/binding/cookies.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { SamlProviderTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { beginSession } from '../person-rows.ts'
import { parseCertificates } from './saml-certificates.ts'
import type { Assertion } from './saml-response.ts'
import { readResponse, requestUrl, serviceMetadata, SignOnError } from './saml-response.ts'
import { serviceKey } from './service-key.ts'
import { signOnCookie, signOnCookieIn } from './sign-on-cookie.ts'
import { admitPerson } from './sign-on-person.ts'
import { failTest, passTest } from './sign-on-tests.store.ts'
import {
  beginRequest,
  findProvider,
  isActive,
  isComplete,
  takeAnswer,
  useTicket,
  waitingSince,
} from './sign-on.store.ts'

/** High, since an office shares one IP address and there is nothing to guess. */
const perAddress = { attempts: 600, seconds: 900 }
const bodyLimit = 400_000

/** A path of the dashboard, safe against open redirects. */
const safePath = (given: unknown): string =>
  typeof given === 'string' && /^\/(?![/\\])[\x21-\x7e]{0,1000}$/.test(given) && !given.includes('\\')
    ? given
    : '/'

const serviceOf = ({ addresses }: Context, provider: string) => {
  const { acs, metadata } = addresses.signOn(provider)
  return { entityId: metadata, acs }
}

/** Records a rejected response in the audit log. */
export const auditSignOnRefusal = (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  { problem, message }: { readonly problem: SignOnProblem; readonly message: string },
): Promise<void> =>
  audit(db, ctx, {
    organization: provider.organization,
    action: 'sign-on.refused',
    actor: '',
    target: { kind: 'saml-provider', id: provider.id, title: provider.label },
    after: { problem, detail: message.slice(0, 500) },
  })

type Handler = (
  request: FastifyRequest<{ Params: { provider: string } }>,
  reply: FastifyReply,
  provider: SamlProviderTable,
) => Promise<unknown>

export const registerSignOn = (app: FastifyInstance, ctx: Context): void => {
  const { store, now, config } = ctx

  /** Redirects to the error page. A test returns to its screen, which shows more details. */
  const refuse = async (
    reply: FastifyReply,
    provider: SamlProviderTable,
    error: SignOnError,
    asked: string | undefined,
  ): Promise<unknown> => {
    const tested = await store.write(async (db) => {
      await auditSignOnRefusal(ctx, db, provider, error)
      return asked === undefined ? undefined : failTest(ctx, db, provider, asked, error)
    })
    const query = new URLSearchParams(
      tested === undefined ? { problem: error.problem } : { provider: provider.id, test: tested },
    )
    const where = tested === undefined ? '/sign-in' : `/o/${provider.organization}/settings/sign-on`
    return reply.redirect(`${config.baseUrl}${where}?${query.toString()}`, 303)
  }

  const handled =
    (handler: Handler) =>
    (request: FastifyRequest<{ Params: { provider: string } }>, reply: FastifyReply): Promise<unknown> => {
      const source = {
        address: request.ip,
        agent: request.headers['user-agent']?.slice(0, 300) ?? '',
        caller: undefined,
        credential: undefined,
      }
      return actingFor(source, async () => {
        void reply.header('cache-control', 'no-store')
        await store.write((db) => countAttempt(db, attemptsFrom('sso-from', request.ip), perAddress, now()))
        const provider = await findProvider(store.read, request.params.provider)
        if (!provider) throw notFound()
        return handler(request, reply, provider)
      })
    }

  const start: Handler = async (request, reply, provider) => {
    const query = request.query as Record<string, unknown>
    const test = typeof query['test'] === 'string' ? query['test'] : undefined
    // A test was started by an administrator, whose browser has the cookie already.
    if (test === undefined && !isActive(provider))
      return refuse(
        reply,
        provider,
        new SignOnError('provider-off', 'The provider is not active.'),
        undefined,
      )
    const key = await serviceKey(ctx).catch((error: unknown) => {
      if (error instanceof Failure && error.reason === 'state-forbids') return error
      throw error
    })
    // This is a browser, so redirect to a page that explains what to do.
    if (key instanceof Failure)
      return refuse(reply, provider, new SignOnError('service-key', key.message), test)
    const { privateKey } = key
    let id = test
    if (id === undefined) {
      const begun = await store.write((db) =>
        beginRequest(ctx, db, provider, {
          kind: 'sign-in',
          returnTo: safePath(query['returnTo']),
          person: '',
        }),
      )
      id = begun.id
      void reply.header('set-cookie', signOnCookie(config.baseUrl, begun.browser))
    } else {
      const browser = signOnCookieIn(request.headers.cookie)
      const waiting = await store.read
        .selectFrom('sign_on_requests')
        .select('id')
        .where('id', '=', id)
        .where('provider', '=', provider.id)
        .where('kind', '=', 'test')
        .where('state', '=', 'sent')
        .where('expires_at', '>', now())
        .where('browser', '=', hashSecret(browser ?? ''))
        .executeTakeFirst()
      if (!waiting || !isComplete(provider)) throw notFound()
    }
    const service = serviceOf(ctx, provider.id)
    return reply.redirect(await requestUrl({ id, ssoUrl: provider.sso_url, service, privateKey }), 302)
  }

  const consume: Handler = async (request, reply, provider) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const answers = form.getAll('SAMLResponse')
    const encoded = answers.length === 1 ? (answers[0] ?? '') : ''
    let asked: string | undefined
    try {
      if (!isComplete(provider)) throw new SignOnError('provider-off', 'The provider is not set up.')
      const said = await readResponse(encoded, {
        entityId: provider.entity_id,
        certificates: parseCertificates(provider.certificate).map(({ pem }) => pem),
        service: serviceOf(ctx, provider.id),
        // The request id comes from the unverified response; it is only used to report errors of a test.
        sentAt: (id) => {
          asked = id
          return waitingSince(store.read, provider.id, id, now())
        },
        now,
      })
      const ticket = await store.write((db) => takeAnswer(ctx, db, provider.id, said, said))
      if (ticket === undefined) {
        asked = undefined
        throw new SignOnError('replayed', 'The answer was used before.')
      }
      const go = new URLSearchParams({ ticket })
      return await reply.redirect(`${config.baseUrl}/sso/${provider.id}/finish?${go.toString()}`, 303)
    } catch (error) {
      if (!(error instanceof SignOnError)) throw error
      asked ??= /\bInResponseTo="(_\w{1,64})"/.exec(Buffer.from(encoded, 'base64').toString('utf8'))?.[1]
      return refuse(reply, provider, error, asked)
    }
  }

  const finish: Handler = async (request, reply, provider) => {
    const { ticket } = request.query as { ticket?: unknown }
    const row =
      typeof ticket === 'string'
        ? await store.write((db) => useTicket(db, provider.id, ticket, now()))
        : undefined
    const browser = signOnCookieIn(request.headers.cookie)
    void reply.header('set-cookie', signOnCookie(config.baseUrl, ''))
    if (!row)
      return refuse(
        reply,
        provider,
        new SignOnError('replayed', 'This sign-in was finished before.'),
        undefined,
      )
    if (row.browser !== hashSecret(browser ?? ''))
      return refuse(
        reply,
        provider,
        new SignOnError('other-browser', 'The sign-in was begun in another browser.'),
        undefined,
      )
    const said = JSON.parse(row.result ?? 'null') as Assertion
    try {
      if (row.kind === 'test') {
        await store.write((db) => passTest(ctx, db, provider, row, said))
        const query = new URLSearchParams({ provider: provider.id, test: row.id })
        return await reply.redirect(
          `${config.baseUrl}/o/${provider.organization}/settings/sign-on?${query.toString()}`,
          303,
        )
      }
      const source = { address: request.ip, agent: request.headers['user-agent']?.slice(0, 300) ?? '' }
      const secret = await store.write(async (db) => {
        const current = await findProvider(db, provider.id)
        if (!current || !isActive(current))
          throw new SignOnError('provider-off', 'The provider is not active any more.')
        const person = await admitPerson(ctx, db, current, said)
        return beginSession(ctx, db, person.id, source, 'sign-on', {
          signOn: current.organization,
          until: said.sessionUntil,
        })
      })
      void reply.header('set-cookie', sessionCookie(config.baseUrl, secret))
      return await reply.redirect(`${config.baseUrl}${row.return_to}`, 303)
    } catch (error) {
      if (!(error instanceof SignOnError)) throw error
      return refuse(reply, provider, error, row.id)
    }
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    )
    scope.get('/sso/:provider/start', handled(start))
    scope.post('/sso/:provider/acs', handled(consume))
    scope.get('/sso/:provider/finish', handled(finish))
    scope.get(
      '/sso/:provider/metadata',
      handled(async (_request, reply, provider) => {
        const xml = await serviceMetadata(serviceOf(ctx, provider.id), await serviceKey(ctx))
        return reply.type('application/samlmetadata+xml; charset=utf-8').send(xml)
      }),
    )
  })
}
