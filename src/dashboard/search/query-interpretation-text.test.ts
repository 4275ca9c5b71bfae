import { expect, test } from 'vitest'
import { queryInterpretationText } from './query-interpretation-text.ts'

test('a query that was taken as it stands needs no words', () => {
  expect(queryInterpretationText({ words: 'all' })).toBeUndefined()
})

test('what was put right, left out and loosened is said in this order', () => {
  expect(
    queryInterpretationText({
      words: 'most',
      corrected: [{ typed: 'isntall', words: ['install', 'instill'] }],
      ignored: ['xyzzy'],
    }),
  ).toBe(
    'Searched for “install” or “instill” instead of “isntall”. Nothing says “xyzzy”. No page has all of the words; these have most of them.',
  )
})
