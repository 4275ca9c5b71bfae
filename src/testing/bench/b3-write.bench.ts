/** B3: creating a comment, durable before the response, compared with a plain INSERT of the same durability. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from '../../service/installation/open-store.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import { spaceWithComment } from './b2-list.bench.ts'
import type { Floor } from './floors/start-floor.ts'
import { startFloor } from './floors/start-floor.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, cpuSeconds, pinned } from './measuring/measurement.ts'
import { benchSecret, copyToPostgres, onPostgres } from './measuring/on-postgres.ts'
import { underLoad } from './measuring/under-load.ts'

export const name = 'B3 write'
export const describe = 'POST of a comment, 16 clients'

const connections = 16
const body = JSON.stringify({ body: { markdown: 'What about *this* one?' } })

/** Comments a second, with the CPU time that the service used for them. */
const writer = (service: ServiceProcess, space: string) => {
  let written = 0
  let used = 0
  return {
    perSecond: async (): Promise<number> => {
      const begun = cpuSeconds(service.pid) ?? 0
      const { requestsPerSecond } = await underLoad(`${service.url}/v1/spaces/${space}/comments`, {
        connections,
        body,
        token: service.admin.token,
      })
      used += (cpuSeconds(service.pid) ?? 0) - begun
      written += requestsPerSecond * 2
      return requestsPerSecond
    },
    cpu: () => `${((used / written) * 1000).toFixed(3)} CPU s per 1,000`,
  }
}

const rows = async (
  service: ServiceProcess,
  space: string,
  others: readonly { readonly what: string; readonly target: number; readonly rate: () => Promise<number> }[],
): Promise<Line[]> => {
  const lines: Line[] = []
  for (const { what, target, rate } of others) {
    const ourWriter = writer(service, space)
    const { ours, theirs, ratio } = await compare(ourWriter.perSecond, rate)
    const figures = [`${Math.round(ours)} against ${Math.round(theirs)} writes/s`, ourWriter.cpu()]
    lines.push({ what, ratio, target: { atLeast: target }, figures })
  }
  return lines
}

const rateOf = async ({ url }: Floor, path = ''): Promise<number> =>
  (await underLoad(`${url}${path}`, { connections, body })).requestsPerSecond

export const run = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const dataDir = join(folder, 'data')
  try {
    const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0', SECRET: benchSecret }
    const before = await startService({ dataDir, env })
    const space = await spaceWithComment(before)
    await before.stop()
    // The baseline writes to its own store: two writers of one file would block each other.
    const other = join(folder, 'floor')
    cpSync(dataDir, other, { recursive: true })
    const service = await startService({ dataDir, env, prefix: pinned(0) })
    const floor = await startFloor('comments-floor.ts', storeFile(other), space)
    try {
      const embedded = await rows(service, space, [
        { what: 'embedded store', target: 0.5, rate: () => rateOf(floor) },
        {
          what: 'embedded store, against all its rows by hand',
          target: 0.5,
          rate: () => rateOf(floor, 'all'),
        },
      ])
      floor.stop()
      const onServer = await onPostgres(name, async (databaseUrl) => {
        await copyToPostgres(other, databaseUrl)
        const second = await startService({ databaseUrl, env, prefix: pinned(0) })
        const bare = await startFloor('postgres-floor.ts', databaseUrl, space)
        try {
          return await rows(second, space, [
            { what: 'PostgreSQL against embedded', target: 0.6, rate: writer(service, space).perSecond },
            { what: 'PostgreSQL against SQL by hand', target: 0.2, rate: () => rateOf(bare) },
          ])
        } finally {
          bare.stop()
          await second.stop()
        }
      })
      return [...embedded, ...onServer]
    } finally {
      floor.stop()
      await service.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
