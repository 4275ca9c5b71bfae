import { expect, test } from 'vitest'
import { filterSearch, readerSearch } from './reader-search.ts'

test('the reader keeps a revision, a view and a thread', () => {
  const search = { rev: 'r1', view: 'source', comment: 'k1_-Z' }
  expect(readerSearch({ ...search, q: 'x' })).toEqual(search)
  expect(readerSearch({ rev: '', view: 'page', comment: 'a/b' })).toEqual({})
  expect(readerSearch({ rev: 5, view: true, comment: 5 })).toEqual({})
})

test('a list is filtered by words, which may be digits alone', () => {
  expect(filterSearch({ q: 42, comment: 'c1' })).toEqual({ q: '42', comment: 'c1' })
  expect(filterSearch({ q: '', comment: '' })).toEqual({})
  expect(filterSearch({ q: ['a'] })).toEqual({})
  expect(filterSearch({ q: 'x'.repeat(300) }).q?.length).toBe(255)
})
