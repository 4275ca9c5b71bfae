import { expect, test } from 'vitest'
import { homeLists, mostShown } from './home-lists.ts'

const change = (id: string, outdated = false, state: 'none' | 'changes-requested' = 'none') => ({
  id,
  outdated,
  review: { state },
})
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ')

test('a change request stands once, in the first list that it belongs to', () => {
  const { reviews, own, others } = homeLists(
    [change('a')],
    [change('a'), change('b')],
    [change('a'), change('b'), change('c')],
  )
  expect([ids(reviews), ids(own), ids(others)]).toEqual(['a', 'b', 'c'])
})

test('of one’s own, an answer to a reviewer comes first, then what has fallen behind, in their order otherwise', () => {
  const own = [change('a'), change('b', true), change('c', false, 'changes-requested'), change('d', true)]
  expect(ids(homeLists([], own, []).own)).toBe('c b d a')
})

test('no list is longer than a look', () => {
  const many = Array.from({ length: 30 }, (_, index) => change(String(index)))
  expect(homeLists(many, [], []).reviews).toHaveLength(mostShown)
  expect(homeLists([], [], many).others).toHaveLength(mostShown)
})
