import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['install', 'install', 0],
  ['instal', 'install', 1],
  ['isntall', 'install', 1],
  ['innstall', 'install', 1],
  ['instaXl', 'install', 1],
  ['insatlal', 'install', 2],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
  ['entirely', 'another', 3],
])('from %j to %j it is %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
