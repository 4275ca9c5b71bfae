/** The merge rules of a space as sentences, and editing of the list. No UI. */
import { conditionProblem } from '../../../content/expressions/condition-problem.ts'
import { mergeRuleInput } from '../../../contract/change-requests/merge-rule-names.ts'
import { MergeRule } from '../../../contract/organizations/schemas.ts'
import { approvalsOf } from './approvals.ts'
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

/** Whether people are chosen in the rule. */
export const namesPeople = (rule: MergeRule): boolean => takesPeople(rule) || approvalsOf(rule) !== undefined

/** The kinds that can still be added. */
export const addableKinds = (rules: readonly MergeRule[]): readonly RuleKind[] =>
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
export const ruleErrors = (rules: readonly MergeRule[]): ReadonlyMap<number, string> => {
  const errors = new Map<number, string>()
  for (const [index, rule] of rules.entries()) {
    if (takesPeople(rule) && rule.users.length === 0) errors.set(index, 'Select at least one person.')
    const problem = rule.rule === 'custom' ? conditionProblem(rule.expression, mergeRuleInput) : undefined
    if (problem !== undefined) errors.set(index, problem)
    const approvals = approvalsOf(rule)
    if (approvals !== undefined && approvals.users.length > 0 && approvals.users.length < approvals.count)
      errors.set(index, `Select at least ${approvals.count} people, or nobody to count everyone’s approvals.`)
    if (approvals !== undefined && !MergeRule.safeParse(rule).success)
      errors.set(index, 'Too many people for one rule. Select fewer.')
    if (rule.rule === 'allow_bypass' && index === 0)
      errors.set(index, 'A bypass applies to the rules above it. Move it below at least one rule.')
  }
  return errors
}

/** The list with the rule moved up or down by one; rules are evaluated in order. */
export const moveRule = (rules: readonly MergeRule[], index: number, step: -1 | 1): readonly MergeRule[] => {
  const rule = rules[index]
  const to = index + step
  return rule === undefined || to < 0 || to >= rules.length
    ? rules
    : rules.toSpliced(index, 1).toSpliced(to, 0, rule)
}
