/** The meter notices that the event loop was blocked, reports it, and forgets it. */
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoopDelay, longestDelay } from './loop-delay.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const standStill = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a standstill is in the figures for a minute, and in the log', async () => {
  const lines: string[] = []
  const meter = new LoopDelay(pino({}, { write: (line: string) => void lines.push(line) }))
  meter.start()
  await pause(30)
  standStill(3 * longestDelay)
  await pause(30)
  expect(meter.figures().max).toBeGreaterThan(2 * longestDelay)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Requests waited up to')
  expect(meter.figures().max).toBeGreaterThan(2 * longestDelay)
  vi.advanceTimersByTime(60_000)
  expect(meter.figures().max).toBeLessThan(2 * longestDelay)
  meter.stop()
})
