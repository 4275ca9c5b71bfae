/** Validation of merge rules: conditions must parse and use only known names. */
import { conditionProblem } from '../../../content/expressions/condition-problem.ts'
import { mergeRuleInput } from '../../../contract/change-requests/merge-rule-names.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { Failure } from '../../http/failure.ts'

/** Fails with `bad-content` at the first invalid condition. `path` leads to the list. */
export const requireReadableRules = (rules: readonly MergeRule[], path: string): void => {
  for (const [at, rule] of rules.entries()) {
    const problem = rule.rule === 'custom' ? conditionProblem(rule.expression, mergeRuleInput) : undefined
    if (problem === undefined) continue
    throw new Failure('bad-content', `Rule ${at + 1} has an error: ${problem}`, {
      details: [{ path: `${path}.${at}.expression`, message: problem }],
    })
  }
}
