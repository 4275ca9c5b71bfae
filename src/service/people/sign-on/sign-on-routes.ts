/**
 * Single sign-on in the browser, on the dashboard's origin: `start` redirects to the provider, `acs` receives the
 * posted response, `finish` opens the session. The response is posted cross-site, so it arrives without our cookies; it
 * is validated and stored, and only the browser that started can continue, with the cookie set by `start`.
 *
 * What a browser requests is refused with a redirect to the sign-in page; `metadata` is for programs.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Id } from '../../../contract/wire/shapes.ts'
import { actingFor } from '../../http/binding/request-source.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { Context } from '../../context.ts'
import { finishSignOn } from './finish-sign-on.ts'
import { receiveResponse } from './receive-response.ts'
import { serviceMetadata } from './saml-response.ts'
import { serviceKey } from './service-key.ts'
import type { SignOnCall, SignOnRequest } from './sign-on-call.ts'
import { serviceOf, showProblem } from './sign-on-call.ts'
import { findProvider } from './sign-on.store.ts'
import { startSignOn } from './start-sign-on.ts'

/** High, since an office shares one IP address and there is nothing to guess. */
export const perAddress = { attempts: 600, seconds: 900 }
const bodyLimit = 400_000

/** Finds the provider of a request and counts the attempt. */
const withProvider =
  (ctx: Context, handle: (call: SignOnCall) => Promise<unknown>) =>
  (request: SignOnRequest, reply: FastifyReply): Promise<unknown> => {
    const source = {
      address: request.ip,
      agent: request.headers['user-agent']?.slice(0, 300) ?? '',
      caller: undefined,
      credential: undefined,
    }
    return actingFor(source, async () => {
      void reply.header('cache-control', 'no-store')
      await ctx.store.write((db) =>
        countAttempt(db, attemptsFrom('sso-from', request.ip), perAddress, ctx.now()),
      )
      const id = Id.safeParse(request.params.provider)
      const provider = id.success ? await findProvider(ctx.store.read, id.data) : undefined
      if (!provider) throw notFound()
      return handle({ ctx, request, reply, provider })
    })
  }

/** Handles a request of a browser. */
const forBrowser = (ctx: Context, handle: (call: SignOnCall) => Promise<unknown>) => {
  const answer = withProvider(ctx, handle)
  return async (request: SignOnRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      return await answer(request, reply)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
      if (error.reason === 'too-many-requests') return showProblem(ctx, reply, 'too-many-attempts')
      if (error.reason === 'not-found') return showProblem(ctx, reply, 'unknown-provider')
      throw error
    }
  }
}

const sendMetadata = async ({ ctx, reply, provider }: SignOnCall): Promise<unknown> => {
  const xml = await serviceMetadata(serviceOf(ctx, provider.id), await serviceKey(ctx))
  return reply.type('application/samlmetadata+xml; charset=utf-8').send(xml)
}

export const registerSignOn = (app: FastifyInstance, ctx: Context): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    )
    scope.get('/sso/:provider/start', forBrowser(ctx, startSignOn))
    scope.post('/sso/:provider/acs', forBrowser(ctx, receiveResponse))
    scope.get('/sso/:provider/finish', forBrowser(ctx, finishSignOn))
    scope.get('/sso/:provider/metadata', withProvider(ctx, sendMetadata))
  })
}
