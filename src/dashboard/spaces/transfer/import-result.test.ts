import { expect, test } from 'vitest'
import { filterWarnings, importResult, kindText } from './import-result.ts'

const warnings = [
  { file: 'a.md', line: 3, code: 'missing-target', message: 'b.md is not there.' },
  { file: 'c/d.md', line: 1, code: 'duplicate-slug', message: 'Another page is called d.' },
]

test('the result of a job is read only when it is that of an import', () => {
  expect(importResult({ space: 's1', pages: 2, files: 0, warnings })).toMatchObject({ pages: 2, warnings })
  // A repeated job only finds the space that it already created.
  expect(importResult({ space: 's1' })).toEqual({ space: 's1', warnings: [] })
  expect(importResult({ url: 'https://x', files: 2 })).toBeUndefined()
  expect(importResult(undefined)).toBeUndefined()
})

test('warnings are found by kind, by file and by their words', () => {
  const lines = (of: Parameters<typeof filterWarnings>[1]) =>
    filterWarnings(warnings, of).map(({ line }) => line)
  expect(lines({ words: '', code: undefined })).toEqual([3, 1])
  expect(lines({ words: 'C/D', code: undefined })).toEqual([1])
  expect(lines({ words: 'not there', code: undefined })).toEqual([3])
  expect(lines({ words: '', code: 'duplicate-slug' })).toEqual([1])
  expect(lines({ words: 'a.md', code: 'duplicate-slug' })).toEqual([])
})

test('a kind without words of ours is shown by its name', () => {
  expect(kindText('missing-target')).toContain('lead nowhere')
  expect(kindText('odd-thing')).toBe('Odd thing')
})
