import { expect, test } from 'vitest'
import { peopleShown } from './visible-people.ts'

const people = Array.from({ length: 12 }, (_, n) => ({
  id: `p${n}`,
  name: `Person ${String(n).padStart(2, '0')}`,
}))
const names = (named: string[], text: string) =>
  peopleShown(people, named, text).shown.map(({ name }) => name)

test('named people stay in sight, and the rest is what the search finds', () => {
  expect(names(['p11'], 'person 0')[0]).toBe('Person 11')
  expect(names([], 'PERSON 03')).toEqual(['Person 03'])
  expect(peopleShown(people, [], '').more).toBe(4)
})

test('somebody who left can be seen and taken out', () => {
  expect(names(['gone'], 'zzz')).toEqual(['Somebody who left'])
})
