import { expect, test } from 'vitest'
import { queryInterpretationText } from './query-interpretation-text.ts'

test('returns nothing for a query searched as typed', () => {
  expect(queryInterpretationText({ words: 'all' })).toBeUndefined()
})

test('explains corrected, ignored and relaxed words in this order', () => {
  expect(
    queryInterpretationText({
      words: 'most',
      corrected: [{ typed: 'isntall', words: ['install', 'instill'] }],
      ignored: ['xyzzy'],
    }),
  ).toBe(
    'Searched for “install” or “instill” instead of “isntall”. No results contain “xyzzy”. No page contains all of these words. Showing pages with most of them.',
  )
})

test('tells that results may be missing while pages are indexed', () => {
  expect(queryInterpretationText({ words: 'all', indexing: true })).toBe(
    'Some pages are still being indexed, so results may be missing.',
  )
})
