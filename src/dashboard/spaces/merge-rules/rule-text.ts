/** Text for merge rules. Separate from their editor, which parses expressions: most screens only display them. */
import type {
  MergeRule,
  OrganizationMergeRules,
  SpaceMergeRules,
} from '../../../contract/organizations/schemas.ts'
import { counted } from '../../ui/counted.ts'
import { approvalsOf, approvalsSentence } from './approvals.ts'

export type RuleKind = MergeRule['rule']

/** In the order of the menu. */
export const ruleSentences: Readonly<Record<RuleKind, string>> = {
  require_at_least_one_approved_review: 'At least one reviewer has approved',
  require_all_reviews_approved: 'All reviewers have approved',
  require_at_least_one_review: 'It has at least one review',
  require_one_of_specific_reviewers: 'One of these people has approved',
  require_specific_reviewers: 'All of these people have approved',
  require_up_to_date_change_request: 'It is up to date with main',
  require_change_request_subject: 'It has a subject',
  require_change_request_description: 'It has a description',
  require_author_to_merge: 'Its author merges it',
  require_agent_review: 'An agent has reviewed it',
  allow_bypass: 'These people can bypass the rules above',
  custom: 'A custom condition is met',
}

/** What a rule asks for. */
export const ruleSentence = (rule: MergeRule): string => {
  const approvals = approvalsOf(rule)
  return approvals === undefined ? ruleSentences[rule.rule] : approvalsSentence(approvals)
}

export const listRules = (rules: readonly MergeRule[]): string => rules.map(ruleSentence).join('; ')

/** What an organization says about merges into its spaces. */
export interface OrganizationRules {
  readonly mergeRules: OrganizationMergeRules
  readonly defaultMergeRules: boolean
}

export const defaultRulesText = 'one approval as soon as two members can review'

/** The rules in force for merges into a space, and where they are set. `organization`: undefined while loading. */
export const effectiveRulesText = (
  spaceRules: SpaceMergeRules,
  organization: OrganizationRules | undefined,
): string => {
  const none = 'No requirements: reviewers can merge right away'
  if (spaceRules.type === 'inherit') {
    if (organization === undefined) return 'Organization rules'
    if (organization.defaultMergeRules) return `Default: ${defaultRulesText}`
    const { mergeRules: organizationRules } = organization
    return organizationRules.type === 'none' || organizationRules.rules.length === 0
      ? none
      : `${counted(organizationRules.rules.length, 'organization rule')}: ${listRules(organizationRules.rules)}`
  }
  return spaceRules.type === 'none' || spaceRules.rules.length === 0
    ? none
    : `${counted(spaceRules.rules.length, 'space rule')}: ${listRules(spaceRules.rules)}`
}
