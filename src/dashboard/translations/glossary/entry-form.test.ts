import { expect, test } from 'vitest'
import type { GlossaryEntry } from '../../../client/types.gen.ts'
import { EntryForm, languagesIn, operationOf, readEntries, valuesOf } from './entry-form.ts'

const entry: GlossaryEntry = {
  object: 'glossary-entry',
  id: 'e1',
  translations: { en: 'space', de: 'Bereich' },
  doNotTranslate: false,
  forbidden: { de: ['Raum', 'Platz'] },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  urls: { location: '' },
}

test('an entry survives its form', () => {
  expect(operationOf(valuesOf(entry, ['de', 'en', 'fr']), 'e1')).toEqual({
    type: 'update',
    id: 'e1',
    translations: { en: 'space', de: 'Bereich' },
    doNotTranslate: false,
    forbidden: { de: ['Raum', 'Platz'] },
  })
  expect(languagesIn([entry], [{ source: { space: 's', language: 'fr' }, language: 'he' }])).toEqual([
    'fr',
    'he',
    'de',
    'en',
  ])
})

test('an entry needs a term', () => {
  const empty = valuesOf(undefined, ['en', 'de'])
  expect(EntryForm.safeParse(empty).error?.issues[0]?.message).toMatch(/at least one language/)
  expect(
    EntryForm.safeParse({ ...empty, terms: [{ language: 'en', term: 'x', forbidden: '' }] }).success,
  ).toBe(true)
})

test.each([
  ['en\tde\nspace\tBereich\n\npage\tSeite\n', 2],
  ['en,de\n"a, b",c', 1],
  ['en;de\r\n"say ""hi""";', 1],
])('reads the table %j', (text, count) => {
  const { operations, problems } = readEntries(text)
  expect(problems).toEqual([])
  expect(operations).toHaveLength(count)
})

test('reads quotes and empty cells', () => {
  expect(readEntries('en;de\n"say ""hi""";').operations).toEqual([
    { type: 'insert', translations: { en: 'say "hi"' } },
  ])
})

test('names the line of a problem', () => {
  expect(readEntries('english,de').problems).toEqual([
    'Line 1: “english” is not a language. Use codes such as en and de.',
  ])
  expect(readEntries('en,de\na,b,c').problems).toEqual(['Line 2: more cells than languages.'])
  expect(readEntries(`en,de\n\n${'x'.repeat(256)},b`).problems).toEqual([
    'Line 3: a term has more than 255 characters.',
  ])
})
