import { expect, test } from 'vitest'
import { collectionsAround, spaceTree, type SpaceNode } from './space-tree.ts'
import type { Resource } from './resource.ts'

const thing = (kind: Resource['kind'], id: string, parent?: string): Resource => ({
  kind,
  id,
  title: id,
  name: id,
  openChangeRequests: 0,
  arrangeable: true,
  ...(parent === undefined ? {} : { parent }),
})
const space = (id: string, parent?: string) => thing('space', id, parent)
const collection = (id: string, parent?: string) => thing('collection', id, parent)
const drawn = (nodes: readonly SpaceNode[]): string =>
  nodes.map(({ id, children }) => (children === undefined ? id : `${id}(${drawn(children)})`)).join(' ')

const things = [
  space('z'),
  collection('b'),
  space('y'),
  collection('a'),
  collection('c', 'b'),
  space('x', 'c'),
  space('w', 'b'),
]

test('collections nest, come before spaces, and keep the order of the lists', () => {
  expect(drawn(spaceTree(things))).toBe('b(c(x) w) a() z y')
})

test('what lies in a collection that is not seen stands at the top', () => {
  expect(drawn(spaceTree([collection('a', 'hidden'), space('z', 'hidden')]))).toBe('a() z')
})

test('a node knows its level, and the collections around it are found', () => {
  const [b] = spaceTree(things)
  expect([b?.level, b?.children?.[0]?.level, b?.children?.[0]?.children?.[0]?.level]).toEqual([1, 2, 3])
  expect(collectionsAround(things, 'x').map(({ id }) => id)).toEqual(['b', 'c'])
  expect(collectionsAround(things, 'z')).toEqual([])
})
