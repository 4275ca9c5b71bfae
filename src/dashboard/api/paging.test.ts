import { expect, test, vi } from 'vitest'
import { allItems, wholeList } from './paging.ts'

const pages: Readonly<Record<string, { next?: { page: string }; items: number[]; open: number }>> = {
  first: { next: { page: 'second' }, items: [1, 2], open: 9 },
  second: { next: { page: 'third' }, items: [], open: 9 },
  third: { items: [3], open: 7 },
}
const read = (page = 'first') => Promise.resolve(pages[page] ?? { items: [], open: 0 })

test('a list is read to its last page, an empty one in between included', async () => {
  const asked = vi.fn(read)
  expect(await allItems(asked)).toEqual([1, 2, 3])
  expect(asked.mock.calls).toEqual([[undefined], ['second'], ['third']])
})

test('what a page says beside its items is that of the last', async () => {
  expect(await wholeList(read)).toEqual({ items: [1, 2, 3], open: 7 })
})

test('a page that cannot be read fails the whole', async () => {
  await expect(
    allItems((page) => (page === undefined ? read() : Promise.reject(new Error('gone')))),
  ).rejects.toThrow('gone')
})
