/** B1: an authenticated `GET /v1/spaces/{id}`, compared with bare `node:http` sending the same bytes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../processes/service-process.ts'
import { startFloor } from './floors/start-floor.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, cpuSeconds, pinned, residentMegabytes } from './measuring/measurement.ts'
import { onPostgres } from './measuring/on-postgres.ts'
import { underLoad } from './measuring/under-load.ts'

export const name = 'B1 read'
export const describe = 'authenticated GET of a space, 64 connections'

const settings = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }

const bareServer = async (body: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const floor = await startFloor('bare-server.ts', file)
  return {
    url: floor.url,
    stop: () => {
      floor.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const measure = async (engine: string, target: number, databaseUrl?: string): Promise<Line> => {
  const service = await startService({
    env: settings,
    prefix: pinned(0),
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  const { token } = service.admin
  const ask = asOwner(service)
  const organization = await firstOrganization(ask)
  const { id } = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title: 'Guide' })
  const url = `${service.url}/v1/spaces/${id}`
  const text = JSON.stringify(await ask('GET', `/spaces/${id}`))
  const bare = await bareServer(text)
  let requests = 0
  let used = 0
  let p99 = 0
  try {
    const { ours, theirs, ratio } = await compare(
      async () => {
        const before = cpuSeconds(service.pid) ?? 0
        const result = await underLoad(url, { token })
        used += (cpuSeconds(service.pid) ?? 0) - before
        requests += result.requestsPerSecond * 2
        p99 = result.p99
        return result.requestsPerSecond
      },
      async () => (await underLoad(bare.url)).requestsPerSecond,
    )
    return {
      what: engine,
      ratio,
      target: { atLeast: target },
      figures: [
        `${Math.round(ours)} against ${Math.round(theirs)} requests/s`,
        `p99 ${p99.toFixed(1)} ms`,
        `${((used / requests) * 1000).toFixed(3)} CPU s per 1,000`,
        `${Math.round(residentMegabytes(service.pid) ?? 0)} MB`,
      ],
    }
  } finally {
    bare.stop()
    await service.stop()
  }
}

export const run = async (): Promise<Line[]> => [
  await measure('embedded store', 0.35),
  ...(await onPostgres(name, async (databaseUrl) => [await measure('PostgreSQL', 0.25, databaseUrl)])),
]
