import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const known = ['Ines Duarte', 'ines@northwind.example']

test.each([
  ['', 0],
  ['short', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890123', 1],
  ['password123456', 1],
  ['InesDuarteNorthwind', 1],
  ['rain on tin', 3],
  ['kettle-harbour-9', 4],
  ['correct horse battery staple', 4],
])('"%s" scores %d', (password, score) => {
  expect(passwordStrength(password, known).score).toBe(score)
})

test('a password that contains the person’s name is weaker', () => {
  const password = 'duarte-kelp-71'
  expect(passwordStrength(password, known).score).toBeLessThan(passwordStrength(password, []).score)
})
