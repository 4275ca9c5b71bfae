import { expect, test } from 'vitest'
import { withParameters } from '../api/search-parameters.ts'
import { coverageSearch, unitSearch } from './translation-search.ts'

test('keeps what the address can hold, and drops the rest', () => {
  expect(
    unitSearch({
      page: 'p1',
      state: 'stale',
      check: 'error',
      minor: true,
      q: 42,
      unit: 'p1:k:slot',
      other: 1,
    }),
  ).toEqual({ page: 'p1', state: 'stale', check: 'error', minor: true, q: '42', unit: 'p1:k:slot' })
  expect(
    unitSearch({ page: '../x', state: 'fresh', check: 'all', minor: 'true', q: '', unit: 'a b' }),
  ).toEqual({})
  expect(coverageSearch({ space: 's', state: 'missing' })).toEqual({ space: 's', state: 'missing' })
})

test('replaces and removes parameters', () => {
  expect(withParameters({ page: 'a', q: 'x' }, { page: undefined, q: 'y' })).toEqual({ q: 'y' })
})
