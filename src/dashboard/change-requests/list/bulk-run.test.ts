import { expect, test } from 'vitest'
import { runBulk } from './bulk-run.ts'

test('a failure stops nothing, and each result is told as it comes', async () => {
  const seen: number[] = []
  const results = await runBulk(
    ['a', 'b', 'c'],
    async (name) => {
      if (name === 'b') throw new TypeError('Failed to fetch')
    },
    (some) => seen.push(some.length),
  )
  expect(seen).toEqual([1, 2, 3])
  expect(results.map(({ thing, failure }) => [thing, failure === undefined])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ])
})
