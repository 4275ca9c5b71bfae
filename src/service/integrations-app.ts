/**
 * The third origin: public endpoints of integrations. What they answer is foreign code, so they share an origin neither
 * with the dashboard nor with published sites.
 */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import fastify from 'fastify'
import type { Context } from './context.ts'
import { Failure } from './http/failure.ts'
import { shareOf } from './http/limits/rate-limit.ts'
import { RequestLimits } from './http/limits/request-limits.ts'
import { closeConnectionsWhenIdle } from './http/server/close-connections.ts'
import { discardRest, isUnfinished } from './http/server/discard-body.ts'
import { frameworkOptions } from './http/server/framework.ts'
import { handleInside } from './integrations/runtime/inside-apps.ts'
import { serveFrameFiles } from './integrations/serving/frame-files.ts'
import { sendProblem, serveEndpoint, unknownEndpoint } from './integrations/serving/serve-endpoint.ts'
import { StoreUnavailable } from './storage/store-unavailable.ts'

const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailable) {
      void reply.header('retry-after', '5')
      return sendProblem(reply, {
        status: 503,
        message: 'This is not available right now. Try again in a moment.',
      })
    }
    if (error instanceof Failure) {
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
      return sendProblem(reply, { status: error.status, message: error.message })
    }
    const status = error.statusCode ?? 500
    if (status >= 500)
      request.log.error(
        { err: error, requestId: request.id, path: request.url },
        'A request to an integration failed with an internal error',
      )
    const message = status >= 500 ? 'Something went wrong on the server.' : 'The request is malformed.'
    return sendProblem(reply, { status, message })
  })
}

export const buildIntegrationsApp = (ctx: Context): FastifyInstance => {
  const app: FastifyInstance = fastify({
    ...frameworkOptions(ctx),
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply as unknown as FastifyReply, unknownEndpoint),
  })
  closeConnectionsWhenIdle(app)
  const limits = new RequestLimits(shareOf(ctx.config.rateLimit, ctx.config), ctx.now)
  app.addHook('onRequest', (request, reply, done) => {
    limits.countStranger(request, reply)
    done()
  })
  // A refused body is read to its end, so that the caller sees the answer.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isUnfinished(request.raw)) discardRest(request.raw)
    done(null, payload)
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  serveFrameFiles(app)
  // Bodies are streamed to the integration as they are.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({ method: app.supportedMethods, url: '/*', handler: serveEndpoint(ctx) })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, unknownEndpoint))
  answerErrors(app)
  handleInside(ctx, 'integrations', (request, response) => app.routing(request, response))
  return app
}
