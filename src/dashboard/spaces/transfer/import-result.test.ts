import { expect, test } from 'vitest'
import { addressText, filterWarnings, importResult, kindText } from './import-result.ts'

const warnings = [
  { file: 'a.md', line: 3, code: 'missing-target', message: 'b.md is not there.' },
  { file: 'c/d.md', line: 1, code: 'duplicate-slug', message: 'Another page is called d.' },
]

test('reads only the result of an import job', () => {
  expect(importResult({ space: 's1', pages: 2, files: 0, warnings })).toMatchObject({ pages: 2, warnings })
  // A repeated job only finds the space that it already created.
  expect(importResult({ space: 's1' })).toEqual({ space: 's1', warnings: [] })
  expect(importResult({ url: 'https://x', files: 2 })).toBeUndefined()
  expect(importResult(undefined)).toBeUndefined()
})

test('filters warnings by kind, file and text', () => {
  const lines = (of: Parameters<typeof filterWarnings>[1]) =>
    filterWarnings(warnings, of).map(({ line }) => line)
  expect(lines({ text: '', code: undefined })).toEqual([3, 1])
  expect(lines({ text: 'C/D', code: undefined })).toEqual([1])
  expect(lines({ text: 'not there', code: undefined })).toEqual([3])
  expect(lines({ text: '', code: 'duplicate-slug' })).toEqual([1])
  expect(lines({ text: 'a.md', code: 'duplicate-slug' })).toEqual([])
})

test('shows an unknown kind by its name', () => {
  expect(kindText('missing-target')).toContain('Broken links')
  expect(kindText('odd-resource')).toBe('Odd resource')
})

test('says what became of URLs', () => {
  expect(addressText({ kept: 181, redirected: 3 })).toBe(
    '181 pages keep their URL. 3 old URLs redirect to the new one.',
  )
  expect(addressText({ kept: 1, redirected: 0 })).toBe('1 page keeps its URL.')
  expect(addressText({ kept: 0, redirected: 1 })).toBe('1 old URL redirects to the new one.')
})
