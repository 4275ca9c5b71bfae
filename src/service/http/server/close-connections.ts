/** Lets a server stop while browsers hold connections to it. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMilliseconds = 50

/**
 * Closes each connection as soon as no request runs on it, from the moment that `app` begins to close. The server
 * itself looks for idle ones only once, so one whose last answer ends a moment later would stay until its keep-alive
 * runs out; and it takes one that was opened in advance, on which nothing was ever sent, for a busy one.
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
