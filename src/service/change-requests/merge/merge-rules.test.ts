/** What each kind of rule says, without a store. */
import { expect, test } from 'vitest'
import { conditionProblem as problemOver } from '../../../content/expressions/condition-problem.ts'
import { mergeRuleNames, mergeRuleRoots } from '../../../contract/change-requests/merge-rule-names.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import type { MergeFacts } from './merge-rules.ts'
import { judge } from './merge-rules.ts'

const conditionProblem = (text: string) => problemOver(text, mergeRuleRoots)
const names: Readonly<Record<string, string>> = { ada: 'Ada', ben: 'Ben', cem: 'Cem', dia: 'Dia' }
const facts = (more: Partial<MergeFacts> = {}): MergeFacts => ({
  subject: 'Words',
  description: '',
  number: 7,
  comments: 2,
  outdated: false,
  createdBy: 'dia',
  contributors: ['dia'],
  reviews: [],
  requested: 0,
  mayReview: (person) => person !== 'gone',
  nameOf: (person) => names[person] ?? 'Somebody',
  reviewers: ['ada'],
  ...more,
})
const by = (reviewer: string, status = 'approved') => ({ reviewer, status })
const says = (rule: MergeRule, known: MergeFacts = facts(), actor = 'ada') => {
  const [one] = judge([rule], known, actor)
  return [one?.state, one?.message, one?.people]
}

const both: MergeRule = { rule: 'require_specific_reviewers', users: ['ada', 'ben'] }
const oneOf: MergeRule = { rule: 'require_one_of_specific_reviewers', users: ['ada', 'gone'] }
test.each([
  [both, {}, ['failed', 'It needs the approval of Ada and Ben.', ['ada', 'ben']]],
  [
    both,
    { reviews: [by('ada'), by('ben', 'changes-requested')] },
    ['failed', 'It needs the approval of Ben.', ['ben']],
  ],
  [both, { reviews: [by('ada'), by('ben')] }, ['passed', 'Everybody whom the rule names has approved.', []]],
  [
    both,
    { reviews: [by('ada')], contributors: ['ben'] },
    ['failed', 'Ben wrote content in it and cannot approve.', []],
  ],
  [
    { rule: 'require_specific_reviewers', users: ['gone'] },
    {},
    [
      'failed',
      'Somebody may not review here any more: an administrator of the space can change the rule, or give the role "review".',
      [],
    ],
  ],
  [oneOf, {}, ['failed', 'It needs the approval of Ada.', ['ada']]],
  [oneOf, { reviews: [by('ada')] }, ['passed', 'Ada has approved.', []]],
  [{ rule: 'require_at_least_one_review' }, {}, ['failed', 'It needs a review.', ['ada']]],
  [
    { rule: 'require_at_least_one_review' },
    { reviews: [by('ada', 'changes-requested')] },
    ['passed', 'It was reviewed.', []],
  ],
  [
    { rule: 'require_at_least_one_approved_review' },
    { reviews: [by('ada', 'changes-requested')] },
    ['failed', 'It needs an approval.', ['ada']],
  ],
  [
    { rule: 'require_at_least_one_approved_review' },
    { reviews: [by('ada')] },
    ['passed', 'Ada approved it.', []],
  ],
  [{ rule: 'require_all_reviews_approved' }, {}, ['passed', 'Nobody asks for changes.', []]],
  [
    { rule: 'require_all_reviews_approved' },
    { reviews: [by('ada', 'changes-requested'), by('ben')] },
    ['failed', 'Ada asked for changes; they have to approve it.', ['ada']],
  ],
  [
    { rule: 'require_agent_review' },
    { reviews: [by('ada')] },
    ['failed', 'It needs the review of an agent, and this installation has none. Change the rule.', []],
  ],
  [
    { rule: 'require_up_to_date_change_request' },
    { outdated: true },
    ['failed', 'It must be up to date with the space. Update it first.', ['dia']],
  ],
  [{ rule: 'require_up_to_date_change_request' }, {}, ['passed', 'It holds all changes of the space.', []]],
  [{ rule: 'require_change_request_subject' }, { subject: ' ' }, ['failed', 'It needs a subject.', ['dia']]],
  [{ rule: 'require_change_request_description' }, {}, ['failed', 'It needs a description.', ['dia']]],
  [{ rule: 'require_author_to_merge' }, {}, ['failed', 'Only its creator may merge it: Dia.', ['dia']]],
  [{ rule: 'require_author_to_merge' }, { createdBy: 'ada' }, ['passed', 'Its creator merges it.', []]],
] as const)('%o with %o', (rule, known, said) => {
  expect(says(rule as unknown as MergeRule, facts(known as Partial<MergeFacts>))).toEqual(said)
})

test('a bypass lifts what stands before it for those whom it names, and nothing after it', () => {
  const rules: MergeRule[] = [
    { rule: 'require_change_request_description' },
    { rule: 'allow_bypass', users: ['ada'] },
    { rule: 'require_at_least_one_review' },
  ]
  const states = (actor: string) => judge(rules, facts(), actor).map(({ state }) => state)
  expect(states('ada')).toEqual(['bypassed', 'passed', 'failed'])
  expect(states('ben')).toEqual(['failed', 'passed', 'failed'])
})

const custom = (expression: string, message?: string): MergeRule => ({
  rule: 'custom',
  expression,
  ...(message !== undefined && { message }),
})
test.each([
  ["reviews.filter(r => r.status == 'approved').length >= 2", 'passed'],
  ['reviews.some(r => r.status == "changes_requested")', 'passed'],
  ['changeRequest.number == 7 && changeRequest.comments == 2 && requested == 0', 'passed'],
  ['changeRequest.createdBy.id in contributors && actor.id == "ada"', 'passed'],
  ['changeRequest.subject', 'failed'],
  ['nobody.knows', 'failed'],
  [
    'reviews.every(r => reviews.every(s => reviews.every(t => reviews.every(u => reviews.every(v => reviews.every(w => reviews.every(x => reviews.every(y => reviews.every(z => true)))))))))',
    'failed',
  ],
])('the condition %s has %s', (expression, state) => {
  const reviews = [by('ada'), by('ben'), by('cem', 'changes-requested')]
  const [one] = judge([custom(expression)], facts({ reviews }), 'ada')
  expect(one?.state).toBe(state)
})

test('a condition says what its author wants said', () => {
  expect(says(custom('false', 'Ask the lawyers.'))).toEqual(['failed', 'Ask the lawyers.', []])
  expect(says(custom('false'))).toEqual(['failed', 'The condition does not hold: false', []])
})

test('every example of the grammar can be read and worked out over the names that there are', () => {
  for (const { name, example } of mergeRuleNames) {
    expect(conditionProblem(example), example).toBeUndefined()
    expect(conditionProblem(name), name).toBeUndefined()
    const [one] = judge([custom(example)], facts({ reviews: [by('ada')] }), 'ada')
    expect(one?.message, example).not.toMatch(/cannot be/)
  }
})

test('what is wrong with a condition is said with its place', () => {
  expect(conditionProblem('reviews.length >')).toMatch(/at character \d+/)
  expect(conditionProblem('review.length > 1')).toMatch(/There is no "review"/)
  expect(conditionProblem(' ')).toBe('Write the condition.')
})
