/** "At least N approvals" as the condition of a custom rule, so that it can be edited as a number and people. No UI. */
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { counted } from '../../ui/counted.ts'

export interface Approvals {
  readonly count: number
  /** Whose approvals count; empty: everyone's. */
  readonly users: readonly string[]
}

/** Numbers to choose from; one approval has a rule of its own. */
export const approvalCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const

const conditionOf = ({ count, users }: Approvals): string => {
  const among = users.length === 0 ? '' : ` && r.reviewer.id in [${users.map((id) => `'${id}'`).join(', ')}]`
  return `reviews.filter(r => r.status == 'approved'${among}).length >= ${count}`
}

export const approvalsRule = (approvals: Approvals): Extract<MergeRule, { rule: 'custom' }> => ({
  rule: 'custom',
  expression: conditionOf(approvals),
  message:
    approvals.users.length === 0
      ? `Needs ${counted(approvals.count, 'approval')}.`
      : `Needs ${counted(approvals.count, 'approval')} by people whom the rule names.`,
})

const count = /\.length >= (\d+)$/
const id = /'([\w-]+)'/g

/** The approvals that a rule asks for; undefined for any other condition. */
export const approvalsOf = (rule: MergeRule): Approvals | undefined => {
  if (rule.rule !== 'custom') return undefined
  const { expression } = rule
  const start = expression.indexOf('[')
  const found: Approvals = {
    count: Number(count.exec(expression)?.[1]),
    users: start < 0 ? [] : [...expression.slice(start).matchAll(id)].map(([, user = '']) => user),
  }
  return conditionOf(found) === expression ? found : undefined
}

export const approvalsSentence = ({ count: number, users }: Approvals): string =>
  users.length === 0
    ? `At least ${number} reviewers have approved`
    : `At least ${number} of these people have approved`
