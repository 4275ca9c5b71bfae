/** Merge rules as somebody writes them: conditions must be readable, and read names that there are. */
import { namesUsed } from '../../content/expressions/names-used.ts'
import { parseExpression } from '../../content/expressions/parse.ts'
import { mergeRuleNames } from '../../contract/merge-rule-names.ts'
import type { MergeRule } from '../../contract/organizations.ts'
import { Failure } from '../http/failure.ts'

const roots = new Set(mergeRuleNames.map(({ name }) => name.split(/[.[]/)[0] ?? name))

/** What is wrong with a condition, with the place in it; undefined when it can be a rule. */
export const conditionProblem = (expression: string): string | undefined => {
  if (expression.trim() === '') return 'Write the condition.'
  const parsed = parseExpression(expression)
  if (!parsed.ok) return `${parsed.message} (at character ${parsed.at + 1})`
  const unknown = [...namesUsed(parsed.expression)].find((name) => !roots.has(name))
  return unknown === undefined
    ? undefined
    : `There is no "${unknown}". A condition can read ${[...roots].join(', ')}.`
}

/** Fails with `bad-content` at the first condition that cannot be one. `path` leads to the list. */
export const requireReadableRules = (rules: readonly MergeRule[], path: string): void => {
  for (const [at, rule] of rules.entries()) {
    const problem = rule.rule === 'custom' ? conditionProblem(rule.expression) : undefined
    if (problem === undefined) continue
    throw new Failure('bad-content', `Rule ${at + 1} cannot be read: ${problem}`, {
      details: [{ path: `${path}.${at}.expression`, message: problem }],
    })
  }
}
