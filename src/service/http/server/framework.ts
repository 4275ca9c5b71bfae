/** How the framework is set up, the same for both origins. */
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'
import type { Logger } from 'pino'
import { requestIds } from '../../identifiers.ts'
import type { Context } from '../../context.ts'

/** The framework's own notes are of no use to whoever runs the service; its warnings are. */
const quietLog = (log: Logger): FastifyBaseLogger =>
  log.child(
    {},
    log.isLevelEnabled('debug') || !log.isLevelEnabled('info') ? {} : { level: 'warn' },
  ) as FastifyBaseLogger

const noSchemas = (): never => {
  throw new Error('Shapes are checked by the contract, not by schemas of a route.')
}

export const frameworkOptions = ({ log, random, config }: Context) =>
  ({
    loggerInstance: quietLog(log),
    genReqId: requestIds(random),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    forceCloseConnections: 'idle',
    // Our failures are answers, not incidents; the error handlers log what is.
    logController: new LogController({ disableRequestLogging: true }),
    // No route has a schema: without these the framework would load a compiler for each kind, a tenth of the start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  }) satisfies FastifyServerOptions
