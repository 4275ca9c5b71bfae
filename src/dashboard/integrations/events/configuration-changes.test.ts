import { expect, test } from 'vitest'
import { changedValues } from './configuration-changes.ts'

test('added, removed and changed values, by name', () => {
  const before = { url: 'a', retries: 2, tags: ['x'], same: { a: 1 } }
  const now = { url: 'b', tags: ['x', 'y'], same: { a: 1 }, constructor: true }
  expect(changedValues(before, now)).toEqual([
    { name: 'constructor', before: undefined, now: 'true' },
    { name: 'retries', before: '2', now: undefined },
    { name: 'tags', before: '["x"]', now: '["x","y"]' },
    { name: 'url', before: '"a"', now: '"b"' },
  ])
  expect(changedValues(now, now)).toEqual([])
})
