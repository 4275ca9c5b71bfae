import { expect, test } from 'vitest'
import { evaluate } from '../../../content/expressions/evaluate.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'
import { MergeRule } from '../../../contract/organizations/schemas.ts'
import { approvalsOf, approvalsRule, approvalsSentence } from './approvals.ts'
import { ruleErrors } from './merge-rules.ts'

const cases = [
  { count: 2, users: [] },
  { count: 10, users: [] },
  { count: 2, users: ['u1', 'u-2', 'u_3'] },
]

test.each(cases)('%o is a valid rule and is read back from it', (approvals) => {
  const rule = approvalsRule(approvals)
  expect(MergeRule.safeParse(rule).success).toBe(true)
  expect(ruleErrors([rule]).size).toBe(0)
  expect(approvalsOf(rule)).toEqual(approvals)
})

test('no other condition is taken for it', () => {
  for (const expression of [
    '!changeRequest.outdated',
    `reviews.filter(r => r.status == 'approved').length >= 2 && true`,
    `reviews.filter(r => r.status == 'approved').length >= 02`,
    `reviews.filter(r => r.status == 'rejected').length >= 2`,
  ])
    expect([expression, approvalsOf({ rule: 'custom', expression })]).toEqual([expression, undefined])
  expect(approvalsOf({ rule: 'require_author_to_merge' })).toBe(undefined)
})

test('says whose approvals count', () => {
  expect(approvalsSentence({ count: 2, users: [] })).toBe('At least 2 reviewers have approved')
  expect(approvalsSentence({ count: 3, users: ['u1'] })).toBe('At least 3 of these people have approved')
})

test('fewer people than approvals, and more than fit, are errors', () => {
  expect([...ruleErrors([approvalsRule({ count: 3, users: ['u1', 'u2'] })]).values()]).toEqual([
    'Select at least 3 people, or nobody to count everyone’s approvals.',
  ])
  const many = Array.from({ length: 60 }, (_, index) => `u${String(index).padStart(20, '0')}`)
  expect([...ruleErrors([approvalsRule({ count: 3, users: many })]).values()]).toEqual([
    'Too many people for one rule. Select fewer.',
  ])
})

test('counts approvals by the people named', () => {
  const reviews = ['u1', 'u2', 'u9'].map((id) => ({ status: 'approved', reviewer: { id } }))
  const holds = (count: number, users: readonly string[]) => {
    const parsed = parseExpression(approvalsRule({ count, users }).expression)
    if (!parsed.ok) throw new Error('The condition is invalid.')
    const result = evaluate(parsed.expression, { reviews })
    return result.ok && result.value
  }
  expect(holds(3, [])).toBe(true)
  expect(holds(3, ['u1', 'u2', 'u3'])).toBe(false)
  expect(holds(2, ['u1', 'u2', 'u3'])).toBe(true)
})
