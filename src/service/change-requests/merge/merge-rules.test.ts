/** What each kind of rule says, without a store. */
import { expect, test } from 'vitest'
import { conditionProblem as problemOver } from '../../../content/expressions/condition-problem.ts'
import { mergeRuleNames, mergeRuleInput } from '../../../contract/change-requests/merge-rule-names.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import type { MergeFacts } from './merge-rules.ts'
import { evaluateRules } from './merge-rules.ts'

const conditionProblem = (text: string) => problemOver(text, mergeRuleInput)
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
  const [one] = evaluateRules([rule], known, actor)
  return [one?.state, one?.message, one?.people]
}

const both: MergeRule = { rule: 'require_specific_reviewers', users: ['ada', 'ben'] }
const oneOf: MergeRule = { rule: 'require_one_of_specific_reviewers', users: ['ada', 'gone'] }
test.each([
  [both, {}, ['failed', 'Needs approval from Ada and Ben.', ['ada', 'ben']]],
  [
    both,
    { reviews: [by('ada'), by('ben', 'changes-requested')] },
    ['failed', 'Needs approval from Ben.', ['ben']],
  ],
  [both, { reviews: [by('ada'), by('ben')] }, ['passed', 'All required reviewers approved.', []]],
  [
    both,
    { reviews: [by('ada')], contributors: ['ben'] },
    ['failed', 'Ben edited this change request and cannot approve it.', []],
  ],
  [
    { rule: 'require_specific_reviewers', users: ['gone'] },
    {},
    [
      'failed',
      'Somebody can no longer review here. A space administrator can change the rule or grant the Reviewer role.',
      [],
    ],
  ],
  [oneOf, {}, ['failed', 'Needs approval from Ada.', ['ada']]],
  [oneOf, { reviews: [by('ada')] }, ['passed', 'Ada approved.', []]],
  [{ rule: 'require_at_least_one_review' }, {}, ['failed', 'Needs a review.', ['ada']]],
  [
    { rule: 'require_at_least_one_review' },
    { reviews: [by('ada', 'changes-requested')] },
    ['passed', 'Reviewed.', []],
  ],
  [
    { rule: 'require_at_least_one_approved_review' },
    { reviews: [by('ada', 'changes-requested')] },
    ['failed', 'Needs an approval.', ['ada']],
  ],
  [
    { rule: 'require_at_least_one_approved_review' },
    { reviews: [by('ada')] },
    ['passed', 'Approved by Ada.', []],
  ],
  [{ rule: 'require_all_reviews_approved' }, {}, ['passed', 'No changes requested.', []]],
  [
    { rule: 'require_all_reviews_approved' },
    { reviews: [by('ada', 'changes-requested'), by('ben')] },
    ['failed', 'Ada requested changes and must approve first.', ['ada']],
  ],
  [
    { rule: 'require_agent_review' },
    { reviews: [by('ada')] },
    ['failed', 'Needs a review by an agent, but this installation has none. Change the rule.', []],
  ],
  [
    { rule: 'require_up_to_date_change_request' },
    { outdated: true },
    ['failed', 'Must be up to date with main. Update it first.', ['dia']],
  ],
  [{ rule: 'require_up_to_date_change_request' }, {}, ['passed', 'Up to date with main.', []]],
  [{ rule: 'require_change_request_subject' }, { subject: ' ' }, ['failed', 'Needs a subject.', ['dia']]],
  [{ rule: 'require_change_request_description' }, {}, ['failed', 'Needs a description.', ['dia']]],
  [{ rule: 'require_author_to_merge' }, {}, ['failed', 'Only the author, Dia, can merge.', ['dia']]],
  [{ rule: 'require_author_to_merge' }, { createdBy: 'ada' }, ['passed', 'Merged by its author.', []]],
] as const)('%o with %o', (rule, known, said) => {
  expect(says(rule as unknown as MergeRule, facts(known as Partial<MergeFacts>))).toEqual(said)
})

test('a bypass lifts earlier failures for the people it names, and nothing after it', () => {
  const rules: MergeRule[] = [
    { rule: 'require_change_request_description' },
    { rule: 'allow_bypass', users: ['ada'] },
    { rule: 'require_at_least_one_review' },
  ]
  const states = (actor: string) => evaluateRules(rules, facts(), actor).map(({ state }) => state)
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
  const [one] = evaluateRules([custom(expression)], facts({ reviews }), 'ada')
  expect(one?.state).toBe(state)
})

test('a condition returns the message of its author', () => {
  expect(says(custom('false', 'Ask the lawyers.'))).toEqual(['failed', 'Ask the lawyers.', []])
  expect(says(custom('false'))).toEqual(['failed', 'Condition not met: false', []])
})

test('every example of the grammar parses and evaluates with the known names', () => {
  for (const { name, example } of mergeRuleNames) {
    expect(conditionProblem(example), example).toBeUndefined()
    expect(conditionProblem(name), name).toBeUndefined()
    const [one] = evaluateRules([custom(example)], facts({ reviews: [by('ada')] }), 'ada')
    expect(one?.message, example).not.toMatch(/cannot be/)
  }
})

test('an error in a condition includes its position', () => {
  expect(conditionProblem('reviews.length >')).toMatch(/at character \d+/)
  expect(conditionProblem('review.length > 1')).toMatch(/There is no "review"/)
  expect(conditionProblem(' ')).toBe('Write the condition.')
})
