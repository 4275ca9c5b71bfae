/**
 * B12: every read operation, typical writes, and published pages, at half of the service's maximum load, for
 * `B12_SECONDS` (180): how far slow responses are from typical ones, whether memory grows, and whether anything fails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../processes/service-process.ts'
import type { Line } from './measuring/measurement.ts'
import { percentile, pinned, residentMegabytes } from './measuring/measurement.ts'
import { load, soakMix } from './data/soak-load.ts'
import { makeSoakWorld } from './data/soak-world.ts'

export const name = 'B12 soak'
export const describe = 'a mixed load over every operation at half of the maximum'

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }
  const seconds = Number(process.env['B12_SECONDS'] ?? 180)
  try {
    const world = await makeSoakWorld({ dataDir, env })
    const service = await startService({ dataDir, env, prefix: pinned(0) })
    try {
      const { mix, leftOut } = await soakMix(service, world)
      await load(service, mix, { seconds: 5, from: 1000 })
      const full = await load(service, mix, { seconds: 10, from: 2000 })
      const pace = full.requests / 10 / 2
      const first = await load(service, mix, { seconds: seconds / 3, pace, from: 3000 })
      const before = residentMegabytes(service.pid) ?? 0
      const rest = await load(service, mix, { seconds: (seconds * 2) / 3, pace, from: 4000 })
      const after = residentMegabytes(service.pid) ?? 0
      const spread = [...rest.times]
        .filter(([, times]) => times.length >= 20)
        .map(([action, times]) => ({
          action,
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          ratio: percentile(times, 0.99) / percentile(times, 0.5),
          of: percentile(times, 0.99) / percentile(first.times.get(action) ?? times, 0.99),
        }))
        .toSorted((a, b) => b.ratio - a.ratio)
      const shown = (one: (typeof spread)[number] | undefined): string =>
        one === undefined ? '' : `${one.action} ${one.p50.toFixed(1)} and ${one.p99.toFixed(1)} ms`
      const all = [...rest.times.values()].flat()
      const within = spread.filter(({ ratio }) => ratio <= 5).length
      return [
        {
          what: 'p99 of an operation against its p50, the worst',
          ratio: spread[0]?.ratio ?? 0,
          target: { atMost: 5 },
          figures: [
            shown(spread[0]),
            shown(spread[1]),
            `${within} of ${spread.length} operations within 5`,
            `${pace.toFixed(0)} requests/s`,
          ],
        },
        {
          what: 'p99 of all requests against the first third',
          ratio: percentile(all, 0.99) / percentile([...first.times.values()].flat(), 0.99),
          target: { atMost: 1.2 },
          figures: [`${percentile(all, 0.5).toFixed(1)} and ${percentile(all, 0.99).toFixed(1)} ms`],
        },
        {
          what: 'memory after the last two thirds against before',
          ratio: after / before,
          target: { atMost: 1.05 },
          figures: [`${Math.round(before)} and ${Math.round(after)} MB`],
        },
        {
          what: 'answers of 500 and above',
          ratio: full.broken.length + first.broken.length + rest.broken.length,
          target: { atMost: 0 },
          figures: [
            ...[...new Set([...full.broken, ...first.broken, ...rest.broken])].slice(0, 3),
            `${full.requests + first.requests + rest.requests} requests`,
            `${leftOut.length} reads without an answer here left out`,
          ],
        },
      ]
    } finally {
      await service.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
