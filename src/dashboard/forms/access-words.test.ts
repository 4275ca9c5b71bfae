import { expect, test } from 'vitest'
import { countWords, rowWords } from './access-words.ts'

const counts = { count: 3, gain: 0, lose: 0, hidden: 0, spaces: 1 }

test.each([
  [{ ...counts, count: 0 }, 'Nobody gains or loses anything.'],
  [{ ...counts, gain: 1 }, '1 person would gain something.'],
  [
    { ...counts, lose: 2, gain: 1, hidden: 1, spaces: 4 },
    '2 people would lose something, and 1 of them see something no more; 1 person would gain something, on 4 spaces in all.',
  ],
  [
    { ...counts, lose: 2, hidden: 2 },
    '2 people would lose something, and all of them see something no more.',
  ],
  [{ ...counts, lose: 1, hidden: 1 }, '1 person would lose something, and see it no more.'],
])('%j: %s', (given, said) => {
  expect(countWords(given)).toBe(said)
})

const user = { object: 'user' as const, id: 'u', displayName: 'Cleo', urls: { location: '' } }
const words = (role: string | null) => role ?? 'No access'

test.each([
  [{ before: 'edit', after: 'read', gains: 0, loses: 1, hidden: 0 }, 'edit → read'],
  [
    { before: 'edit', after: null, gains: 0, loses: 3, hidden: 3 },
    'edit → No access, less on 3 spaces, no longer seen',
  ],
  [
    { before: 'read', after: 'read', gains: 2, loses: 3, hidden: 1 },
    'more on 2 spaces, less on 3 spaces, 1 no longer seen',
  ],
] as const)('%j: %s', (given, said) => {
  expect(rowWords({ user, ...given }, words)).toBe(said)
})
