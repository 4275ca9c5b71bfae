import { expect, it } from 'vitest'
import type { PageEntry } from '../revision/revision.ts'
import { changedPaths } from './changed-paths.ts'

const page = (id: string, parent: string | null, slug = id): [string, PageEntry] => [
  id,
  { kind: 'page', id, type: 'document', title: id, slug, parent, order: 'a0' },
]

it('finds the pages whose path changes, also below a page that is renamed or gone', () => {
  const main = new Map([page('a', null), page('b', 'a'), page('c', 'b'), page('d', null)])
  expect(changedPaths(main, new Map([page('b', 'a', 'new')]))).toEqual([
    { page: 'b', before: 'a/b', after: 'a/new' },
    { page: 'c', before: 'a/b/c', after: 'a/new/c' },
  ])
  expect(changedPaths(main, new Map([['b', null]]))).toEqual([
    { page: 'b', before: 'a/b' },
    { page: 'c', before: 'a/b/c' },
  ])
  expect(changedPaths(main, new Map([page('e', 'd')]))).toEqual([{ page: 'e', after: 'd/e' }])
})

it('gives pages below themselves no path', () => {
  const main = new Map([page('a', null)])
  expect(changedPaths(main, new Map([page('b', 'c'), page('c', 'b')]))).toEqual([])
})

it('follows thousands of levels', () => {
  const levels = 12_000
  const main = new Map(
    Array.from({ length: levels }, (_, at) => page(`p${at}`, at === 0 ? null : `p${at - 1}`, 's')),
  )
  const last = `p${levels - 1}`
  const changes = new Map([page(last, `p${levels - 2}`, 't')])
  expect(changedPaths(main, changes).map((change) => change.page)).toEqual([last])
})
