/** `GET /installation` and the operations that took longest. */
import { operations } from '../../../contract/operations.ts'
import { reads } from '../../http/verb.ts'
import { liveStreams } from '../../http/server/live-streams.ts'
import { operationTimes } from '../../http/server/operation-times.ts'
import { installationStatus } from './installation-status.ts'

const processStart = (): string => new Date(performance.timeOrigin).toISOString()

type Header = string | string[] | undefined

const textOf = (header: Header): string | undefined => (Array.isArray(header) ? header.join(',') : header)

export const getInstallationOverview = reads(
  operations.getInstallationOverview,
  async ({ ctx, request }) => ({
    object: 'installation-overview' as const,
    ...(await installationStatus(ctx, {
      address: request.address,
      forwardedFor: textOf(request.headers['x-forwarded-for']),
      forwardedProto: textOf(request.headers['x-forwarded-proto']),
      trusts: ctx.config.trustProxy.length > 0,
    })),
    process: {
      role: ctx.config.role,
      node: process.versions.node,
      startedAt: processStart(),
      memoryBytes: process.memoryUsage.rss(),
      eventStreams: liveStreams.count(ctx.store),
    },
  }),
)

const mostOperations = 20

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

export const listSlowOperations = reads(operations.listSlowOperations, ({ ctx }) =>
  Promise.resolve({
    object: 'operation-times' as const,
    since: processStart(),
    items: operationTimes.largest(ctx.store, mostOperations).map(({ operation, count, ...times }) => ({
      operation,
      count,
      totalMilliseconds: tenths(times.total),
      meanMilliseconds: tenths(times.total / count),
      p95Milliseconds: tenths(times.p95),
      slowestMilliseconds: tenths(times.slowest),
    })),
  }),
)
