import { expect, test } from 'vitest'
import { runBulk } from './bulk-run.ts'

test('continues after a failure and reports each result as it comes', async () => {
  const seen: number[] = []
  const results = await runBulk(
    ['a', 'b', 'c'],
    async (name) => {
      if (name === 'b') throw new TypeError('Failed to fetch')
    },
    (some) => seen.push(some.length),
  )
  expect(seen).toEqual([1, 2, 3])
  expect(results.map(({ item, failure }) => [item, failure === undefined])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ])
})
