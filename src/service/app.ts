/** The HTTP server of the dashboard's origin: the API, health, and the dashboard's files. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import { largestJsonBody } from '../contract/wire/request-limits.ts'
import { bind, routePath } from './http/binding/binder.ts'
import type { Binding } from './http/binding/binder.ts'
import { keptText } from './http/content-encoding.ts'
import { Failure, notFound } from './http/failure.ts'
import { shareOf } from './http/limits/rate-limit.ts'
import { RequestLimits } from './http/limits/request-limits.ts'
import { answerErrors } from './http/server/answer-errors.ts'
import { closeConnectionsWhenIdle } from './http/server/close-connections.ts'
import { frameworkOptions } from './http/server/framework.ts'
import { countBodies } from './http/input/body-budget.ts'
import { jsonBody } from './http/input/json-body.ts'
import { serveHealth } from './http/server/health.ts'
import { liveStreams } from './http/server/live-streams.ts'
import { answerUnroutable } from './http/server/unroutable.ts'
import type { LoopDelay } from './http/server/loop-delay.ts'
import type { CredentialUse } from './access/credential-use.ts'
import { handleInside } from './integrations/runtime/inside-apps.ts'
import { registerSignOn } from './people/sign-on/sign-on-routes.ts'
import { serveApiDocs } from './sites/api-docs/serve-api-docs.ts'
import type { Context } from './context.ts'

export interface AppOptions {
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

/**
 * `default-src` and the few exceptions that the dashboard needs. Blocks of integrations show pictures and frames of
 * other hosts, which nobody knows beforehand; frames are sandboxed. `integrationsUrl` may begin with a wildcard.
 */
const securityPolicy = ({
  sitesUrl,
  integrationsUrl,
}: {
  readonly sitesUrl: string
  readonly integrationsUrl: string
}): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${sitesUrl} ${integrationsUrl} https:`,
    `media-src 'self' ${sitesUrl}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sitesUrl} ${integrationsUrl} https:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Parses JSON bodies; bodies that a verb takes raw are passed on as a stream. */
const parseBodies = (app: FastifyInstance, ctx: Context, binding: Binding): void => {
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
    return done(
      new Failure('unsupported-media-type', 'Send the request body as application/json.'),
      undefined,
    )
  })
}

const setHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id)
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('referrer-policy', 'same-origin')
    if (request.url.startsWith('/v1')) void reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

/** Serves the files of the built dashboard; returns whether there is one. */
const serveDashboard = (app: FastifyInstance, ctx: Context, dashboard: string | undefined): boolean => {
  if (dashboard === undefined || !existsSync(join(dashboard, 'index.html'))) return false
  const policy = securityPolicy(ctx.config)
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
  return true
}

/** Answers what no route matches: as an error below `/v1`, with the dashboard's start page elsewhere. */
const answerUnknownPaths = (
  app: FastifyInstance,
  binding: Binding,
  limits: RequestLimits,
  hasDashboard: boolean,
): void => {
  // The methods of each API path, to tell an unknown path from an unsupported method.
  const routes = binding.operations.map(({ path, method }) => ({
    method,
    pattern: new RegExp(`^/v1${path.replace(/\{pagePath\}$/, '.+').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path === '/v1' || path.startsWith('/v1/')) {
      limits.countStranger(request, reply)
      const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      if (allowed.length > 0) {
        void reply.header('allow', allowed.join(', '))
        throw new Failure('method-not-allowed', `This URL supports ${allowed.join(', ')} only.`)
      }
      throw notFound()
    }
    if (hasDashboard && (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(path)) {
      return reply.sendFile('index.html')
    }
    throw notFound()
  })
}

export const buildApp = (options: AppOptions): FastifyInstance => {
  const { ctx, binding, used, openapi, dashboard, loopDelay } = options
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
  answerErrors(app)
  setHeaders(app)
  countBodies(app)
  parseBodies(app, ctx, binding)

  closeConnectionsWhenIdle(app)
  // An open stream would block the shutdown.
  app.addHook('preClose', () => liveStreams.endAll(store))

  serveHealth(app, ctx, loopDelay)
  const sendOpenapi = keptText(openapi)
  app.get('/v1/openapi.json', (request, reply) =>
    sendOpenapi(request, reply.type('application/json; charset=utf-8')),
  )

  serveApiDocs(app, ctx, openapi)

  const limits = new RequestLimits(shareOf(config.rateLimit, config), ctx.now)
  bind(app, binding, ctx, limits, used)
  registerSignOn(app, ctx)

  const hasDashboard = serveDashboard(app, ctx, dashboard)
  answerUnknownPaths(app, binding, limits, hasDashboard)
  handleInside(ctx, 'api', (request, response) => app.routing(request, response))
  return app
}
