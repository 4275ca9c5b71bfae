import { expect, test } from 'vitest'
import { listSearch, withSearch } from './list-search.ts'

test('the usual and the unknown leave no trace in the address', () => {
  expect(listSearch({ status: 'open', mine: false, order: 'updatedAt', other: 1 })).toEqual({})
  expect(listSearch({ status: 'nonsense', mine: 'yes' })).toEqual({})
  expect(listSearch({ status: 'merged', mine: true, order: 'createdAt' })).toEqual({
    status: 'merged',
    mine: true,
    order: 'createdAt',
  })
})

test('setting one filter keeps the others', () => {
  const search = { status: 'merged', mine: true } as const
  expect(withSearch(search, { status: 'open' })).toEqual({ mine: true })
  expect(withSearch(search, { mine: false })).toEqual({ status: 'merged' })
})
