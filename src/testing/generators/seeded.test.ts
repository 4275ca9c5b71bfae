import { expect, test } from 'vitest'
import { chanceOf } from './seeded.ts'

const draws = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw)

test('the same number gives the same values, on every machine', () => {
  const chance = chanceOf(1)
  expect(draws(3, () => chance.between(0, 999_999))).toEqual([627_073, 2735, 527_447])
})

test('values stay in their bounds and reach both ends', () => {
  const chance = chanceOf(2)
  const seen = new Set(draws(500, () => chance.between(3, 6)))
  expect([...seen].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6])
  expect(() => chance.pick([])).toThrow(RangeError)
})

test('weights, odds and the bell curve keep their shares', () => {
  const chance = chanceOf(3)
  const names = draws(10_000, () => chance.weighted({ often: 9, seldom: 1, never: 0 }))
  const seldom = names.filter((name) => name === 'seldom').length
  expect(seldom).toBeGreaterThan(850)
  expect(seldom).toBeLessThan(1150)
  expect(names).not.toContain('never')
  const hits = draws(10_000, () => chance.odds(0.25)).filter(Boolean).length
  expect(Math.abs(hits - 2500)).toBeLessThan(200)
  const values = draws(10_000, () => chance.normal())
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  expect(Math.abs(mean)).toBeLessThan(0.05)
  expect(Math.abs(spread - 1)).toBeLessThan(0.05)
})
