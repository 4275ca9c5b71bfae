import { expect, test } from 'vitest'
import { countLeftOut, exceptionsOf, isLeftOut, withChoice, type LeftOut } from './replace-choice.ts'
import { replaceSearch, ruleIn } from './replace-search.ts'

test('hits are left out and taken again, and nothing else changes', () => {
  const none: LeftOut = new Map()
  const some = withChoice(none, 's', 'page', [1, 2], false)
  expect([isLeftOut(some, 's', 'page', 1), isLeftOut(some, 's', 'page', 0)]).toEqual([true, false])
  expect(countLeftOut(some, 's')).toBe(2)
  expect(countLeftOut(some, 'other')).toBe(0)
  expect(exceptionsOf(withChoice(some, 's', 'page', [2], true), 's')).toEqual([{ id: 'page', hits: [1] }])
  expect(exceptionsOf(withChoice(some, 's', 'page', [1, 2], true), 's')).toEqual([])
  expect(none.size).toBe(0)
})

test('an address asks what it says, numbers as text, and nothing that it does not know', () => {
  expect(ruleIn(replaceSearch({}))).toBeUndefined()
  expect(ruleIn(replaceSearch({ find: 42, replace: '', in: ['code', 'x'], matchCase: 'yes' }))).toEqual({
    ...{ find: '42', replace: '', matchCase: false, wholeWord: false, in: ['code'] },
  })
})
