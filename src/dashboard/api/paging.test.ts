import { expect, test, vi } from 'vitest'
import { allOf, mostPages, wholeList } from './paging.ts'

interface Request {
  readonly query?: { readonly page?: string; readonly limit?: number; readonly owner?: string }
  readonly signal?: AbortSignal
}
interface Answer {
  readonly next?: { readonly page: string }
  readonly items: readonly number[]
  readonly open: number
}
const pages: Readonly<Record<string, Answer>> = {
  first: { next: { page: 'second' }, items: [1, 2], open: 9 },
  second: { next: { page: 'third' }, items: [], open: 9 },
  third: { items: [3], open: 7 },
}
const list = ({ query }: Request) =>
  Promise.resolve({ data: pages[query?.page ?? 'first'] ?? { items: [], open: 0 } })

test('follows every cursor, past an empty page, with the query of the request', async () => {
  const operation = vi.fn(list)
  expect(await allOf(operation, { query: { owner: 'p1' } })).toEqual([1, 2, 3])
  expect(operation.mock.calls.map(([{ query }]) => query)).toEqual([
    { limit: 1000, owner: 'p1' },
    { limit: 1000, owner: 'p1', page: 'second' },
    { limit: 1000, owner: 'p1', page: 'third' },
  ])
})

test('keeps the page size of the request', async () => {
  const operation = vi.fn(list)
  await allOf(operation, { query: { limit: 200 } })
  expect(operation.mock.calls[0]?.[0].query).toEqual({ limit: 200 })
})

test('returns the other fields of the last page', async () => {
  expect(await wholeList(list, {})).toEqual({ items: [1, 2, 3], open: 7 })
})

test('rejects if a page cannot be read', async () => {
  const operation = (request: Request) =>
    request.query?.page === undefined ? list(request) : Promise.reject(new Error('gone'))
  await expect(allOf(operation, {})).rejects.toThrow('gone')
})

test('stops when it is aborted', async () => {
  const controller = new AbortController()
  const operation = vi.fn((request: Request) => {
    controller.abort(new Error('left the screen'))
    return list(request)
  })
  await expect(allOf(operation, { signal: controller.signal })).rejects.toThrow('left the screen')
  expect(operation).toHaveBeenCalledOnce()
})

test('rejects a list without an end after the bound', async () => {
  const operation = vi.fn((_request: Request) =>
    Promise.resolve({ data: { next: { page: 'again' }, items: [1] } }),
  )
  await expect(allOf(operation, {})).rejects.toThrow('more than 1000 pages')
  expect(operation).toHaveBeenCalledTimes(mostPages)
})
