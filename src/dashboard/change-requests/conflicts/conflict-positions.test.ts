import { expect, test } from 'vitest'
import { isPlaceConflict, placeText, slugText } from './conflict-positions.ts'

const titleOf = (id: string): string | undefined => ({ a: 'Care', b: '' })[id]

test.each([
  [{ parent: null, after: null }, 'At the top of the space, first'],
  [{ parent: null, after: 'a' }, 'At the top of the space, after “Care”'],
  [{ parent: 'a', after: 'b' }, 'Under “Care”, after “Untitled”'],
  [{ parent: 'x', after: null }, 'Under a page that is gone, first'],
])('the place %j is told as “%s”', (place, words) => {
  expect(placeText(place, titleOf)).toBe(words)
})

test('an address is told with the page that has it', () => {
  expect(slugText({ page: 'a', slug: 'news' }, titleOf)).toBe('“Care” at /news')
  expect(
    ['moved-both', 'cycle', 'parent-deleted', 'deleted', 'slug'].map((kind) =>
      isPlaceConflict({ kind: kind as 'cycle' }),
    ),
  ).toEqual([true, true, true, false, false])
})
