/** Issues of a conversation, found by rules. */
import type { ConversationText } from './conversation.ts'
import type { LanguageTools } from './language-tools.ts'

export interface FoundIssue {
  /** The normalized sentence that identifies the issue in its conversation. */
  readonly anchor: string
  /** At most 120 characters. */
  readonly title: string
  /** At most 400 characters. */
  readonly summary: string
  /** UTF-16 offsets in the masked body of a part, in order. Empty when only the subject tells the issue. */
  readonly evidence: readonly {
    readonly part: number
    readonly start: number
    readonly end: number
    readonly text: string
  }[]
  /** ISO 639-1. */
  readonly language: string
}

/** At most three issues, in the order of the conversation. `redacted` has its personal data masked. */
export const findIssues = (_redacted: ConversationText, _tools: LanguageTools): readonly FoundIssue[] => {
  throw new Error('not implemented')
}

/** The text that an issue is compared by. */
export const issueText = (issue: FoundIssue): string => issue.title
