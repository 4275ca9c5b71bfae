import { expect, test } from 'vitest'
import { visiblePeople } from './visible-people.ts'

const people = Array.from({ length: 12 }, (_, n) => ({
  id: `p${n}`,
  name: `Person ${String(n).padStart(2, '0')}`,
}))
const names = (selected: string[], text: string) =>
  visiblePeople(people, selected, text).visible.map(({ name }) => name)

test('keeps selected people visible, followed by search results', () => {
  expect(names(['p11'], 'person 0')[0]).toBe('Person 11')
  expect(names([], 'PERSON 03')).toEqual(['Person 03'])
  expect(visiblePeople(people, [], '').more).toBe(4)
})

test('shows a former member, who can be removed', () => {
  expect(names(['gone'], 'zzz')).toEqual(['Former member'])
})
