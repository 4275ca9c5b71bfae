import { expect, test } from 'vitest'
import { CauseFilter, causeKey, ChangeRequestCause } from './causes.ts'

const search = { kind: 'empty-search', site: 's1', text: 'pigeon' } as const

test.each([
  [{ kind: 'broken-link', source: 'p1', target: 't1' }, true],
  [{ kind: 'pictures-without-alt', page: 'p1' }, true],
  [{ kind: 'unhelpful-page', site: 's1', page: 'p1' }, true],
  [{ kind: 'untouched-page', page: 'p1' }, true],
  [search, true],
  [{ ...search, text: 'x'.repeat(200) }, true],
  [{ ...search, text: 'x'.repeat(201) }, false],
  [{ ...search, text: '' }, false],
  [{ ...search, text: 'a\0' }, false],
  [{ ...search, more: 1 }, false],
  [{ kind: 'untouched-page' }, false],
  [{ kind: 'broken-link', source: 'p1', target: 'x'.repeat(65) }, false],
  [{ kind: 'untouched-page', page: 'x'.repeat(65) }, false],
  [{ kind: 'other', page: 'p1' }, false],
  ['untouched-page', false],
])('%j as a cause: %s', (cause, isValid) => {
  expect(ChangeRequestCause.safeParse(cause).success).toBe(isValid)
})

test('keys are equal exactly for equal causes', () => {
  expect(causeKey({ text: 'pigeon', site: 's1', kind: 'empty-search' })).toBe(causeKey(search))
  expect(JSON.parse(causeKey(search))).toEqual(search)
  const keys = [
    search,
    { ...search, text: 'pigeons' },
    { ...search, site: 's2' },
    { kind: 'untouched-page', page: 'p1' } as const,
    { kind: 'pictures-without-alt', page: 'p1' } as const,
  ].map(causeKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('filters take causes as JSON, with the longest text in escape sequences', () => {
  const escaped = JSON.stringify({ ...search, text: 'X' }).replace('X', '\\u00e9'.repeat(200))
  expect(CauseFilter.parse([JSON.stringify(search), escaped])).toEqual([
    search,
    { ...search, text: 'é'.repeat(200) },
  ])
  for (const wrong of ['', 'untouched-page', '{"kind":"untouched-page"}', ' '.repeat(2001)])
    expect(CauseFilter.safeParse([wrong]).success).toBe(false)
  expect(CauseFilter.safeParse([]).success).toBe(false)
  expect(CauseFilter.safeParse(Array.from({ length: 101 }, () => escaped)).success).toBe(false)
})
