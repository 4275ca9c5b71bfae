/** Text for merge rules. Separate from their editor, which parses expressions: most screens only display them. */
import type {
  MergeRule,
  OrganizationMergeRules,
  SpaceMergeRules,
} from '../../../contract/organizations/schemas.ts'

export type RuleKind = MergeRule['rule']

/** In the order of the menu. */
export const ruleSentences: Readonly<Record<RuleKind, string>> = {
  require_at_least_one_approved_review: 'At least one review approves',
  require_all_reviews_approved: 'Every review approves',
  require_at_least_one_review: 'At least one review was given',
  require_one_of_specific_reviewers: 'One of these people approves',
  require_specific_reviewers: 'All of these people approve',
  require_up_to_date_change_request: 'It holds all changes of the main content',
  require_change_request_subject: 'It has a subject',
  require_change_request_description: 'It has a description',
  require_author_to_merge: 'Its author merges it',
  require_agent_review: 'An agent reviewed it',
  allow_bypass: 'These people may merge whatever the rules above say',
  custom: 'A condition of your own holds',
}
const listed = (rules: readonly MergeRule[]): string =>
  rules.map(({ rule }) => ruleSentences[rule]).join('; ')

/**
 * The rules in force for merges into a space, and where they are set. `above`: the organization's; undefined
 * while loading.
 */
export const rulesInForce = (own: SpaceMergeRules, above: OrganizationMergeRules | undefined): string => {
  const none = 'None: whoever may merge, may merge at once'
  if (own.type === 'inherit') {
    if (above === undefined) return 'Those of the organization'
    return above.type === 'none' || above.rules.length === 0
      ? none
      : `${above.rules.length} of the organization: ${listed(above.rules)}`
  }
  return own.type === 'none' || own.rules.length === 0
    ? none
    : `${own.rules.length} of its own: ${listed(own.rules)}`
}
