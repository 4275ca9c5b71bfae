import type { TreePage } from '../../api/pages/page-tree.ts'
import { describe, expect, test } from 'vitest'
import {
  countPages,
  filterNodes,
  firstDocument,
  pageNodes,
  pagePlace,
  type PageTreeNode,
} from './page-nodes.ts'

/**
 * Builds a tree from a drawing: `a g[b c(d)] -e` is a page, a group with two pages, one of them with a child,
 * and a hidden page.
 */
const tree = (picture: string): TreePage[] => {
  let at = 0
  const list = (end: string): TreePage[] => {
    const pages: TreePage[] = []
    while (at < picture.length && picture[at] !== end) {
      if (picture[at] === ' ') {
        at += 1
        continue
      }
      const hidden = picture[at] === '-'
      if (hidden) at += 1
      const id = picture[at] ?? ''
      at += 1
      const opens = picture[at]
      let pages2: TreePage[] = []
      if (opens === '(' || opens === '[') {
        at += 1
        pages2 = list(opens === '(' ? ')' : ']')
        at += 1
      }
      // Only the fields that these functions read.
      pages.push({
        id,
        title: id.toUpperCase(),
        type: opens === '[' ? 'group' : 'document',
        path: `at/${id}`,
        pages: pages2,
        ...(hidden ? { hidden } : {}),
      } as unknown as TreePage)
    }
    return pages
  }
  return list('')
}
const drawn = (nodes: readonly PageTreeNode[]): string =>
  nodes.map(({ id, children }) => (children === undefined ? id : `${id}(${drawn(children)})`)).join(' ')

test('makes containers of all groups, and of pages with subpages', () => {
  expect(drawn(pageNodes(tree('a g[] c(d)')))).toBe('a g() c(d)')
})

describe('filter', () => {
  const nodes = pageNodes(tree('a g[b c(d)] e'))
  test('keeps and expands the ancestors of matches', () => {
    const { nodes: left, expanded, found } = filterNodes(nodes, 'D')
    expect(drawn(left)).toBe('g(c(d))')
    expect([...expanded]).toEqual(['c', 'g'])
    expect(found).toBe(1)
  })
  test('matches all words in title and path, and everything without words', () => {
    expect(drawn(filterNodes(nodes, 'at b').nodes)).toBe('g(b)')
    expect(drawn(filterNodes(nodes, 'a zz').nodes)).toBe('')
    expect(drawn(filterNodes(nodes, '  ').nodes)).toBe(drawn(nodes))
  })
})

describe('place', () => {
  const pages = tree('a g[b c(d)] -e f')
  test.each([
    ['a', '', undefined, 'b'],
    ['b', 'g', 'a', 'c'],
    ['d', 'g c', 'c', 'f'],
    ['e', '', 'd', 'f'],
    ['f', '', 'd', undefined],
    ['g', '', 'a', 'b'],
  ])('%s has the ancestors [%s], and is between %s and %s', (id, above, previous, next) => {
    const place = pagePlace(pages, id)
    expect(place?.above.map((page) => page.id).join(' ')).toBe(above)
    expect(place?.previous?.id).toBe(previous)
    expect(place?.next?.id).toBe(next)
  })
  test('returns undefined for an unknown page', () => expect(pagePlace(pages, 'x')).toBeUndefined())
})

test('counts pages without groups, and finds the first document in a group', () => {
  expect(countPages(tree('a g[b c(d)] -e'))).toBe(5)
  expect(firstDocument(tree('g[b] c'))?.id).toBe('b')
})
