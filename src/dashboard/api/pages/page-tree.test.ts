import { expect, test } from 'vitest'
import { treePages } from './page-tree.ts'

const page = (id: string, fields: object = {}) => ({
  id,
  type: 'document' as const,
  title: id,
  slug: id,
  ...fields,
})

test('paths follow from slugs, through groups, and the home page has the empty one', () => {
  const [group, link] = treePages({
    home: 'home',
    pages: [
      page('guide', { type: 'group', pages: [page('home', { pages: [page('below')] }), page('other')] }),
      { id: 'link', type: 'link', title: 'Elsewhere' },
    ],
  })
  expect(group?.path).toBe('guide')
  expect(group?.pages.map(({ path }) => path)).toEqual(['', 'guide/other'])
  expect(group?.pages[0]?.pages.map(({ path }) => path)).toEqual(['guide/home/below'])
  expect(link).toEqual({
    id: 'link',
    type: 'link',
    title: 'Elsewhere',
    pages: [],
  })
})

test('an empty space has no pages and no home', () => {
  expect(treePages({ pages: [] })).toEqual([])
})
