import { describe, expect, test } from 'vitest'
import { idIn } from '../api/search-parameters.ts'
import { clustersSearch, conversationsSearch } from './conversation-search.ts'

describe('search parameters of clusters', () => {
  test('unknown values are ignored, and the default order is left out', () => {
    expect(clustersSearch({ q: '', state: 'gone', order: 'growth', page: 'x' })).toEqual({})
    expect(clustersSearch({ q: 42, state: 'muted', order: 'issues' })).toEqual({
      q: '42',
      state: 'muted',
      order: 'issues',
    })
  })

  test('a long search is cut to what the service accepts', () => {
    expect(clustersSearch({ q: 'x'.repeat(300) }).q).toHaveLength(255)
  })
})

test('search parameters of conversations', () => {
  expect(conversationsSearch({ state: 'open', source: ['a'] })).toEqual({})
  expect(conversationsSearch({ q: 'export', state: 'failed', source: 'email' })).toEqual({
    q: 'export',
    state: 'failed',
    source: 'email',
  })
})

test('only ids of the service are ids', () => {
  expect(idIn('k1_-Z')).toBe('k1_-Z')
  expect([idIn('a b'), idIn(''), idIn(7), idIn('x'.repeat(65))]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
