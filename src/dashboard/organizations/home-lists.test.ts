import { expect, test } from 'vitest'
import { homeLists, mostListed } from './home-lists.ts'

const change = (id: string, outdated = false, state: 'none' | 'changes-requested' = 'none') => ({
  id,
  outdated,
  review: { state },
})
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ')

test('puts a change request into the first list that it belongs to', () => {
  const { reviews, own, others } = homeLists(
    [change('a')],
    [change('a'), change('b')],
    [change('a'), change('b'), change('c')],
  )
  expect([ids(reviews), ids(own), ids(others)]).toEqual(['a', 'b', 'c'])
})

test('sorts the user’s own by requested changes, then outdated ones', () => {
  const own = [change('a'), change('b', true), change('c', false, 'changes-requested'), change('d', true)]
  expect(ids(homeLists([], own, []).own)).toBe('c b d a')
})

test('limits the length of each list', () => {
  const many = Array.from({ length: 30 }, (_, index) => change(String(index)))
  expect(homeLists(many, [], []).reviews).toHaveLength(mostListed)
  expect(homeLists([], [], many).others).toHaveLength(mostListed)
})
