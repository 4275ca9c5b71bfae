/** Metrics as the environment asks for them: on a port of their own, with a token, both or not at all. */
import type { FastifyInstance } from 'fastify'
import type { Binding } from '../http/binding/binder.ts'
import type { Context } from '../context.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer extends Pick<Metrics, 'watch' | 'close'> {
  /** The server of `METRICS_PORT`, if it is set. */
  readonly app: FastifyInstance | undefined
  /** Also serves them on the port of `app`, if `METRICS_TOKEN` is set. */
  readonly serve: (app: FastifyInstance) => void
}

/** Loaded only if somebody is to read them. */
export const openMetricsServer = async (
  ctx: Context,
  binding: Pick<Binding, 'operations'>,
): Promise<MetricsServer | undefined> => {
  const { metricsPort, metricsToken } = ctx.config
  if (metricsPort === undefined && metricsToken === undefined) return undefined
  const [{ openMetrics }, { buildMetricsApp, serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./serve-metrics.ts'),
  ])
  const metrics = openMetrics(ctx, binding)
  return {
    ...metrics,
    app: metricsPort === undefined ? undefined : buildMetricsApp(ctx, metrics),
    serve: (app) => {
      if (metricsToken !== undefined) serveMetrics(app, metrics, metricsToken)
    },
  }
}
