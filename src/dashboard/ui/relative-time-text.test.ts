import { expect, test } from 'vitest'
import { clockText, relativeText, waitText } from './relative-time-text.ts'

const now = Date.UTC(2026, 0, 15, 12)
const minute = 60_000

test.each([
  [0, 'just now'],
  [-44_000, 'just now'],
  [30_000, 'just now'],
  [-60_000, '1 minute ago'],
  [-50_000, '1 minute ago'],
  [-10 * minute, '10 minutes ago'],
  [-56 * minute, '56 minutes ago'],
  [-57 * minute, '1 hour ago'],
  [-119 * minute, '1 hour ago'],
  [-26 * 60 * minute, '1 day ago'],
  [3 * 24 * 60 * minute, 'in 3 days'],
  [-8 * 24 * 60 * minute, '1 week ago'],
  [-45 * 24 * 60 * minute, '1 month ago'],
  [-800 * 24 * 60 * minute, '2 years ago'],
])('%d ms from now is "%s"', (distance, words) => {
  expect(relativeText(now + distance, now)).toBe(words)
})

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [12.2, '13 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('a wait of %d seconds is "%s"', (seconds, words) => {
  expect(waitText(seconds)).toBe(words)
})

test.each([
  [87, '1:27'],
  [60, '1:00'],
  [9.2, '0:10'],
  [-1, '0:00'],
])('%d seconds count down as "%s"', (seconds, words) => {
  expect(clockText(seconds)).toBe(words)
})
