import { expect, test } from 'vitest'
import { MergeRule } from '../../../contract/organizations/schemas.ts'
import { moveRule, newRule, addableKinds, ruleErrors, ruleKinds } from './merge-rules.ts'

test.each(ruleKinds)('%s can be added as the contract defines it', (kind) => {
  expect(MergeRule.safeParse(newRule(kind)).success).toBe(true)
})

test('every kind of the contract has a sentence', () => {
  expect(ruleKinds.toSorted()).toEqual(MergeRule.options.map(({ shape }) => shape.rule.value).toSorted())
})

test('offers a plain rule once and rules about people repeatedly', () => {
  const addable = addableKinds([newRule('require_author_to_merge'), newRule('allow_bypass')])
  expect(addable).not.toContain('require_author_to_merge')
  expect(addable).toContain('allow_bypass')
})

test('reports rules that can never have an effect', () => {
  const errors = ruleErrors([
    { rule: 'allow_bypass', users: ['p1'] },
    { rule: 'require_specific_reviewers', users: [] },
    { rule: 'custom', expression: ' ' },
    { rule: 'require_author_to_merge' },
    { rule: 'allow_bypass', users: ['p1'] },
  ])
  expect([...errors.keys()]).toEqual([0, 1, 2])
})

test('reports where a condition is invalid', () => {
  const errorOf = (expression: string) => ruleErrors([{ rule: 'custom', expression }]).get(0)
  expect(errorOf('reviews.length >')).toMatch(/at character \d+/)
  expect(errorOf('reviewers.length > 1')).toMatch(/There is no "reviewers"/)
  expect(errorOf('reviews.length > 1')).toBeUndefined()
})

test('moves rules and stops at the ends', () => {
  const [one, two] = [newRule('require_author_to_merge'), newRule('require_change_request_subject')]
  expect(moveRule([one, two], 0, 1)).toEqual([two, one])
  expect(moveRule([one, two], 1, 1)).toEqual([one, two])
  expect(moveRule([one, two], 0, -1)).toEqual([one, two])
})
