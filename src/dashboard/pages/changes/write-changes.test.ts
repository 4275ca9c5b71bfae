import { expect, test } from 'vitest'
import type { ContentWrite } from '../../../client/types.gen.ts'
import { ContentWrite as Schema } from '../../../contract/pages/write-schemas.ts'
import { changesPerRequest, remainingBatches } from './write-changes.ts'

const changes = (count: number): ContentWrite['changes'] =>
  Array.from({ length: count }, (_, at) => ({ operation: 'delete_file', file: `f${at}` }))

test.each([
  [0, []],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [120, [50, 50, 20]],
])('splits %i changes into requests of %j', (count, sizes) => {
  expect(
    remainingBatches(changes(count), { into: undefined, written: 0 }).map(({ length }) => length),
  ).toEqual(sizes)
})

test('writes nothing twice after a failure', () => {
  const [first] = remainingBatches(changes(60), { into: 'q', written: 50 })
  expect(first).toEqual(changes(60).slice(50))
})

test('fills a batch up to the limit of the contract', () => {
  expect(Schema.safeParse({ changes: changes(changesPerRequest) }).success).toBe(true)
  expect(Schema.safeParse({ changes: changes(changesPerRequest + 1) }).success).toBe(false)
})
