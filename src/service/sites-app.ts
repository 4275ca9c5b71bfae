/**
 * The second origin: uploaded files now, published sites later. It knows no cookie of the dashboard, and whatever
 * it serves is treated as written by a stranger.
 */
import type { FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import { quietLog } from './app.ts'
import { closeConnectionsWhenIdle } from './http/close-connections.ts'
import { requestIds } from './identifiers.ts'
import { readFileForDownload } from './pages/file-download.ts'
import type { Surroundings } from './surroundings.ts'

export const buildSitesApp = (around: Surroundings): FastifyInstance => {
  const app: FastifyInstance = fastify({
    loggerInstance: quietLog(around.log),
    genReqId: requestIds(around.random),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  closeConnectionsWhenIdle(app)
  app.addHook('onSend', async (_request, reply, payload) => {
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('referrer-policy', 'no-referrer')
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    return payload
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/files/:space/:file/:name', async (request, reply) => {
    const found = await readFileForDownload(around, request.params as never, request.query as never)
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
    const { etag } = found
    void reply.header('etag', etag)
    void reply.header('cache-control', 'private, max-age=3600')
    void reply.header(
      'content-security-policy',
      "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'",
    )
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    void reply.header('content-disposition', found.disposition)
    return reply.type(found.contentType).send(found.bytes)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n'),
  )
  return app
}
