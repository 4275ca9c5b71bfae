import { expect, test } from 'vitest'
import { barHeight, dayText, monthTotals } from './activity-text.ts'

const day = (more: object) => ({ day: '2026-11-03', revisions: 0, pages: 0, opened: 0, merged: 0, ...more })

test('describes the changes of a day', () => {
  expect([dayText(day({})), dayText(day({ revisions: 1, pages: 2 }))]).toEqual([
    'Nov 3: no changes',
    'Nov 3: 2 pages in 1 revision',
  ])
})

test('keeps small bars visible next to large ones', () => {
  expect([
    barHeight(0, 400),
    barHeight(1, 400),
    barHeight(100, 400),
    barHeight(400, 400),
    barHeight(0, 0),
  ]).toEqual([0, 6, 50, 100, 0])
})

test('sums the days', () => {
  expect(
    monthTotals({
      days: [day({ revisions: 2, pages: 5, opened: 1 }), day({ revisions: 1, pages: 7, merged: 2 })],
    }),
  ).toEqual({ revisions: 3, opened: 1, merged: 2, most: 7 })
})
