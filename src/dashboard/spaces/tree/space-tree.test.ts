import { expect, test } from 'vitest'
import { ancestorsOf, spaceTree, type SpaceNode } from './space-tree.ts'
import type { Resource } from './resource.ts'

const makeResource = (kind: Resource['kind'], id: string, parent?: string): Resource => ({
  kind,
  id,
  title: id,
  name: id,
  openChangeRequests: 0,
  arrangeable: true,
  ...(parent === undefined ? {} : { parent }),
})
const space = (id: string, parent?: string) => makeResource('space', id, parent)
const collection = (id: string, parent?: string) => makeResource('collection', id, parent)
const outline = (nodes: readonly SpaceNode[]): string =>
  nodes.map(({ id, children }) => (children === undefined ? id : `${id}(${outline(children)})`)).join(' ')

const resources = [
  space('z'),
  collection('b'),
  space('y'),
  collection('a'),
  collection('c', 'b'),
  space('x', 'c'),
  space('w', 'b'),
]

test('nests collections, puts them before spaces, and keeps the order of the lists', () => {
  expect(outline(spaceTree(resources))).toBe('b(c(x) w) a() z y')
})

test('moves children of invisible collections to the top level', () => {
  expect(outline(spaceTree([collection('a', 'hidden'), space('z', 'hidden')]))).toBe('a() z')
})

test('returns the level of a node and its ancestors', () => {
  const [b] = spaceTree(resources)
  expect([b?.level, b?.children?.[0]?.level, b?.children?.[0]?.children?.[0]?.level]).toEqual([1, 2, 3])
  expect(ancestorsOf(resources, 'x').map(({ id }) => id)).toEqual(['b', 'c'])
  expect(ancestorsOf(resources, 'z')).toEqual([])
})
