/** `/metrics`: on a port of its own, which only the operator reaches, or on the API's with a token. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fastify from 'fastify'
import { Failure, notFound } from '../http/failure.ts'
import { answerErrors } from '../http/server/answer-errors.ts'
import { closeConnectionsWhenIdle } from '../http/server/close-connections.ts'
import { frameworkOptions } from '../http/server/framework.ts'
import type { Context } from '../context.ts'
import type { Metrics } from './metrics.ts'

const path = '/metrics'

const send = async (metrics: Metrics, reply: FastifyReply): Promise<FastifyReply> => {
  const { text, contentType } = await metrics.read()
  return reply.header('cache-control', 'no-store').type(contentType).send(text)
}

/** Of equal length, whatever was sent. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Serves the figures to whoever sends the token as `Authorization: Bearer …`. */
export const serveMetrics = (app: FastifyInstance, metrics: Metrics, token: string): void => {
  const expected = digest(`Bearer ${token}`)
  app.get(path, (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Failure('bad-credentials', 'Send the METRICS_TOKEN as “Authorization: Bearer TOKEN”.')
    return send(metrics, reply)
  })
}

/** The server of `METRICS_PORT`: the figures, and nothing else. */
export const buildMetricsApp = (ctx: Context, metrics: Metrics): FastifyInstance => {
  const app: FastifyInstance = fastify(frameworkOptions(ctx))
  closeConnectionsWhenIdle(app)
  answerErrors(app)
  app.get(path, (_request, reply) => send(metrics, reply))
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  return app
}
