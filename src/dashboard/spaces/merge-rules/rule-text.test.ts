import { expect, test } from 'vitest'
import { rulesInForce } from './rule-text.ts'

const subject = { rule: 'require_change_request_subject' } as const
const approval = { rule: 'require_at_least_one_approved_review' } as const

test('a space says how many rules hold in it, which they are, and where they are set', () => {
  const above = { type: 'rules', rules: [approval, subject] } as const
  expect(rulesInForce({ type: 'rules', rules: [subject] }, { type: 'none' })).toBe(
    '1 of its own: It has a subject',
  )
  expect(rulesInForce({ type: 'inherit' }, { ...above, rules: [...above.rules] })).toBe(
    '2 of the organization: At least one review approves; It has a subject',
  )
})

test('no rules at all are told the same way, wherever there are none', () => {
  const none = 'None: whoever may merge, may merge at once'
  expect(rulesInForce({ type: 'none' }, { type: 'rules', rules: [subject] })).toBe(none)
  expect(rulesInForce({ type: 'inherit' }, { type: 'none' })).toBe(none)
  expect(rulesInForce({ type: 'inherit' }, { type: 'rules', rules: [] })).toBe(none)
  expect(rulesInForce({ type: 'inherit' }, undefined)).toBe('Those of the organization')
})
