/**
 * B19: the mix of B12 on PostgreSQL, served by two processes and by one. Two serve more only with cores to spare for the
 * database, the proxies and the load; on a smaller machine they must not serve less, and what they would serve with more
 * cores is estimated from the CPU time of the busiest process for each request.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import { startRoundRobinProxy } from '../processes/round-robin-proxy.ts'
import { createTestDatabase, startPostgres } from '../stores/postgres.ts'
import { load, soakMix } from './data/soak-load.ts'
import { makeSoakWorld } from './data/soak-world.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, cpuSeconds, median } from './measuring/measurement.ts'

export const name = 'B19 processes'
export const describe = 'a mixed load on PostgreSQL, two processes and one'

/** Two services, the server, the proxies and the load. */
const enoughCores = 6
const seconds = Number(process.env['B19_SECONDS'] ?? 10)

interface Throughput {
  readonly perSecond: number
  /** Requests for each second of CPU time of the busiest process. */
  readonly perCpuSecond: number
}

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const server = await startPostgres({ durable: true })
  const database = await createTestDatabase(server.url)
  const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }
  const services: ServiceProcess[] = []
  try {
    const world = await makeSoakWorld({ dataDir, databaseUrl: database.url, env })
    for (let at = 0; at < 2; at += 1)
      services.push(await startService({ dataDir, databaseUrl: database.url, env }))
    const proxies = await Promise.all([startRoundRobinProxy([]), startRoundRobinProxy([])])
    const [api, sites] = proxies
    const serveWith = (some: readonly ServiceProcess[]): void => {
      api.serve(some.map(({ url }) => url))
      sites.serve(some.map(({ sitesUrl }) => sitesUrl))
    }
    serveWith(services)
    const [first] = services
    if (first === undefined) throw new RangeError('There is no service.')
    const target = { url: api.url, sitesUrl: sites.url, admin: first.admin }
    const { mix } = await soakMix(target, world)
    let broken = 0
    let from = 1000
    const measured: Record<'one' | 'two', Throughput[]> = { one: [], two: [] }
    const measure = async (which: 'one' | 'two'): Promise<number> => {
      const some = which === 'two' ? services : services.slice(0, 1)
      serveWith(some)
      const before = some.map(({ pid }) => cpuSeconds(pid) ?? 0)
      const tally = await load(target, mix, { seconds, from: (from += 1000) })
      const used = some.map(({ pid }, at) => (cpuSeconds(pid) ?? 0) - (before[at] ?? 0))
      broken += tally.broken.length
      const result = {
        perSecond: tally.requests / seconds,
        perCpuSecond: tally.requests / Math.max(...used),
      }
      measured[which].push(result)
      return result.perSecond
    }
    try {
      const { ours, theirs, ratio } = await compare(
        () => measure('two'),
        () => measure('one'),
        3,
      )
      const cores = availableParallelism()
      const estimate = (which: 'one' | 'two'): number =>
        median(measured[which].map(({ perCpuSecond }) => perCpuSecond))
      return [
        {
          what: 'two processes against one, requests per second',
          ratio,
          target: { atLeast: cores >= enoughCores ? 1.7 : 0.95 },
          figures: [`${ours.toFixed(0)} and ${theirs.toFixed(0)} requests/s on ${cores} cores`],
        },
        {
          what: 'the same for a CPU second of the busiest process',
          ratio: estimate('two') / estimate('one'),
          target: { atLeast: 1.7 },
          figures: [`${estimate('two').toFixed(0)} and ${estimate('one').toFixed(0)} requests`],
        },
        { what: 'answers of 500 and above', ratio: broken, target: { atMost: 0 }, figures: [] },
      ]
    } finally {
      await Promise.all(proxies.map((proxy) => proxy.close()))
    }
  } finally {
    await Promise.all(services.map((service) => service.stop()))
    await database.drop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
