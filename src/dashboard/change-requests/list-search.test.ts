import { expect, test } from 'vitest'
import { filterOf, isNarrowed, listQuery, searchOf } from './list-query.ts'
import { listSearch, withoutFilters, withSearch } from './list-search.ts'

test('keeps known parameters and omits defaults', () => {
  expect(listSearch({ tab: 'merged', q: 'backup', order: 'createdAt', other: 1 })).toEqual({
    tab: 'merged',
    q: 'backup',
    order: 'createdAt',
  })
  expect(listSearch({ tab: 'open', q: '', outdated: false, order: 'updatedAt' })).toEqual({})
  expect(listSearch({ tab: 'nonsense', outdated: 'yes', q: 12 })).toEqual({ q: '12' })
})

test('the list without filters keeps its tab and order', () => {
  expect(withoutFilters({ tab: 'merged', order: 'createdAt', q: 'backup', space: 's1' })).toEqual({
    tab: 'merged',
    order: 'createdAt',
  })
})

test('setting a default removes the parameter', () => {
  expect(withSearch({ tab: 'draft', outdated: true }, { tab: 'open', outdated: false })).toEqual({})
  expect(withSearch({}, { tab: 'archived', order: 'createdAt' })).toEqual({
    tab: 'archived',
    order: 'createdAt',
  })
})

test('filters by the cluster of issues that a change request was created for', () => {
  const search = listSearch({ tab: 'merged', cluster: 'k1' })
  expect(listQuery(search, 'me')).toEqual({ status: 'merged', conversationsIssuesCluster: 'k1' })
  expect(withSearch(search, { cluster: undefined })).toEqual({ tab: 'merged' })
  expect(isNarrowed(search)).toBe(true)
  expect(listSearch({ cluster: 'not an id' })).toEqual({})
})

test('builds the query of each tab with its filters', () => {
  expect(listQuery({}, 'me')).toEqual({ status: 'open' })
  expect(listQuery({ tab: 'review', q: ' back up ' }, 'me')).toEqual({
    status: 'open',
    requestedReviewer: 'me',
    query: 'back up',
  })
  expect(
    listQuery({ tab: 'mine', outdated: true, conflicts: true, inactive: true, order: 'createdAt' }, 'me'),
  ).toEqual({
    status: 'active',
    creator: 'me',
    conflicts: true,
    inactive: true,
    outdated: true,
    orderBy: 'createdAt',
  })
  expect([listQuery({ tab: 'waiting' }, 'me'), listQuery({ tab: 'ready' }, 'me')]).toEqual([
    { status: 'open', reviewState: 'requested' },
    { status: 'open', ready: true },
  ])
  // A tab about the caller ignores other people.
  expect(
    listQuery({ tab: 'mine', author: 'other', contributor: 'c', reviewer: 'r', space: 's' }, 'me'),
  ).toEqual({
    contributor: 'c',
    status: 'active',
    creator: 'me',
    reviewer: 'r',
    space: 's',
  })
})

test('a saved filter restores its search', () => {
  const search = {
    tab: 'ready',
    q: 'backup',
    outdated: true,
    conflicts: true,
    inactive: true,
    order: 'createdAt',
    author: 'a',
    contributor: 'c',
    reviewer: 'r',
  } as const
  expect(searchOf(filterOf(search))).toEqual(search)
  expect(searchOf(filterOf(search, 'space'))).toEqual({ ...search, space: 'space' })
  expect([filterOf({}), searchOf({}), searchOf({ view: 'open', orderBy: 'updatedAt' })]).toEqual([{}, {}, {}])
})

test('the tab and the order are not filters', () => {
  expect([isNarrowed({ tab: 'mine', order: 'createdAt' }), isNarrowed({ reviewer: 'r' })]).toEqual([
    false,
    true,
  ])
})

test('ignores invalid ids', () => {
  expect(listSearch({ author: 'a b', reviewer: 4, space: '../x' })).toEqual({})
})
