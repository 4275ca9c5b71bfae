import { expect, test } from 'vitest'
import { countExcluded, exceptionsOf, isExcluded, withChoice, type Exclusions } from './replace-choice.ts'
import { replaceSearch, replaceRule } from './replace-search.ts'

test('excludes and includes matches', () => {
  const none: Exclusions = new Map()
  const some = withChoice(none, 's', 'page', [1, 2], false)
  expect([isExcluded(some, 's', 'page', 1), isExcluded(some, 's', 'page', 0)]).toEqual([true, false])
  expect(countExcluded(some, 's')).toBe(2)
  expect(countExcluded(some, 'other')).toBe(0)
  expect(exceptionsOf(withChoice(some, 's', 'page', [2], true), 's')).toEqual([{ id: 'page', hits: [1] }])
  expect(exceptionsOf(withChoice(some, 's', 'page', [1, 2], true), 's')).toEqual([])
  expect(none.size).toBe(0)
})

test('reads the URL, numbers as text, and ignores unknown values', () => {
  expect(replaceRule(replaceSearch({}))).toBeUndefined()
  expect(replaceRule(replaceSearch({ find: 42, replace: '', in: ['code', 'x'], matchCase: 'yes' }))).toEqual({
    ...{ find: '42', replace: '', matchCase: false, wholeWord: false, in: ['code'] },
  })
})
