import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptySiteTree } from '../../../content/site-tree/site-tree.ts'
import { buildCondition } from './condition-field.tsx'
import { replayEdits } from '../structure/edits/pending-edits.ts'
import { parseClaims, comparedItems, visibleItems } from './visible-sections.ts'
import { inspectToken, isSignedBy } from './visitor-token.ts'

const wrapper = { id: 'w', title: 'Site' }
const { tree } = replayEdits(emptySiteTree, [
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

test('evaluates conditions of sections and variants, and hides them if a claim is missing', () => {
  expect([...visibleItems(tree, {})]).toEqual(['a', 'A'])
  expect([...visibleItems(tree, { staff: true, groups: ['beta'] })].toSorted()).toEqual([
    'A',
    'B',
    'a',
    'a2',
    'b',
  ])
  expect(visibleItems(tree, { groups: 'beta' }).has('B')).toBe(false)
  expect(comparedItems(tree).map(({ id }) => id)).toEqual(['A', 'a', 'a2', 'B'])
})

test('accepts only a JSON object as claims', () => {
  expect(parseClaims(' ')).toEqual({ claims: {} })
  expect(parseClaims('{"plan": "pro"}')).toEqual({ claims: { plan: 'pro' } })
  expect(parseClaims('[1]')).toHaveProperty('problem')
  expect(parseClaims('{plan')).toHaveProperty('problem')
})

test('builds a condition from a claim, an operator and a value', () => {
  expect(buildCondition('plan', 'equals', 'pro')).toBe('visitor.claims.plan == "pro"')
  expect(buildCondition('visitor.claims.seats', 'differs', '3')).toBe('visitor.claims.seats != 3')
  expect(buildCondition('groups', 'holds', 'say "hi"')).toBe('"say \\"hi\\"" in visitor.claims.groups')
  expect(buildCondition('staff', 'true', '')).toBe('visitor.claims.staff == true')
  expect(buildCondition('', 'equals', 'x')).toBeUndefined()
  expect(buildCondition('plan', 'equals', '')).toBeUndefined()
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (header: object, claims: object, key = 'k'): string => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const now = Date.UTC(2026, 0, 1)
const bad = (token: string): string[] =>
  inspectToken(token, ['site1', 'docs'], now)
    .findings.filter(({ state }) => state === 'bad')
    .map(({ text }) => text)

test('reports no errors for a valid token and verifies its key', async () => {
  const token = signed({ alg: 'HS256' }, { exp: now / 1000 + 60, aud: 'docs', name: 'Zoë' })
  expect(bad(token)).toEqual([])
  expect(inspectToken(token, ['docs'], now).claims).toMatchObject({ name: 'Zoë' })
  expect(await isSignedBy(token, 'k')).toBe(true)
  expect(await isSignedBy(token, 'other')).toBe(false)
})

test('reports what is wrong with a token', () => {
  expect(bad('abc')).toHaveLength(1)
  expect(bad(signed({ alg: 'none' }, { exp: now / 1000 + 60 }))[0]).toContain('Sign it with HS256')
  expect(bad(signed({ alg: 'HS256' }, {}))[0]).toContain('Add exp')
  expect(bad(signed({ alg: 'HS256' }, { exp: now }))[0]).toContain('milliseconds')
  expect(bad(signed({ alg: 'HS256' }, { exp: now / 1000 - 1 }))[0]).toContain('Expired on 2025-12-31')
  expect(bad(signed({ alg: 'HS256' }, { exp: now / 1000 + 9, aud: 'x' }))[0]).toContain('this site is site1')
  expect(bad('a.b.c')).toHaveLength(2)
})
