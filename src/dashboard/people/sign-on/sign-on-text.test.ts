import { expect, test } from 'vitest'
import { signInProblems } from '../../../contract/people/sign-on-problems.ts'
import { signOnLabels, validityOf } from './sign-on-text.ts'

test('has text for every problem', () => {
  expect(Object.keys(signOnLabels).toSorted()).toEqual(signInProblems.toSorted())
})

test('warns about certificates that expire soon or have expired', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  const at = (notAfter: string, notBefore = '2026-01-01T00:00:00Z') =>
    validityOf({ notBefore, notAfter }, now)
  expect(at('2027-06-01T00:00:00Z')).toEqual({ label: '365 days left', tone: 'moss' })
  expect(at('2026-06-30T00:00:00Z')).toEqual({ label: '29 days left', tone: 'ochre' })
  expect(at('2026-06-02T12:00:00Z').label).toBe('1 day left')
  expect(at('2026-05-31T00:00:00Z').tone).toBe('rust')
  expect(at('2028-01-01T00:00:00Z', '2026-07-01T00:00:00Z').label).toBe('Not valid yet')
})
