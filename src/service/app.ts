/** The HTTP server of the dashboard's origin: the API, health, and the dashboard's files. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import type { ErrorReason } from '../contract/operation/errors.ts'
import { largestJsonBody } from '../contract/wire/request-limits.ts'
import { bind, routePath } from './http/binding/binder.ts'
import type { Binding } from './http/binding/binder.ts'
import { keptText } from './http/content-encoding.ts'
import { Failure, notFound } from './http/failure.ts'
import { RequestLimits } from './http/limits/request-limits.ts'
import { closeConnectionsWhenIdle } from './http/server/close-connections.ts'
import { discardRest, isUnfinished } from './http/server/discard-body.ts'
import { frameworkOptions } from './http/server/framework.ts'
import { jsonBody } from './http/input/json-body.ts'
import { liveStreams } from './http/server/live-streams.ts'
import { answerUnroutable } from './http/server/unroutable.ts'
import type { LoopDelay } from './http/server/loop-delay.ts'
import type { CredentialUse } from './access/credential-use.ts'
import { registerSignOn } from './people/sign-on/sign-on-routes.ts'
import type { Unavailability } from './storage/store-unavailable.ts'
import { StoreUnavailable } from './storage/store-unavailable.ts'
import type { Context } from './context.ts'

export interface AppParts {
  readonly ctx: Context
  readonly binding: Binding
  readonly used: CredentialUse
  /** The text of `openapi.json`. */
  readonly openapi: string
  /** Folder of the built dashboard; without it only the API is served. */
  readonly dashboard: string | undefined
  /** Reported by `/healthz`; absent if it is not measured. */
  readonly loopDelay?: LoopDelay
}

/** Errors of the framework before a handler runs, as failures of ours. */
const ofFramework = (error: FastifyError): Failure | undefined => {
  const words: Record<string, [ErrorReason, string]> = {
    FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', 'The body is not valid JSON.'],
    FST_ERR_CTP_EMPTY_JSON_BODY: [
      'malformed-json',
      'The body is empty; leave out its content type, or send JSON.',
    ],
    FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The body is too large.'],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'Send the body as application/json.'],
    FST_ERR_BAD_URL: ['malformed-request', 'The address cannot be read.'],
  }
  const known = words[error.code]
  if (known) return new Failure(...known)
  const { statusCode } = error
  if (statusCode === 416) return new Failure('range-not-satisfiable', 'The file has no bytes in this range.')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Failure('malformed-request', 'The request cannot be read.')
    : undefined
}

/** Seconds for `Retry-After`, where the same request can be retried at all. */
const retryAfter: Partial<Record<Unavailability, number>> = { away: 2, busy: 2, 'disk-full': 30 }

const ofStore = ({ why, message }: StoreUnavailable): Failure => {
  const after = retryAfter[why]
  return new Failure(
    why === 'unknown-outcome' ? 'outcome-unknown' : 'not-ready',
    message,
    after === undefined ? {} : { retryAfter: after },
  )
}

const failureOf = (error: FastifyError): Failure | undefined => {
  if (error instanceof Failure) return error
  return error instanceof StoreUnavailable ? ofStore(error) : ofFramework(error)
}

