import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  [undefined, undefined],
] as const)('of ten bytes %s is %o', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})

it('is always inside the file, or reported as outside', () => {
  const bound = fc.option(fc.nat({ max: 2000 }), { nil: '' })
  fc.assert(
    fc.property(bound, bound, fc.nat({ max: 1000 }), (from, to, size) => {
      const range = rangeOf(`bytes=${from}-${to}`, size)
      if (range === undefined || range === 'outside') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
