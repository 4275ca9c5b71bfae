import { describe, expect, test } from 'vitest'
import type { TreeMove } from '../../ui/trees/tree-view.tsx'
import {
  applyMove,
  collectionsWithin,
  moveBody,
  planMove,
  planStep,
  inverseMove,
  type TreeLists,
  type TreeItem,
} from './tree-moves.ts'

/** `a b<a` is a at the top and b in a. */
const list = (text: string): readonly TreeItem[] =>
  text.split(' ').map((one) => {
    const [id = '', parent] = one.split('<')
    return parent === undefined ? { id } : { id, parent }
  })
const show = (resources: readonly TreeItem[]): string =>
  resources.map(({ id, parent }) => (parent === undefined ? id : `${id}<${parent}`)).join(' ')

const lists: TreeLists = { collections: list('A B C<A'), spaces: list('x y z<A w<A') }

const moved = (move: TreeMove): string => {
  const planned = planMove(lists, move)
  if (planned === undefined) return 'nothing'
  const of = planned.kind === 'space' ? lists.spaces : lists.collections
  const after = applyMove(of, planned)
  // The inverse move restores the original position.
  const back = inverseMove(lists, planned)
  const again = applyMove(after, back)
  const groups = (resources: readonly TreeItem[]) =>
    show(resources.toSorted((one, other) => (one.parent ?? '').localeCompare(other.parent ?? '')))
  expect(groups(again)).toBe(groups(of))
  return show(after)
}

describe('a drop', () => {
  test.each([
    ['into a collection goes to its end', { id: 'x', target: 'A', place: 'inside' }, 'y z<A w<A x<A'],
    ['before a space of the same parent', { id: 'y', target: 'x', place: 'before' }, 'y x z<A w<A'],
    ['after a space elsewhere', { id: 'x', target: 'z', place: 'after' }, 'y z<A x<A w<A'],
    [
      'of a space at a collection makes it the first space there',
      { id: 'y', target: 'B', place: 'after' },
      'y x z<A w<A',
    ],
    [
      'of a collection at a space makes it the last collection there',
      { id: 'C', target: 'x', place: 'before' },
      'A B C',
    ],
    ['of a collection into another one', { id: 'B', target: 'C', place: 'inside' }, 'A C<A B<C'],
    ['at its current position', { id: 'x', target: 'y', place: 'before' }, 'nothing'],
    ['into the parent where it is already last', { id: 'w', target: 'A', place: 'inside' }, 'nothing'],
  ] as const)('%s', (_name, move, expected) => expect(moved(move)).toBe(expected))
})

test('a step passes one sibling of the same kind and stops at the ends', () => {
  expect(planStep(lists, 'y', -1)).toMatchObject({ beside: { place: 'before', id: 'x' } })
  expect(planStep(lists, 'z', 1)).toMatchObject({ parent: 'A', beside: { place: 'after', id: 'w' } })
  expect(planStep(lists, 'x', -1)).toBeUndefined()
  expect(planStep(lists, 'w', 1)).toBeUndefined()
})

test('builds the request with the sibling by kind, and null for the top level', () => {
  expect(moveBody({ kind: 'space', id: 'x', parent: undefined })).toEqual({ parent: null })
  expect(moveBody({ kind: 'collection', id: 'B', parent: 'A', beside: { place: 'after', id: 'C' } })).toEqual(
    {
      parent: 'A',
      position: { after: { type: 'collection', collection: 'C' } },
    },
  )
})

test('finds nested collections at every depth', () => {
  expect([...collectionsWithin(list('A B<A C<B D'), 'A')]).toEqual(['A', 'B', 'C'])
})
