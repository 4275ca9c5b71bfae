/** The merge rules of a space as sentences, and editing of the list. No UI. */
import { conditionProblem } from '../../../content/expressions/condition-problem.ts'
import { mergeRuleRoots } from '../../../contract/change-requests/merge-rule-names.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { ruleSentences, type RuleKind } from './rule-text.ts'

export const ruleKinds = Object.keys(ruleSentences) as readonly RuleKind[]

/** Kinds that may appear more than once. */
const repeatable: ReadonlySet<RuleKind> = new Set([
  'custom',
  'allow_bypass',
  'require_specific_reviewers',
  'require_one_of_specific_reviewers',
])

export const takesPeople = (
  rule: MergeRule,
): rule is Extract<MergeRule, { readonly users: readonly string[] }> => 'users' in rule

/** The kinds that can still be added. */
export const offeredKinds = (rules: readonly MergeRule[]): readonly RuleKind[] =>
  ruleKinds.filter((kind) => repeatable.has(kind) || rules.every(({ rule }) => rule !== kind))

export const newRule = (kind: RuleKind): MergeRule => {
  switch (kind) {
    case 'require_specific_reviewers':
    case 'require_one_of_specific_reviewers':
    case 'allow_bypass':
      return { rule: kind, users: [] }
    case 'custom':
      return { rule: kind, expression: '' }
    default:
      return { rule: kind }
  }
}

/** Errors that prevent saving, by the index of the rule: such rules would never have an effect. */
export const ruleFaults = (rules: readonly MergeRule[]): ReadonlyMap<number, string> => {
  const faults = new Map<number, string>()
  for (const [index, rule] of rules.entries()) {
    if (takesPeople(rule) && rule.users.length === 0) faults.set(index, 'Name at least one person.')
    const problem = rule.rule === 'custom' ? conditionProblem(rule.expression, mergeRuleRoots) : undefined
    if (problem !== undefined) faults.set(index, problem)
    if (rule.rule === 'allow_bypass' && index === 0)
      faults.set(index, 'It lifts the rules above it, and there are none. Move it down.')
  }
  return faults
}

/** The list with the rule moved up or down by one; rules are evaluated in order. */
export const movedRule = (rules: readonly MergeRule[], index: number, step: -1 | 1): readonly MergeRule[] => {
  const rule = rules[index]
  const to = index + step
  return rule === undefined || to < 0 || to >= rules.length
    ? rules
    : rules.toSpliced(index, 1).toSpliced(to, 0, rule)
}
