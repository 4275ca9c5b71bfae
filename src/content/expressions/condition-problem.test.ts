/** Conditions with names that the input does not have. */
import { expect, test } from 'vitest'
import { siteConditionProblem } from '../site-tree/site-conditions.ts'
import { conditionProblem } from './condition-problem.ts'
import type { InputShape } from './input-shape.ts'
import { nearestName } from './nearest-name.ts'

const mergeRuleInput = {
  changeRequest: {
    members: { outdated: 'boolean', number: 'number', createdBy: { members: { id: 'text' } } },
  },
  contributors: { list: 'text' },
  reviews: { list: { members: { status: 'text', reviewer: { members: { id: 'text' } } } } },
  requested: 'number',
  actor: { members: { id: 'text' } },
} as const satisfies Readonly<Record<string, InputShape>>

const claims: InputShape = {
  members: {
    plan: 'text',
    beta: 'boolean',
    teams: { list: 'text' },
    company: { members: { name: 'text', size: 'number' } },
    'odd name': 'number',
  },
}

test.each([
  [
    'changeRequest.outdatd',
    'There is no "changeRequest.outdatd" (at character 15). Did you mean "changeRequest.outdated"?',
  ],
  ['!changeRequest.Outdated', 'Did you mean "changeRequest.outdated"?'],
  ['changerequest.outdated', 'Did you mean "changeRequest"?'],
  ['changeRequest.createdBy.ids == actor.id', 'Did you mean "changeRequest.createdBy.id"?'],
  ["reviews.every(r => r.state == 'approved')", 'Use one of: status, reviewer.'],
  ["reviews.filter(r => r.reviewer.id == actor.id).some(r => r.statsu == 'approved')", '"r.status"?'],
  ['reviews.lenght >= 2', 'Did you mean "reviews.length"?'],
  ['reviews[0].nothing', 'Use one of: status, reviewer.'],
  ['contributors[0].id', 'There is no "contributors[0].id"'],
  ['requested.length > 0', 'There is no "requested.length"'],
  ['requested == 0 ? actr.id : actor.id', 'Did you mean "actor"?'],
  ['[actor.id, actor.nmae]', 'There is no "actor.nmae"'],
])('the merge rule %s is refused', (rule, message) => {
  expect(conditionProblem(rule, mergeRuleInput)).toContain(message)
})

test.each([
  'visitor.claims.plan == "pro" && !visitor.claims.beta',
  'visitor.claims.teams.some(team => team.startsWith("dev")) || "qa" in visitor.claims.teams',
  'visitor.claims.company.size > 3 && visitor.claims["odd name"] == 1',
  '"plan" in visitor.claims && visitor.claims.plan.length > 2',
  '(visitor.claims.beta ? visitor.claims.plan : "free").toUpperCase() == "PRO"',
  'visitor.claims.teams.map(team => team.trim()).filter(team => team != "").length == 0',
])('the condition %s uses only known claims', (condition) => {
  expect(siteConditionProblem(condition, claims)).toBeUndefined()
})

test.each([
  ['visitor.claims.plann == "pro"', 'Did you mean "visitor.claims.plan"?'],
  ['!visitor.claims.bta', 'Did you mean "visitor.claims.beta"?'],
  ['visitor.claims.company.nam', 'Did you mean "visitor.claims.company.name"?'],
  ['visitor.claim.plan', 'Did you mean "visitor.claims"?'],
  ['"plann" in visitor.claims', 'Did you mean "visitor.claims.plan"?'],
  ['visitor.claims.unrelated', 'Use one of: plan, beta, teams, company, odd name.'],
  ['visitor.claims.teams.some(team => tem == "a")', 'Did you mean "team"?'],
])('the condition %s is refused', (condition, message) => {
  expect(siteConditionProblem(condition, claims)).toContain(message)
})

test('without a schema every claim is accepted', () => {
  expect(siteConditionProblem('visitor.claims.plann.of.anything[3] == 1')).toBeUndefined()
  expect(siteConditionProblem('visitor.plan')).toContain('Use one of: claims.')
})

test('a name is similar to another that differs in few letters', () => {
  expect(nearestName('oudtated', ['outdated', 'updated'])).toBe('outdated')
  expect(nearestName('x', ['id'])).toBeUndefined()
  expect(nearestName('constructor', ['plan'])).toBeUndefined()
  expect(nearestName('a'.repeat(5000), ['a'])).toBeUndefined()
})
