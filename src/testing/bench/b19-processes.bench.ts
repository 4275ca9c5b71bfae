/**
 * B19: the mix of B12 on PostgreSQL, served by two processes and by one. Two serve more only with cores to spare for the
 * database, the proxies and the load; on a smaller machine they must not serve less, and what they would serve with more
 * cores is estimated from the CPU time of the busiest process for each request. Each process fills caches of its own, so
 * two that take any request compute much twice; divided, one of them serves the API and the other the sites.
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
import { cpuSeconds, median } from './measuring/measurement.ts'

export const name = 'B19 processes'
export const describe = 'a mixed load on PostgreSQL, two processes and one'

/** Two services, the server, the proxies and the load. */
const enoughCores = 6
const seconds = Number(process.env['B19_SECONDS'] ?? 10)
const rounds = 3

interface Throughput {
  readonly perSecond: number
  /** Requests for each second of CPU time of the busiest process. */
  readonly perCpuSecond: number
}

type Arrangement = 'one' | 'two' | 'divided'

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
    const [first, second] = services
    if (first === undefined || second === undefined) throw new RangeError('Two services are needed.')
    const serveWith = (which: Arrangement): void => {
      const forSites = { one: [first], two: services, divided: [second] }[which]
      api.serve((which === 'two' ? services : [first]).map(({ url }) => url))
      sites.serve(forSites.map(({ sitesUrl }) => sitesUrl))
    }
    serveWith('two')
    const target = { url: api.url, sitesUrl: sites.url, admin: first.admin }
    const { mix } = await soakMix(target, world)
    let broken = 0
    let from = 1000
    const measured: Record<Arrangement, Throughput[]> = { one: [], two: [], divided: [] }
    const measure = async (which: Arrangement): Promise<void> => {
      serveWith(which)
      const before = services.map(({ pid }) => cpuSeconds(pid) ?? 0)
      const tally = await load(target, mix, { seconds, from: (from += 1000) })
      const used = services.map(({ pid }, at) => (cpuSeconds(pid) ?? 0) - (before[at] ?? 0))
      broken += tally.broken.length
      measured[which].push({
        perSecond: tally.requests / seconds,
        perCpuSecond: tally.requests / Math.max(...used),
      })
    }
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const which of ['two', 'one', 'divided'] as const) await measure(which)
      const cores = availableParallelism()
      const served = (which: Arrangement): number => median(measured[which].map(({ perSecond }) => perSecond))
      const estimate = (which: Arrangement): number =>
        median(measured[which].map(({ perCpuSecond }) => perCpuSecond))
      const against = (which: Arrangement) => ({
        ratio: median(
          measured[which].map(({ perSecond }, at) => perSecond / (measured.one[at]?.perSecond ?? 0)),
        ),
        figures: [`${served(which).toFixed(0)} and ${served('one').toFixed(0)} requests/s on ${cores} cores`],
      })
      return [
        {
          what: 'two processes against one, requests per second',
          ...against('two'),
          target: { atLeast: cores >= enoughCores ? 1.7 : 0.95 },
        },
        {
          what: 'one for the API and one for sites, against one',
          ...against('divided'),
          target: { atLeast: 0.95 },
        },
        {
          what: 'two against one, for a CPU second of the busiest process',
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
