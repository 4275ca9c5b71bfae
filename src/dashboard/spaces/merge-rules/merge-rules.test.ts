import { expect, test } from 'vitest'
import { MergeRule } from '../../../contract/organizations/schemas.ts'
import { movedRule, newRule, offeredKinds, ruleFaults, ruleKinds } from './merge-rules.ts'

test.each(ruleKinds)('%s can be added as the contract has it', (kind) => {
  expect(MergeRule.safeParse(newRule(kind)).success).toBe(true)
})

test('every kind of the contract has a sentence', () => {
  expect(ruleKinds.toSorted()).toEqual(MergeRule.options.map(({ shape }) => shape.rule.value).toSorted())
})

test('a plain rule is offered once, one about people again and again', () => {
  const offered = offeredKinds([newRule('require_author_to_merge'), newRule('allow_bypass')])
  expect(offered).not.toContain('require_author_to_merge')
  expect(offered).toContain('allow_bypass')
})

test('a rule that could never do anything is a fault', () => {
  const faults = ruleFaults([
    { rule: 'allow_bypass', users: ['p1'] },
    { rule: 'require_specific_reviewers', users: [] },
    { rule: 'custom', expression: ' ' },
    { rule: 'require_author_to_merge' },
    { rule: 'allow_bypass', users: ['p1'] },
  ])
  expect([...faults.keys()]).toEqual([0, 1, 2])
})

test('a condition that cannot be read says where, one that can is no fault', () => {
  const fault = (expression: string) => ruleFaults([{ rule: 'custom', expression }]).get(0)
  expect(fault('reviews.length >')).toMatch(/at character \d+/)
  expect(fault('reviewers.length > 1')).toMatch(/There is no "reviewers"/)
  expect(fault('reviews.length > 1')).toBeUndefined()
})

test('rules change places and stop at the ends', () => {
  const [one, two] = [newRule('require_author_to_merge'), newRule('require_change_request_subject')]
  expect(movedRule([one, two], 0, 1)).toEqual([two, one])
  expect(movedRule([one, two], 1, 1)).toEqual([one, two])
  expect(movedRule([one, two], 0, -1)).toEqual([one, two])
})
