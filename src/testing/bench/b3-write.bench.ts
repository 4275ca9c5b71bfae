/** B3: creating a comment, durable before the response, compared with a plain INSERT of the same durability. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeFile } from '../../service/installation/open-store.ts'
import { startService } from '../processes/service-process.ts'
import { spaceWithComment } from './b2-list.bench.ts'
import { startFloor } from './floors/start-floor.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, cpuSeconds, pinned } from './measuring/measurement.ts'
import { underLoad } from './measuring/under-load.ts'

export const name = 'B3 write'
export const describe = 'POST of a comment, 16 clients'

const connections = 16
const body = JSON.stringify({ body: { markdown: 'What about *this* one?' } })

export const run = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const dataDir = join(folder, 'data')
  try {
    const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }
    const before = await startService({ dataDir, env })
    const space = await spaceWithComment(before)
    await before.stop()
    // The baseline writes to its own store: two writers of one file would block each other.
    cpSync(dataDir, join(folder, 'floor'), { recursive: true })
    const service = await startService({ dataDir, env, prefix: pinned(0) })
    const floor = await startFloor('comments-floor.ts', storeFile(join(folder, 'floor')), space)
    const { token } = service.admin
    let written = 0
    let used = 0
    try {
      const { ours, theirs, ratio } = await compare(
        async () => {
          const begun = cpuSeconds(service.pid) ?? 0
          const { requestsPerSecond } = await underLoad(`${service.url}/v1/spaces/${space}/comments`, {
            connections,
            body,
            token,
          })
          used += (cpuSeconds(service.pid) ?? 0) - begun
          written += requestsPerSecond * 2
          return requestsPerSecond
        },
        async () => (await underLoad(floor.url, { connections, body })).requestsPerSecond,
      )
      return [
        {
          what: 'embedded store',
          ratio,
          target: { atLeast: 0.5 },
          figures: [
            `${Math.round(ours)} against ${Math.round(theirs)} writes/s`,
            `${((used / written) * 1000).toFixed(3)} CPU s per 1,000`,
          ],
        },
      ]
    } finally {
      floor.stop()
      await service.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
