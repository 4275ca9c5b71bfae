/** The merge rules of a space as sentences, and the editing of their list, without a screen. */
import { conditionProblem } from '../../../content/expressions/condition-problem.ts'
import { mergeRuleRoots } from '../../../contract/change-requests/merge-rule-names.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { ruleSentences, type RuleKind } from './rule-text.ts'

export const ruleKinds = Object.keys(ruleSentences) as readonly RuleKind[]

/** Kinds that may stand in the list more than once. */
const repeatable: ReadonlySet<RuleKind> = new Set([
  'custom',
  'allow_bypass',
  'require_specific_reviewers',
  'require_one_of_specific_reviewers',
])

export const takesPeople = (
  rule: MergeRule,
): rule is Extract<MergeRule, { readonly users: readonly string[] }> => 'users' in rule

/** What can still be added. */
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

/** Why the rules cannot be saved as they are, by the index of the rule; they would never do anything. */
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

/** The list with the rule one place up or down; rules are checked in their order. */
export const movedRule = (rules: readonly MergeRule[], index: number, step: -1 | 1): readonly MergeRule[] => {
  const rule = rules[index]
  const to = index + step
  return rule === undefined || to < 0 || to >= rules.length
    ? rules
    : rules.toSpliced(index, 1).toSpliced(to, 0, rule)
}
