import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptySiteTree } from '../../../content/site-tree/site-tree.ts'
import { builtCondition } from './condition-field.tsx'
import { replayed } from '../structure/edits/pending-edits.ts'
import { readClaims, tellingParts, visibleParts } from './visible-sections.ts'
import { readToken, signedBy } from './visitor-token.ts'

const wrapper = { id: 'w', title: 'Site' }
const { tree } = replayed(emptySiteTree, [
  {
    edit: 'add-section',
    id: 'A',
    title: 'Guide',
    siteSpace: { id: 'a', space: 's1', name: 'Guide' },
    wrapper,
  },
  {
    edit: 'add-section',
    id: 'B',
    title: 'Inner',
    siteSpace: { id: 'b', space: 's2', name: 'Inner' },
    wrapper,
  },
  { edit: 'add-site-space', section: 'A', siteSpace: { id: 'a2', space: 's3', name: 'Beta' } },
  { edit: 'condition', id: 'B', condition: 'visitor.claims.staff == true' },
  { edit: 'condition', id: 'a2', condition: '"beta" in visitor.claims.groups' },
])

test('conditions decide for sections and variants, and a missing claim hides', () => {
  expect([...visibleParts(tree, {})]).toEqual(['a', 'A'])
  expect([...visibleParts(tree, { staff: true, groups: ['beta'] })].toSorted()).toEqual([
    'A',
    'B',
    'a',
    'a2',
    'b',
  ])
  expect(visibleParts(tree, { groups: 'beta' }).has('B')).toBe(false)
  expect(tellingParts(tree).map(({ id }) => id)).toEqual(['A', 'a', 'a2', 'B'])
})

test('claims are an object of JSON', () => {
  expect(readClaims(' ')).toEqual({ claims: {} })
  expect(readClaims('{"plan": "pro"}')).toEqual({ claims: { plan: 'pro' } })
  expect(readClaims('[1]')).toHaveProperty('problem')
  expect(readClaims('{plan')).toHaveProperty('problem')
})

test('a condition is built from a claim, its comparison and a value', () => {
  expect(builtCondition('plan', 'equals', 'pro')).toBe('visitor.claims.plan == "pro"')
  expect(builtCondition('visitor.claims.seats', 'differs', '3')).toBe('visitor.claims.seats != 3')
  expect(builtCondition('groups', 'holds', 'say "hi"')).toBe('"say \\"hi\\"" in visitor.claims.groups')
  expect(builtCondition('staff', 'true', '')).toBe('visitor.claims.staff == true')
  expect(builtCondition('', 'equals', 'x')).toBeUndefined()
  expect(builtCondition('plan', 'equals', '')).toBeUndefined()
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (header: object, claims: object, key = 'k'): string => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const now = Date.UTC(2026, 0, 1)
const bad = (token: string): string[] =>
  readToken(token, ['site1', 'docs'], now)
    .findings.filter(({ state }) => state === 'bad')
    .map(({ text }) => text)

test('a good token has nothing against it, and its key is known', async () => {
  const token = signed({ alg: 'HS256' }, { exp: now / 1000 + 60, aud: 'docs', name: 'Zoë' })
  expect(bad(token)).toEqual([])
  expect(readToken(token, ['docs'], now).claims).toMatchObject({ name: 'Zoë' })
  expect(await signedBy(token, 'k')).toBe(true)
  expect(await signedBy(token, 'other')).toBe(false)
})

test('what is missing is said', () => {
  expect(bad('abc')).toHaveLength(1)
  expect(bad(signed({ alg: 'none' }, { exp: now / 1000 + 60 }))[0]).toContain('Sign it with HS256')
  expect(bad(signed({ alg: 'HS256' }, {}))[0]).toContain('Add exp')
  expect(bad(signed({ alg: 'HS256' }, { exp: now }))[0]).toContain('milliseconds')
  expect(bad(signed({ alg: 'HS256' }, { exp: now / 1000 - 1 }))[0]).toContain('It ended on 2025-12-31')
  expect(bad(signed({ alg: 'HS256' }, { exp: now / 1000 + 9, aud: 'x' }))[0]).toContain('this site is site1')
  expect(bad('a.b.c')).toHaveLength(2)
})
