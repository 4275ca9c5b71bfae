import { expect, test } from 'vitest'
import { listQuery, listSearch, withSearch } from './list-search.ts'

test('only what the list knows is kept of an address, and the usual is left out', () => {
  expect(listSearch({ tab: 'merged', q: 'backup', order: 'createdAt', other: 1 })).toEqual({
    tab: 'merged',
    q: 'backup',
    order: 'createdAt',
  })
  expect(listSearch({ tab: 'open', q: '', outdated: false, order: 'updatedAt' })).toEqual({})
  expect(listSearch({ tab: 'nonsense', outdated: 'yes', q: 12 })).toEqual({ q: '12' })
})

test('setting what is usual takes it out of the address', () => {
  expect(withSearch({ tab: 'draft', outdated: true }, { tab: 'open', outdated: false })).toEqual({})
  expect(withSearch({}, { tab: 'archived', order: 'createdAt' })).toEqual({
    tab: 'archived',
    order: 'createdAt',
  })
})

test('each tab asks for its own, with the filters on top', () => {
  expect(listQuery({}, 'me')).toEqual({ status: 'open' })
  expect(listQuery({ tab: 'review', q: ' back up ' }, 'me')).toEqual({
    status: 'open',
    requestedReviewer: 'me',
    query: 'back up',
  })
  expect(listQuery({ tab: 'mine', outdated: true, order: 'createdAt' }, 'me')).toEqual({
    status: 'all',
    creator: 'me',
    outdated: true,
    orderBy: 'createdAt',
  })
  expect([listQuery({ tab: 'waiting' }, 'me'), listQuery({ tab: 'ready' }, 'me')]).toEqual([
    { status: 'open', reviewState: 'requested' },
    { status: 'open', reviewState: 'approved' },
  ])
})
