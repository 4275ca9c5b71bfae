import { expect, test } from 'vitest'
import { isPositionConflict, positionText, slugText } from './conflict-positions.ts'

const titleOf = (id: string): string | undefined => ({ a: 'Care', b: '' })[id]

test.each([
  [{ parent: null, after: null }, 'At the top of the space, first'],
  [{ parent: null, after: 'a' }, 'At the top of the space, after “Care”'],
  [{ parent: 'a', after: 'b' }, 'Under “Care”, after “Untitled”'],
  [{ parent: 'x', after: null }, 'Under a deleted page, first'],
])('describes the position %j as “%s”', (place, text) => {
  expect(positionText(place, titleOf)).toBe(text)
})

test('describes a slug with the page that has it', () => {
  expect(slugText({ page: 'a', slug: 'news' }, titleOf)).toBe('“Care” at /news')
  expect(
    ['moved-both', 'cycle', 'parent-deleted', 'deleted', 'slug'].map((kind) =>
      isPositionConflict({ kind: kind as 'cycle' }),
    ),
  ).toEqual([true, true, true, false, false])
})
