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
import { compare, cpuSeconds, median } from './measuring/measurement.ts'

export const name = 'B19 processes'
export const describe = 'a mixed load on PostgreSQL, two processes and one'

/** Two services, the server, the proxies and the load. */
const enoughCores = 6
const seconds = Number(process.env['B19_SECONDS'] ?? 10)

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
    /** Requests for each second of CPU time of the busiest process. */
    const perCpuSecond: Record<Arrangement, number[]> = { one: [], two: [], divided: [] }
    const perSecond = async (which: Arrangement): Promise<number> => {
      serveWith(which)
      const before = services.map(({ pid }) => cpuSeconds(pid) ?? 0)
      const tally = await load(target, mix, { seconds, from: (from += 1000) })
      const used = services.map(({ pid }, at) => (cpuSeconds(pid) ?? 0) - (before[at] ?? 0))
      broken += tally.broken.length
      perCpuSecond[which].push(tally.requests / Math.max(...used))
      return tally.requests / seconds
    }
    const cores = availableParallelism()
    const againstOne = async (which: Arrangement): Promise<Pick<Line, 'ratio' | 'figures'>> => {
      const { ours, theirs, ratio } = await compare(
        () => perSecond(which),
        () => perSecond('one'),
        3,
      )
      return {
        ratio,
        figures: [`${ours.toFixed(0)} and ${theirs.toFixed(0)} requests/s on ${cores} cores`],
      }
    }
    try {
      const two = await againstOne('two')
      const divided = await againstOne('divided')
      const estimates = { two: median(perCpuSecond.two), one: median(perCpuSecond.one) }
      return [
        {
          what: 'two processes against one, requests per second',
          ...two,
          target: { atLeast: cores >= enoughCores ? 1.7 : 0.95 },
        },
        {
          what: 'one for the API and one for sites, against one',
          ...divided,
          target: { atLeast: 0.95 },
        },
        {
          what: 'two against one, for a CPU second of the busiest process',
          ratio: estimates.two / estimates.one,
          target: { atLeast: 1.7 },
          figures: [`${estimates.two.toFixed(0)} and ${estimates.one.toFixed(0)} requests`],
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
