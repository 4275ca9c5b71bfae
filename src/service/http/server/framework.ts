/** The framework's options, the same for both origins. */
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'
import type { Logger } from 'pino'
import { requestIds } from '../../identifiers.ts'
import type { Context } from '../../context.ts'

/** The framework's own info lines are of no use to operators; its warnings are. */
const quietLog = (log: Logger): FastifyBaseLogger =>
  log.child(
    {},
    log.isLevelEnabled('debug') || !log.isLevelEnabled('info') ? {} : { level: 'warn' },
  ) as FastifyBaseLogger

const noSchemas = (): never => {
  throw new Error('The contract validates input and output; routes have no schemas.')
}

/**
 * Milliseconds after which a request must have arrived with its body: enough for 100 MB at a megabit per second. Without
 * a limit, a caller could hold a request open that outlives their credential.
 */
const slowestRequest = 15 * 60 * 1000

export const frameworkOptions = ({ log, random, config }: Context) =>
  ({
    loggerInstance: quietLog(log),
    genReqId: requestIds(random),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    forceCloseConnections: 'idle',
    requestTimeout: slowestRequest,
    // Failures are ordinary answers; the error handlers log what is unexpected.
    logController: new LogController({ disableRequestLogging: true }),
    // No route has a schema: otherwise the framework would load a compiler of each kind, a tenth of the start time.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  }) satisfies FastifyServerOptions
