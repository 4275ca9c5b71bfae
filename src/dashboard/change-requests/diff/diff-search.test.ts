import { expect, test } from 'vitest'
import { diffSearch } from './diff-search.ts'

test('what the address of a difference knows is kept, everything else is left out', () => {
  const all = { view: 'headings', words: true, filter: 'backup', all: true, since: 'start' }
  expect(diffSearch({ ...all, other: 1 })).toEqual(all)
  expect(diffSearch({ view: 'upside-down', words: 'yes', filter: '', all: 1, since: 'ever' })).toEqual({})
})

test('a filter of digits is a filter', () => {
  expect(diffSearch({ filter: 2024 })).toEqual({ filter: '2024' })
})
