import { expect, test } from 'vitest'
import { GlossaryUpdate } from './glossary-schemas.ts'

const parsed = (entry: object) =>
  GlossaryUpdate.safeParse({ operations: [{ type: 'insert', ...entry }] }).success

test('an entry names the languages that it has, and no others', () => {
  expect(parsed({ translations: { en: 'space', de: 'Bereich' }, forbidden: { de: ['Raum'] } })).toBe(true)
  expect(parsed({ translations: { english: 'space' } })).toBe(false)
  expect(parsed({ translations: { en: '' } })).toBe(false)
})
