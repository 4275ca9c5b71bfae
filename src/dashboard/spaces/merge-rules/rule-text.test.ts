import { expect, test } from 'vitest'
import { effectiveRulesText } from './rule-text.ts'

const subject = { rule: 'require_change_request_subject' } as const
const approval = { rule: 'require_at_least_one_approved_review' } as const

test('counts and lists the rules in force, and says where they are set', () => {
  const organizationRules = { type: 'rules', rules: [approval, subject] } as const
  expect(effectiveRulesText({ type: 'rules', rules: [subject] }, { type: 'none' })).toBe(
    '1 space rule: It has a subject',
  )
  expect(
    effectiveRulesText({ type: 'inherit' }, { ...organizationRules, rules: [...organizationRules.rules] }),
  ).toBe('2 organization rules: At least one reviewer has approved; It has a subject')
})

test('says the same if there are no rules, wherever they are missing', () => {
  const none = 'No requirements: reviewers can merge right away'
  expect(effectiveRulesText({ type: 'none' }, { type: 'rules', rules: [subject] })).toBe(none)
  expect(effectiveRulesText({ type: 'inherit' }, { type: 'none' })).toBe(none)
  expect(effectiveRulesText({ type: 'inherit' }, { type: 'rules', rules: [] })).toBe(none)
  expect(effectiveRulesText({ type: 'inherit' }, undefined)).toBe('Organization rules')
})
