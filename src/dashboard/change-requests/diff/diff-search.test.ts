import { expect, test } from 'vitest'
import { diffSearch } from './diff-search.ts'

test('keeps known options of the URL and omits everything else', () => {
  const all = { view: 'headings', words: true, filter: 'backup', all: true, since: 'start' }
  expect(diffSearch({ ...all, other: 1 })).toEqual(all)
  expect(diffSearch({ view: 'upside-down', words: 'yes', filter: '', all: 1, since: 'ever' })).toEqual({})
})

test('accepts a filter of digits', () => {
  expect(diffSearch({ filter: 2024 })).toEqual({ filter: '2024' })
})
