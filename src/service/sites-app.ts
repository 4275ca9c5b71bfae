/**
 * The second origin: uploaded files and published sites. It does not use the dashboard's cookies, and everything it
 * serves is treated as untrusted.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import { closeConnectionsWhenIdle } from './http/server/close-connections.ts'
import { sendFile } from './http/byte-range.ts'
import { Failure } from './http/failure.ts'
import { discardRest, isUnfinished } from './http/server/discard-body.ts'
import { frameworkOptions } from './http/server/framework.ts'
import { readFileForDownload } from './content/files/file-download.ts'
import { readPdf } from './pages/pdf/pdf-url.ts'
import { readFeed } from './people/inbox/notification-feed.ts'
import { readRawText } from './api-specs/serving/read-raw-text.ts'
import { readPicture } from './integrations/serving/picture-file.ts'
import { alwaysSent, sendNothing } from './sites/serving/send-answer.ts'
import { StoreUnavailable } from './storage/store-unavailable.ts'
import type { serveSite } from './sites/serving/serve-site.ts'
import type { Context } from './context.ts'

/** Maximum bytes of a form: the longest text of a reader with nine bytes per character (`%E2%82%AC`), and some room. */
const maxFormBytes = 16 * 1024

/** Maximum bytes of a request for a component of an integration: its properties and its state. */
const maxComponentBytes = 256 * 1024
/** Of a report, which names two addresses and repeats the policy of a page. */
const maxReportBytes = 64 * 1024

/** A request whose path and query are the arguments of a function, which checks them. */
type RequestOf<Read extends (ctx: Context, params: never, query: never) => unknown> = {
  Params: Parameters<Read>[1]
  Querystring: Parameters<Read>[2]
}

const serveFiles = (app: FastifyInstance, ctx: Context): void => {
  app.get<RequestOf<typeof readFileForDownload>>('/files/:space/:file/:name', async (request, reply) => {
    const found = await readFileForDownload(ctx, request.params, request.query)
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
    const { etag } = found
    void reply.header('etag', etag)
    void reply.header('cache-control', found.cacheControl)
    void reply.header(
      'content-security-policy',
      "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'",
    )
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    void reply.header('content-disposition', found.disposition)
    return sendFile(request, reply.type(found.contentType), found.file, etag)
  })
}

const servePdfs = (app: FastifyInstance, ctx: Context): void => {
  app.get<RequestOf<typeof readPdf>>('/pdf/:job', async (request, reply) => {
    const found = await readPdf(ctx, request.params, request.query)
    void reply.header('cache-control', 'private, no-store')
    void reply.header('content-security-policy', "sandbox; default-src 'none'")
    if ('bytes' in found) {
      void reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      return reply.type('application/pdf').send(found.bytes)
    }
    // Browsers retry automatically, and so do scripts that respect the header.
    if (found.status === 202) void reply.header('refresh', '2').header('retry-after', '2')
    return reply.code(found.status).type('text/plain; charset=utf-8').send(`${found.message}\n`)
  })
}

const serveFeeds = (app: FastifyInstance, ctx: Context): void => {
  app.get<RequestOf<typeof readFeed>>('/feeds/:person', async (request, reply) => {
    const feed = await readFeed(ctx, request.params, request.query)
    if (feed === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
    void reply.header('cache-control', 'private, no-store')
    void reply.header('content-security-policy', "sandbox; default-src 'none'")
    return reply.type('application/atom+xml; charset=utf-8').send(feed)
  })
}

const servePictures = (app: FastifyInstance, ctx: Context): void => {
  app.get<{ Params: { name: string; file: string } }>(
    '/integration-pictures/:name/:file',
    async (request, reply) => {
      const bytes = await readPicture(ctx, request.params)
      if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
      void reply.header('content-security-policy', "sandbox; default-src 'none'")
      void reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('image/png').send(bytes)
    },
  )
}

const serveApiSpecs = (app: FastifyInstance, ctx: Context): void => {
  app.get<RequestOf<typeof readRawText>>('/api-specs/:spec/:version/:name', async (request, reply) => {
    const found = await readRawText(ctx, request.params, request.query)
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
    const { bytes, contentType, name, etag, isPublic } = found
    void reply.headers({
      etag,
      // Asked for again each time: a specification can become private, and `latest` changes.
      'cache-control': isPublic ? 'public, no-cache' : 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="${name}"`,
      ...(isPublic && { 'access-control-allow-origin': '*' }),
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(contentType).send(bytes)
  })
}

/** Published sites, at every other path. */
const serveSites = (app: FastifyInstance, ctx: Context): void => {
  // The renderer is loaded for the first reader, or in advance if there is a site to read.
  let renderer: Promise<ReturnType<typeof serveSite>> | undefined
  const loadRenderer = (): Promise<ReturnType<typeof serveSite>> =>
    (renderer ??= import('./sites/serving/serve-site.ts').then((module) => module.serveSite(ctx)))
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await loadRenderer())(request, reply)
  app.addHook('onListen', async () => {
    const published = await ctx.store.read
      .selectFrom('sites')
      .select('id')
      .where('published', '=', 1)
      .limit(1)
      .executeTakeFirst()
    if (published) await loadRenderer()
  })
  app.get('/*', serve)
  app.post('/*', serve)
}

const errorText = (status: number): string => {
  if (status >= 500) return 'Something went wrong on the server.\n'
  return status === 413 ? 'Your text is too long. Go back and shorten it.\n' : 'The request is malformed.\n'
}

const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnfinished(request.raw)) {
      // The framework would close the connection before the browser has sent everything, and show no answer.
      void reply.removeHeader('connection')
      discardRest(request.raw)
    }
    const isFileAway = error instanceof Failure && error.reason === 'not-ready'
    if (error instanceof StoreUnavailable || isFileAway)
      return reply
        .code(503)
        .headers({ 'cache-control': 'private, no-store', 'retry-after': '5' })
        .type('text/plain; charset=utf-8')
        .send(`This ${isFileAway ? 'file' : 'page'} is not available right now. Try again in a moment.\n`)
    const status = error.statusCode ?? 500
    if (status >= 500)
      request.log.error(
        { err: error, requestId: request.id, path: request.url },
        'A request failed with an internal error',
      )
    return reply
      .code(status)
      .header('cache-control', 'private, no-store')
      .type('text/plain; charset=utf-8')
      .send(errorText(status))
  })
}

export const buildSitesApp = (ctx: Context): FastifyInstance => {
  const app: FastifyInstance = fastify({
    ...frameworkOptions(ctx),
    bodyLimit: maxFormBytes,
    // A malformed address is answered like an unknown one.
    frameworkErrors: (_error, _request, reply) => void sendNothing(reply as unknown as FastifyReply),
  })
  closeConnectionsWhenIdle(app)
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.headers(alwaysSent)
    done(null, payload)
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  serveFiles(app, ctx)
  servePdfs(app, ctx)
  serveFeeds(app, ctx)
  servePictures(app, ctx)
  serveApiSpecs(app, ctx)
  // Readers send forms, pages with blocks of integrations JSON, and browsers reports; any other body is not read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxComponentBytes },
    (_, body, done) => done(null, body),
  )
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: maxReportBytes },
    (_, body, done) => done(null, body),
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  serveSites(app, ctx)
  answerErrors(app)
  app.setNotFoundHandler((_request, reply) => sendNothing(reply))
  return app
}
