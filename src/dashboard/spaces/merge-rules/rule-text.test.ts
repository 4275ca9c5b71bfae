import { expect, test } from 'vitest'
import { effectiveRulesText, type OrganizationRules } from './rule-text.ts'

const subject = { rule: 'require_change_request_subject' } as const
const approval = { rule: 'require_at_least_one_approved_review' } as const

const decided = (mergeRules: OrganizationRules['mergeRules']): OrganizationRules => ({
  mergeRules,
  defaultMergeRules: false,
})

test('counts and lists the rules in force, and says where they are set', () => {
  const organizationRules = { type: 'rules', rules: [approval, subject] } as const
  expect(effectiveRulesText({ type: 'rules', rules: [subject] }, decided({ type: 'none' }))).toBe(
    '1 space rule: It has a subject',
  )
  expect(
    effectiveRulesText(
      { type: 'inherit' },
      decided({ ...organizationRules, rules: [...organizationRules.rules] }),
    ),
  ).toBe('2 organization rules: At least one reviewer has approved; It has a subject')
})

test('says the same if there are no rules, wherever they are missing', () => {
  const none = 'No requirements: reviewers can merge right away'
  expect(effectiveRulesText({ type: 'none' }, decided({ type: 'rules', rules: [subject] }))).toBe(none)
  expect(effectiveRulesText({ type: 'inherit' }, decided({ type: 'none' }))).toBe(none)
  expect(effectiveRulesText({ type: 'inherit' }, decided({ type: 'rules', rules: [] }))).toBe(none)
  expect(effectiveRulesText({ type: 'inherit' }, undefined)).toBe('Organization rules')
})

test('names the default until the organization decides', () => {
  const undecided: OrganizationRules = { mergeRules: { type: 'none' }, defaultMergeRules: true }
  expect(effectiveRulesText({ type: 'inherit' }, undecided)).toBe(
    'Default: one approval as soon as two members can review',
  )
  expect(effectiveRulesText({ type: 'none' }, undecided)).toMatch(/^No requirements/)
})
