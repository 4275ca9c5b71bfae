import { expect, test } from 'vitest'
import type { SiteAccessChanges } from '../../client/types.gen.ts'
import { totalsText, rowText } from './access-text.ts'

const counts = { count: 3, gain: 0, lose: 0, hidden: 0, spaces: 1, sites: 0 }

test.each([
  [{ ...counts, count: 0 }, 'No one’s access changes.'],
  [{ ...counts, gain: 1 }, '1 person would gain permissions.'],
  [
    { ...counts, lose: 2, gain: 1, hidden: 1, spaces: 4 },
    '2 people would lose permissions, and 1 of them would lose access to something completely; 1 person would gain permissions, on 4 spaces in all.',
  ],
  [
    { ...counts, lose: 2, hidden: 2 },
    '2 people would lose permissions, and all of them would lose access to something completely.',
  ],
  [{ ...counts, gain: 1, spaces: 0, sites: 1 }, '1 person would gain permissions.'],
  [{ ...counts, gain: 1, sites: 2 }, '1 person would gain permissions, on 1 space and 2 sites in all.'],
  [{ ...counts, lose: 1, hidden: 1 }, '1 person would lose permissions, and lose access completely.'],
])('%j: %s', (given, said) => {
  expect(totalsText(given)).toBe(said)
})

const user = { object: 'user' as const, id: 'u', displayName: 'Cleo', urls: { location: '' } }
const roleLabel = (role: string | null) => role ?? 'No access'

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
    'edit → read, less on the site Handbook, no access anymore',
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
    'more on 3 sites, such as C and D, less on the sites A and B, no access to 1 anymore',
  ],
  [
    { before: 'edit', after: null, gains: 0, loses: 3, hidden: 3 },
    'edit → No access, less on 3 spaces, no access anymore',
  ],
  [
    { before: 'read', after: 'read', gains: 2, loses: 3, hidden: 1 },
    'more on 2 spaces, less on 3 spaces, no access to 1 anymore',
  ],
] as const)('%j: %s', (given, said) => {
  expect(rowText({ user, sites: on({}), ...given }, roleLabel)).toBe(said)
})
