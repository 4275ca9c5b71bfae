import { expect, test } from 'vitest'
import type { SiteAccessChanges } from '../../client/types.gen.ts'
import { countWords, rowText } from './access-text.ts'

const counts = { count: 3, gain: 0, lose: 0, hidden: 0, spaces: 1, sites: 0 }

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
  [{ ...counts, gain: 1, spaces: 0, sites: 1 }, '1 person would gain something.'],
  [{ ...counts, gain: 1, sites: 2 }, '1 person would gain something, on 1 space and 2 sites in all.'],
  [{ ...counts, lose: 1, hidden: 1 }, '1 person would lose something, and see it no more.'],
])('%j: %s', (given, said) => {
  expect(countWords(given)).toBe(said)
})

const user = { object: 'user' as const, id: 'u', displayName: 'Cleo', urls: { location: '' } }
const words = (role: string | null) => role ?? 'No access'

const on = (change: Partial<SiteAccessChanges>): SiteAccessChanges => ({
  ...{ gains: 0, loses: 0, hidden: 0, first: [] },
  ...change,
})
const site = (title: string) => ({ id: title, title, before: null, after: null })

test.each([
  [{ before: 'edit', after: 'read', gains: 0, loses: 1, hidden: 0 }, 'edit → read'],
  [
    {
      before: 'edit',
      after: 'read',
      gains: 0,
      loses: 1,
      hidden: 0,
      sites: on({ loses: 1, hidden: 1, first: [site('Handbook')] }),
    },
    'edit → read, less on the site Handbook, no longer seen',
  ],
  [
    {
      before: 'read',
      after: 'read',
      gains: 0,
      loses: 0,
      hidden: 0,
      sites: on({ gains: 3, loses: 2, hidden: 1, first: ['A', 'B', 'C', 'D', 'E'].map(site) }),
    },
    'more on 3 sites, such as C and D, less on the sites A and B, 1 no longer seen',
  ],
  [
    { before: 'edit', after: null, gains: 0, loses: 3, hidden: 3 },
    'edit → No access, less on 3 spaces, no longer seen',
  ],
  [
    { before: 'read', after: 'read', gains: 2, loses: 3, hidden: 1 },
    'more on 2 spaces, less on 3 spaces, 1 no longer seen',
  ],
] as const)('%j: %s', (given, said) => {
  expect(rowText({ user, sites: on({}), ...given }, words)).toBe(said)
})
