import { expect, test } from 'vitest'
import type { ContentWrite } from '../../../client/types.gen.ts'
import { ContentWrite as Schema } from '../../../contract/pages/write-schemas.ts'
import { changesAtOnce, partsLeft } from './write-changes.ts'

const changes = (count: number): ContentWrite['changes'] =>
  Array.from({ length: count }, (_, at) => ({ operation: 'delete_file', file: `f${at}` }))

test.each([
  [0, []],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [120, [50, 50, 20]],
])('%i changes take requests of %j', (count, sizes) => {
  expect(partsLeft(changes(count), { into: undefined, written: 0 }).map(({ length }) => length)).toEqual(
    sizes,
  )
})

test('what was written before a failure is not written again', () => {
  const [first] = partsLeft(changes(60), { into: 'q', written: 50 })
  expect(first).toEqual(changes(60).slice(50))
})

test('a part is as long as the contract takes, and no longer', () => {
  expect(Schema.safeParse({ changes: changes(changesAtOnce) }).success).toBe(true)
  expect(Schema.safeParse({ changes: changes(changesAtOnce + 1) }).success).toBe(false)
})
