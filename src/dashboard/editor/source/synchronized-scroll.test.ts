import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alongside, offsetsOf } from './synchronized-scroll.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_122)

it('scrolls both sides to the same block, and proportionally between blocks', () => {
  const pairs = [
    { here: 0, there: 0 },
    { here: 100, there: 40 },
    { here: 200, there: 400 },
  ]
  const ends = { here: 300, there: 500 }
  expect([0, 50, 100, 150, 200, 250, 300].map((y) => alongside(pairs, ends, y))).toEqual([
    0, 20, 40, 220, 400, 450, 500,
  ])
})

it('stays within both sides at the end', () => {
  const pairs = [{ here: 250, there: 700 }]
  expect(alongside(pairs, { here: 100, there: 300 }, 100)).toBe(300)
  expect(alongside(pairs, { here: 100, there: 0 }, 50)).toBe(0)
  expect(alongside([], { here: 0, there: 300 }, 0)).toBe(0)
})

it(`never scrolls back while the other side scrolls forward (seed ${seed})`, () => {
  const pair = fc.record({ here: fc.nat(1000), there: fc.nat(1000) })
  fc.assert(
    fc.property(fc.array(pair), pair, fc.array(fc.nat(1000)), (pairs, ends, at) => {
      const there = at.toSorted((a, b) => a - b).map((y) => alongside(pairs, ends, y))
      expect(there).toEqual(there.toSorted((a, b) => a - b))
      expect(there.every((y) => y >= 0 && y <= ends.there)).toBe(true)
    }),
    { seed },
  )
})

it('finds the offsets of lines', () => {
  expect(offsetsOf('a\nbc\n\nd', [0, 1, 1, 3])).toEqual([0, 2, 2, 6])
  expect(offsetsOf('a', [0, 5])).toEqual([0, 1])
})
