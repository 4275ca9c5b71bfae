/** Everything that could be sent to stop the service is answered or refused, and readers hardly notice. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMeteredService, type MeteredService } from '../testing/hostile/metered-service.ts'
import { sendLargeBodies } from '../testing/hostile/large-bodies.ts'
import { runHostile } from '../testing/hostile/run-hostile.ts'
import { longestDelay } from './http/server/loop-delay.ts'

/** Minutes of load, which would affect other tests. */
const long = process.env['RECTO_LONG'] === '1'

let service: MeteredService
beforeAll(async () => {
  if (!long) return
  service = await startMeteredService()
}, 60_000)
afterAll(() => (long ? service.stop() : undefined))

it.runIf(long)(
  'answers or refuses every hostile input while readers go on',
  { timeout: 600_000 },
  async () => {
    const { answers, ...run } = await runHostile(service)
    const { calm, hostile, standstill } = run
    expect(answers.length).toBeGreaterThanOrEqual(80)
    const slowest = answers.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8)
    const figures = JSON.stringify({ ...run, slowest }, undefined, 1)
    expect(
      answers.filter(({ status }) => status >= 500),
      figures,
    ).toEqual([])
    expect(hostile.failures, figures).toBe(0)
    // Compared with reading without load instead of a fixed time: a busy machine slows both.
    expect.soft(hostile.p99, figures).toBeLessThan(5 * Math.max(calm.p99, 10))
    expect.soft(standstill, figures).toBeLessThan(longestDelay)
    expect.soft(hostile.peakMemory - calm.peakMemory, figures).toBeLessThan(300)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  },
)

it.runIf(long)(
  'receives large files that come at once one after the other',
  { timeout: 300_000 },
  async () => {
    const { statuses, megabytes } = await sendLargeBodies(service, 16)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(megabytes).toBeLessThan(300)
  },
)
