import { expect, test } from 'vitest'
import { comparison, resultsIn } from './comparison.ts'
import { printed } from './measurement.ts'

const line = (what: string, ratio: number, target: { atLeast: number } | { atMost: number }) =>
  printed('B4 tree', { what, ratio, target, figures: ['5 ms: the rest'] })

const before = [
  'node 24, 2 × processor',
  line('of 2,000 pages: first', 1, { atMost: 1.5 }),
  line('cached', 0.5, { atLeast: 0.4 }),
  line('gone', 1, { atMost: 2 }),
].join('\n')

test('results are read from printed lines', () => {
  expect([...resultsIn(before)]).toEqual([
    ['B4 tree of 2,000 pages: first', { ratio: 1, better: 'smaller' }],
    ['B4 tree cached', { ratio: 0.5, better: 'larger' }],
    ['B4 tree gone', { ratio: 1, better: 'smaller' }],
  ])
})

test('what got slower is said, worst first', () => {
  const now = [
    line('of 2,000 pages: first', 1.5, { atMost: 1.5 }),
    line('cached', 0.25, { atLeast: 0.4 }),
    line('other', 1, { atMost: 2 }),
  ].join('\n')
  expect(comparison(resultsIn(now), resultsIn(before))).toEqual([
    'slower: B4 tree cached: 0.5 before, 0.25 now (2.00 times)',
    'slower: B4 tree of 2,000 pages: first: 1 before, 1.5 now (1.50 times)',
    'new: B4 tree other',
    '2 results compared, 2 slower',
  ])
})

test('gains and noise are no news', () => {
  const now = [
    line('of 2,000 pages: first', 1.05, { atMost: 1.5 }),
    line('cached', 2, { atLeast: 0.4 }),
  ].join('\n')
  expect(comparison(resultsIn(now), resultsIn(before))).toEqual(['2 results compared, 0 slower'])
})
