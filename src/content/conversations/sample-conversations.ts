/** Conversations to try clusters with. All names, numbers and texts are made up. */
import type { ConversationPart } from './conversation.ts'

export interface SampleConversation {
  readonly id: string
  /** As `Conversation.source` of the contract. */
  readonly source: string
  readonly subject: string
  readonly parts: readonly ConversationPart[]
  readonly metadata: {
    readonly url: string
    readonly attributes: Readonly<Record<string, string>>
    /** ISO 8601. */
    readonly createdAt: string
  }
}

/** About 120 conversations of the 13 weeks before `now` (milliseconds since 1970). */
export const sampleConversations = (_now: number): readonly SampleConversation[] => {
  throw new Error('not implemented')
}
