/** Lets a server stop while browsers keep connections open. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMilliseconds = 50

/**
 * Once `app` begins to close, closes each connection as soon as no request is running on it. The server itself closes
 * idle connections only once, so one whose last answer ends a moment later would stay until its keep-alive expires; and
 * it treats a connection that was opened in advance and never used as busy.
 */
export const closeConnectionsWhenIdle = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', () => {
    for (const socket of unused) socket.destroy()
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds)
    app.server.once('close', () => clearInterval(sweep))
  })
}
