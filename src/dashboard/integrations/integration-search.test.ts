import { expect, test } from 'vitest'
import { catalogueSearch, eventSearch } from './integration-search.ts'

test('known filters are read, others are dropped', () => {
  expect(
    catalogueSearch({
      q: 42,
      category: 'content',
      target: 'space',
      scope: 'space:content:read',
      blocks: true,
      sources: 'true',
      installed: false,
      sort: 'name',
    }),
  ).toEqual({
    q: '42',
    category: 'content',
    target: 'space',
    scope: 'space:content:read',
    blocks: true,
    installed: false,
  })
  expect(
    catalogueSearch({ q: '', category: 'toString', target: 'page', scope: 'a b', blocks: false }),
  ).toEqual({})
})

test('filters of events', () => {
  expect(eventSearch({ type: 'ui_render', status: 'failed', page: 2 })).toEqual({
    type: 'ui_render',
    status: 'failed',
  })
  expect(eventSearch({ type: 'Not a type', status: 'pending' })).toEqual({})
})
