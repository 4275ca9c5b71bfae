/**
 * The second origin: uploaded files and published sites. It does not use the dashboard's cookies, and everything it
 * serves is treated as untrusted.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import { closeConnectionsWhenIdle } from './http/server/close-connections.ts'
import { frameworkOptions } from './http/server/framework.ts'
import { readFileForDownload } from './content/files/file-download.ts'
import { readPdf } from './pages/pdf/pdf-url.ts'
import { readFeed } from './people/inbox/notification-feed.ts'
import { alwaysSent, sendNothing } from './sites/serving/send-answer.ts'
import { StoreUnavailable } from './storage/store-unavailable.ts'
import type { serveSite } from './sites/serving/serve-site.ts'
import type { Context } from './context.ts'

/** Maximum bytes of a form: the longest text of a reader with nine bytes per character (`%E2%82%AC`), and some room. */
const mostFormBytes = 16 * 1024

export const buildSitesApp = (ctx: Context): FastifyInstance => {
  const app: FastifyInstance = fastify({
    ...frameworkOptions(ctx),
    bodyLimit: mostFormBytes,
    // A malformed address is answered like an unknown one.
    frameworkErrors: (_error, _request, reply) => void sendNothing(reply as unknown as FastifyReply),
  })
  closeConnectionsWhenIdle(app)
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.headers(alwaysSent)
    done(null, payload)
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/files/:space/:file/:name', async (request, reply) => {
    const found = await readFileForDownload(ctx, request.params as never, request.query as never)
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
    const { etag } = found
    void reply.header('etag', etag)
    void reply.header('cache-control', found.cacheControl)
    void reply.header(
      'content-security-policy',
      "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'",
    )
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    void reply.header('content-disposition', found.disposition)
    return reply.type(found.contentType).send(found.bytes)
  })
  app.get('/pdf/:job', async (request, reply) => {
    const found = await readPdf(ctx, request.params as never, request.query as never)
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
  app.get('/feeds/:person', async (request, reply) => {
    const feed = await readFeed(ctx, request.params as never, request.query as never)
    if (feed === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
    void reply.header('cache-control', 'private, no-store')
    void reply.header('content-security-policy', "sandbox; default-src 'none'")
    return reply.type('application/atom+xml; charset=utf-8').send(feed)
  })
  // Readers send forms only; any other body is not read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  // The renderer is loaded for the first reader, or in advance if there is a site to read.
  let serving: Promise<ReturnType<typeof serveSite>> | undefined
  const loaded = (): Promise<ReturnType<typeof serveSite>> =>
    (serving ??= import('./sites/serving/serve-site.ts').then((module) => module.serveSite(ctx)))
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await loaded())(request, reply)
  app.addHook('onListen', async () => {
    const some = await ctx.store.read
      .selectFrom('sites')
      .select('id')
      .where('published', '=', 1)
      .limit(1)
      .executeTakeFirst()
    if (some) await loaded()
  })
  app.get('/*', serve)
  app.post('/*', serve)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailable)
      return reply
        .code(503)
        .headers({ 'cache-control': 'private, no-store', 'retry-after': '5' })
        .type('text/plain; charset=utf-8')
        .send('This is not available right now. Try again in a moment.\n')
    const status = error.statusCode ?? 500
    if (status >= 500)
      request.log.error({ err: error, requestId: request.id, path: request.url }, 'A request failed inside')
    return reply
      .code(status)
      .header('cache-control', 'private, no-store')
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something went wrong inside.\n' : 'This could not be read.\n')
  })
  app.setNotFoundHandler((_request, reply) => sendNothing(reply))
  return app
}
