import { expect, test } from 'vitest'
import { growthOf, weeklyPulse, weeksAround, weekStart } from './weekly-pulse.ts'

const at = (text: string): number => Date.parse(text)
/** A Wednesday. */
const now = at('2026-11-25T12:00:00Z')

test('weeks begin on Monday, UTC', () => {
  const monday = at('2026-11-23T00:00:00Z')
  expect(weekStart(now)).toBe(monday)
  expect(weekStart(monday)).toBe(monday)
  expect(weekStart(monday - 1)).toBe(at('2026-11-16T00:00:00Z'))
  expect(weekStart(at('1970-01-01T00:00:00Z'))).toBe(at('1969-12-29T00:00:00Z'))
})

test('the pulse has thirteen weeks, the current one last; other times count nowhere', () => {
  const times = [
    '2026-11-23T00:00:00Z',
    '2026-11-22T23:59:59.999Z',
    '2026-08-31T00:00:00Z',
    '2026-08-30T23:59:59Z',
  ]
  const pulse = weeklyPulse([...times.map(at), now + 1], now)
  expect(pulse).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
})

test('growth compares the last four full weeks with the four before', () => {
  expect(growthOf([90, 90, 90, 90, 1, 2, 3, 4, 5, 6, 7, 8, 90])).toEqual({ recent: 26, former: 10 })
})

test('around a time: four full weeks before its week, and those that are over after it', () => {
  const merged = at('2026-11-04T08:00:00Z')
  const times = [
    '2026-11-01T00:00:00Z',
    '2026-11-03T00:00:00Z',
    '2026-11-09T00:00:00Z',
    '2026-11-24T00:00:00Z',
  ].map(at)
  expect(weeksAround(times, merged, now)).toEqual({ before: [0, 0, 0, 1], after: [1, 0] })
  expect(weeksAround(times, now, now)).toEqual({ before: [1, 1, 1, 0], after: [] })
  expect(weeksAround(times, at('2026-08-05T00:00:00Z'), now).after).toHaveLength(4)
})
