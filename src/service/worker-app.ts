/** The HTTP server of a process that only runs background work: its health, and nothing else. */
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { notFound } from './http/failure.ts'
import { answerErrors } from './http/server/answer-errors.ts'
import { closeConnectionsWhenIdle } from './http/server/close-connections.ts'
import { frameworkOptions } from './http/server/framework.ts'
import { serveHealth } from './http/server/health.ts'
import type { LoopDelay } from './http/server/loop-delay.ts'
import type { Context } from './context.ts'

export const buildWorkerApp = (ctx: Context, loopDelay?: LoopDelay): FastifyInstance => {
  const app: FastifyInstance = fastify(frameworkOptions(ctx))
  answerErrors(app)
  closeConnectionsWhenIdle(app)
  serveHealth(app, ctx, loopDelay)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  return app
}
