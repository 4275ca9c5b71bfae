/** Merge rules in words, as they are recorded when they change. */
import type { MergeRule } from '../../../contract/organizations/schemas.ts'

/** `nameOf`: the display name of a person. */
export const ruleText = (rule: MergeRule, nameOf: (person: string) => string): string => {
  switch (rule.rule) {
    case 'require_specific_reviewers':
      return `Approval from ${rule.users.map(nameOf).join(', ')}`
    case 'require_one_of_specific_reviewers':
      return `Approval from one of ${rule.users.map(nameOf).join(', ')}`
    case 'require_at_least_one_review':
      return 'At least one review'
    case 'require_at_least_one_approved_review':
      return 'At least one approval'
    case 'require_all_reviews_approved':
      return 'No review requests changes'
    case 'require_agent_review':
      return 'A review by an agent'
    case 'require_up_to_date_change_request':
      return 'Up to date with main'
    case 'require_change_request_subject':
      return 'A subject'
    case 'require_change_request_description':
      return 'A description'
    case 'require_author_to_merge':
      return 'Merged by its author'
    case 'allow_bypass':
      return `${rule.users.map(nameOf).join(', ')} can bypass the requirements above`
    case 'custom':
      return rule.message === undefined || rule.message.trim() === ''
        ? `Condition: ${rule.expression}`
        : rule.message
  }
}
