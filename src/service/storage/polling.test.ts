import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Polling } from './polling.ts'
import { noWakeUps } from './wake-ups.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The seconds from the start at which it looks. */
const looksOf = (arriving: boolean, seconds: number, isIdle = () => true) => {
  const start = Date.now()
  const looks: number[] = []
  const polling = new Polling(
    { ...noWakeUps, arriving },
    1000,
    () => looks.push((Date.now() - start) / 1000),
    isIdle,
  )
  polling.start()
  vi.advanceTimersByTime(seconds * 1000)
  return { looks, polling }
}

it('looks every second while messages do not arrive', () => {
  expect(looksOf(false, 5).looks).toEqual([1, 2, 3, 4, 5])
})

it('slows down to 30 seconds while they arrive and nothing happens', () => {
  expect(looksOf(true, 125).looks).toEqual([1, 3, 7, 15, 31, 61, 91, 121])
})

it('looks every second while somebody needs it', () => {
  expect(looksOf(true, 4, () => false).looks).toEqual([1, 2, 3, 4])
})

it('looks sooner again once something happened, and never after it was stopped', () => {
  const { looks, polling } = looksOf(true, 20)
  polling.happened()
  vi.advanceTimersByTime(4000)
  expect(looks).toEqual([1, 3, 7, 15, 21, 23])
  polling.stop()
  polling.happened()
  vi.advanceTimersByTime(60_000)
  expect(looks).toHaveLength(6)
})
