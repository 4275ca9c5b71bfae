/** What is read of a conversation. */
export interface ConversationPart {
  readonly type: 'message'
  readonly role: 'user' | 'assistant' | 'team-member'
  readonly body: string
}

export interface ConversationText {
  readonly subject?: string | undefined
  readonly parts: readonly ConversationPart[]
}
