/**
 * Figures for Prometheus. Labels are ids of operations, kinds and states: never paths, names or ids of content, so that
 * nobody who reads them learns what is written here, and their number is bounded.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Binding } from '../http/binding/binder.ts'
import { routePath } from '../http/binding/binder.ts'
import { liveStreams } from '../http/server/live-streams.ts'
import { durationBounds } from '../http/server/operation-times.ts'
import { programVersion } from '../installation/program-version.ts'
import { newestVersion } from '../storage/migrations/migrate.ts'
import { writeTimes } from '../storage/write-times.ts'
import { unpurgedSince } from '../sites/purging/unpurged-since.ts'
import type { Context } from '../context.ts'
import { lastBackups } from './backups/backups.store.ts'
import { waitingWork } from './waiting-work.queries.ts'

/** Where a request arrived that belongs to no operation of the API. */
type Origin = 'dashboard' | 'site' | 'integration'

export interface Metrics {
  /** Counts the requests to a server, which must not be ready yet. */
  readonly watch: (app: FastifyInstance, origin: Origin) => void
  /** The figures as text, and its content type. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>
  readonly close: () => void
}

/** Figures of the store are counted at most this often, however many ask. */
const countMilliseconds = 1000

/** The operation that answers a route, by `METHOD path`. */
const operationsOf = ({ operations }: Pick<Binding, 'operations'>): ReadonlyMap<string, string> =>
  new Map(operations.map(({ method, path, id }) => [`${method} ${routePath(path)}`, id]))

const requestFigures = (registry: Registry, binding: Pick<Binding, 'operations'>) => {
  const names = operationsOf(binding)
  const total = new Counter({
    ...{ name: 'recto_http_requests_total', help: 'Requests that were answered.' },
    ...{ labelNames: ['operation', 'status'] as const, registers: [registry] },
  })
  const duration = new Histogram({
    ...{ name: 'recto_http_request_duration_seconds', help: 'Time to answer, without event streams.' },
    ...{ labelNames: ['operation'] as const, buckets: [...durationBounds], registers: [registry] },
  })
  return (origin: Origin) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const operation = names.get(`${method} ${request.routeOptions.url ?? ''}`) ?? origin
    total.inc({ operation, status: String(reply.raw.statusCode) })
    if (reply.raw.getHeader('content-type') !== 'text/event-stream')
      duration.observe({ operation }, reply.elapsedTime / 1000)
    done()
  }
}

const gauge = <Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> => new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })

const secondsOf = (time: string | undefined): number => (time === undefined ? 0 : Date.parse(time) / 1000)

/** Returns a function that takes the figures of the store and of this process anew. */
const stateFigures = (registry: Registry, { store, now }: Pick<Context, 'store' | 'now'>) => {
  const up = gauge(registry, 'recto_store_up', '1 if the store answers.')
  const jobs = gauge(registry, 'recto_jobs', 'Jobs of all processes.', ['kind', 'state'])
  const oldest = gauge(
    registry,
    'recto_job_oldest_pending_seconds',
    'How long the job has waited that became due first; 0 if none waits.',
  )
  const behind = gauge(registry, 'recto_search_spaces_behind', 'Spaces whose search index is not up to date.')
  const written = gauge(
    registry,
    'recto_backup_last_success_timestamp_seconds',
    'When a scheduled backup was last written; 0 if never.',
  )
  const proved = gauge(
    registry,
    'recto_backup_last_proved_timestamp_seconds',
    'When the rehearsal of a backup last succeeded; 0 if never.',
  )
  const copied = gauge(
    registry,
    'recto_backup_last_copied_timestamp_seconds',
    'When a backup was last copied to the object storage; 0 if never.',
  )
  const unpurged = gauge(
    registry,
    'recto_purge_oldest_pending_seconds',
    'How long shared caches of sites have not been told of the oldest change; 0 if they know all.',
  )
  const streams = gauge(registry, 'recto_event_streams', 'Open event streams of this process.')
  const pool = gauge(registry, 'recto_pg_pool_connections', 'Connections of this process to PostgreSQL.', [
    'state',
  ])
  return async (): Promise<void> => {
    streams.set(liveStreams.count(store))
    for (const [state, count] of Object.entries(store.connections?.() ?? {})) pool.set({ state }, count)
    try {
      const time = now()
      const work = await waitingWork(store, time)
      jobs.reset()
      for (const { kind, state, count } of work.jobs) jobs.set({ kind, state }, count)
      oldest.set(work.oldestDue === undefined ? 0 : (Date.parse(time) - Date.parse(work.oldestDue)) / 1000)
      behind.set(work.spacesBehind)
      const { writtenAt, provedAt, copiedAt } = await lastBackups(store.read)
      const due = await unpurgedSince(store)
      unpurged.set(due === undefined ? 0 : Math.max(0, (Date.parse(time) - Date.parse(due)) / 1000))
      written.set(secondsOf(writtenAt))
      proved.set(secondsOf(provedAt))
      copied.set(secondsOf(copiedAt))
      up.set(1)
    } catch {
      // What the process itself knows is worth most while the store is away.
      up.set(0)
    }
  }
}

export const openMetrics = (ctx: Context, binding: Pick<Binding, 'operations'>): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gauge(registry, 'recto_build_info', 'Version of the program and of its schema.', [
    'version',
    'schema',
    'engine',
  ]).set({ version: programVersion(), schema: String(newestVersion), engine: ctx.store.engine }, 1)
  const writes = new Histogram({
    ...{ name: 'recto_store_write_seconds', help: 'Time until a write is durable.' },
    ...{ buckets: [...durationBounds], registers: [registry] },
  })
  const observe = (time: unknown) => writes.observe(Number(time))
  writeTimes.subscribe(observe)
  const counted = requestFigures(registry, binding)
  const take = stateFigures(registry, ctx)
  let taken: Promise<void> | undefined
  let until = 0
  return {
    watch: (app, origin) => void app.addHook('onResponse', counted(origin)),
    async read() {
      if (taken === undefined || performance.now() >= until) {
        until = performance.now() + countMilliseconds
        taken = take()
      }
      await taken
      return { text: await registry.metrics(), contentType: registry.contentType }
    },
    close: () => {
      writeTimes.unsubscribe(observe)
    },
  }
}
