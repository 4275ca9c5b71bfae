/** Masks personal data and secrets. */
import type { ConversationPart, ConversationText } from './conversation.ts'

interface Unmasked extends ConversationText {
  readonly metadata?: { readonly attributes?: Readonly<Record<string, string>> | undefined } | undefined
}

interface Redacted {
  readonly subject?: string
  readonly parts: readonly ConversationPart[]
  /** The number of places by kind, in order of kind. */
  readonly masked: readonly { readonly kind: string; readonly count: number }[]
  /** Attributes with their values masked; present if they were given. */
  readonly attributes?: Readonly<Record<string, string>>
}

export const redact = (_conversation: Unmasked): Redacted => {
  throw new Error('not implemented')
}