/** `default-src` and the few exceptions that the dashboard needs. */
const securityPolicy = (sitesUrl: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${sitesUrl}`,
    `media-src 'self' ${sitesUrl}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sitesUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const buildApp = (parts: AppParts): FastifyInstance => {
  const { ctx, binding, used, openapi, dashboard, loopDelay } = parts
  const { config, store } = ctx
  const app: FastifyInstance = fastify({
    ...frameworkOptions(ctx),
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(error, request, reply as unknown as FastifyReply),
    bodyLimit: largestJsonBody,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
  })

  // Requests are not logged, so none needs its own logger; errors are logged with the request id.
  app.setChildLoggerFactory((logger) => logger)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // An event stream that has started cannot send an error response; its listener reconnects.
    if (reply.raw.headersSent) {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    let failure = failureOf(error)
    if (!failure) {
      request.log.error({ err: error, requestId: request.id, path: request.url }, 'A request failed inside')
      failure = new Failure(
        'internal-error',
        'Something went wrong inside. Nothing of this request was kept.',
      )
    }
    if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
    if (failure.status === 401) void reply.header('www-authenticate', 'Bearer')
    if (isUnfinished(request.raw)) {
      // The framework would close the connection immediately, with unread data on it, and the client would get a reset.
      void reply.removeHeader('connection')
      discardRest(request.raw)
    }
    return reply
      .code(failure.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure.body(request.id)))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id)
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('referrer-policy', 'same-origin')
    if (request.url.startsWith('/v1')) void reply.header('cache-control', 'no-store')
    done(null, payload)
  })
  // Raw bodies are passed to the verb as a stream.
  const raw = new Set(binding.operations.filter(({ rawBody }) => rawBody).map(({ path }) => routePath(path)))
  const isRaw = (request: FastifyRequest): boolean => raw.has(request.routeOptions.url ?? '')
  app.removeContentTypeParser('text/plain')
  const readJson = jsonBody(
    app.getDefaultJsonParser('error', 'error'),
    Buffer.from(ctx.random(4)).readInt32LE(),
  )
  app.addContentTypeParser('application/json', (request, payload, done) =>
    isRaw(request) ? done(null, payload) : readJson(request, payload, done),
  )
  app.addContentTypeParser('*', (request, payload, done) => {
    if (isRaw(request)) return done(null, payload)
    if (request.headers['content-length'] === '0') return done(null, undefined)
    return done(new Failure('unsupported-media-type', 'Send the body as application/json.'), undefined)
  })

  closeConnectionsWhenIdle(app)
  // An open stream would block the shutdown.
  app.addHook('preClose', () => liveStreams.endAll(store))

  app.get('/healthz', () => ({ status: 'ok', ...(loopDelay && { loopDelay: loopDelay.figures() }) }))
  let readyUntil = 0
  app.get('/readyz', async (_request, reply) => {
    // Load balancers poll this often; a result that is a second old is good enough.
    if (Date.now() > readyUntil) {
      await store.requireWritable()
      readyUntil = Date.now() + 1000
    }
    return reply.send({ status: 'ready' })
  })
  const sendOpenapi = keptText(openapi)
  app.get('/v1/openapi.json', (request, reply) =>
    sendOpenapi(request, reply.type('application/json; charset=utf-8')),
  )

  const limits = new RequestLimits(config.rateLimit, ctx.now)
  bind(app, binding, ctx, limits, used)
  registerSignOn(app, ctx)

  // The methods of each API path, to tell an unknown path from an unsupported method.
  const shapes = binding.operations.map(({ path, method }) => ({
    method,
    pattern: new RegExp(`^/v1${path.replace(/\{pagePath\}$/, '.+').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  const hasDashboard = dashboard !== undefined && existsSync(join(dashboard, 'index.html'))
  if (hasDashboard) {
    const policy = securityPolicy(config.sitesUrl)
    void app.register(fastifyStatic, {
      root: dashboard,
      // Set explicitly so that `/` is found in every encoding; otherwise the uncompressed form of a folder is an error.
      index: ['index.html'],
      dotfiles: 'ignore',
      preCompressed: true,
      setHeaders(response, path) {
        void response.header('content-security-policy', policy)
        void response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path === '/v1' || path.startsWith('/v1/')) {
      limits.countStranger(request, reply)
      const allowed = shapes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      if (allowed.length > 0) {
        void reply.header('allow', allowed.join(', '))
        throw new Failure('method-not-allowed', `This address answers to ${allowed.join(', ')}.`)
      }
      throw notFound()
    }
    if (hasDashboard && (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(path)) {
      return reply.sendFile('index.html')
    }
    throw notFound()
  })
  return app
}
