/** Masks and reads a conversation. */
import { loadLanguageTools } from '../../../content/conversations/language-tools.ts'
import { featuresOf, packFeatures } from '../../../content/conversations/features.ts'
import { findIssues, issueText } from '../../../content/conversations/find-issues.ts'
import type { NewConversation } from '../../../contract/conversations/schemas.ts'
import type { MaskedConversation } from '../ingest/mask-conversations.task.ts'
import { maskConversation } from '../ingest/mask-conversations.task.ts'
import type { ReadIssue } from '../reading/find-issues.task.ts'

export interface Previewed extends Pick<MaskedConversation, 'subject' | 'parts' | 'masked'> {
  readonly issues: readonly Omit<ReadIssue, 'compared'>[]
}

interface PreviewInput {
  readonly conversation: NewConversation
  readonly ownNames: readonly string[]
}

export const run = async ({ conversation, ownNames }: PreviewInput): Promise<Previewed> => {
  const tools = await loadLanguageTools()
  const { subject, parts, masked } = maskConversation(conversation, ownNames)
  const issues = findIssues({ subject, parts }, tools).map((issue) => ({
    ...issue,
    features: packFeatures(featuresOf(issueText(issue), issue.language, tools)),
  }))
  return { subject, parts, masked, issues }
}
