import { expect, test } from 'vitest'
import { spaceTree, type SpaceNode } from './space-tree.ts'

const space = (id: string, parent?: string) => ({
  id,
  title: id.toUpperCase(),
  emoji: '1f4d7',
  changeRequestsOpen: 2,
  ...(parent === undefined ? {} : { parent }),
})
const collection = (id: string, parent?: string) => ({
  id,
  title: id.toUpperCase(),
  ...(parent === undefined ? {} : { parent }),
})
const drawn = (nodes: readonly SpaceNode[]): string =>
  nodes.map(({ id, children }) => (children === undefined ? id : `${id}(${drawn(children)})`)).join(' ')

test('collections nest, come before spaces, and keep the order of the lists', () => {
  const collections = [collection('b'), collection('a'), collection('c', 'b')]
  const spaces = [space('z'), space('y'), space('x', 'c'), space('w', 'b')]
  expect(drawn(spaceTree(collections, spaces))).toBe('b(c(x) w) a() z y')
})

test('what lies in a collection that is not seen stands at the top', () => {
  expect(drawn(spaceTree([collection('a', 'hidden')], [space('z', 'hidden')]))).toBe('a() z')
})

test('a space carries its face and its open change requests', () => {
  expect(spaceTree([], [space('z')])).toEqual([
    { id: 'z', name: 'Z', kind: 'space', emoji: '1f4d7', openChangeRequests: 2 },
  ])
})
