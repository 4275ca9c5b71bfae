/** Masks personal data in conversations and compresses what is stored of them. */
import { deflateRawSync } from 'node:zlib'
import { redact } from '../../../content/conversations/redact.ts'
import type { NewConversation } from '../../../contract/conversations/schemas.ts'

export interface MaskedConversation {
  readonly subject: string | undefined
  readonly parts: NewConversation['parts']
  readonly attributes: Readonly<Record<string, string>> | undefined
  /** Absent if it contains personal data. */
  readonly url: string | undefined
  readonly masked: readonly { readonly kind: string; readonly count: number }[]
}

type Input = Pick<NewConversation, 'subject' | 'parts' | 'metadata'>

/** The address and the names of attributes are masked as further parts, so that numbers of masks agree. */
export const maskConversation = (
  { subject, parts, metadata = {} }: Input,
  ownNames: readonly string[],
): MaskedConversation => {
  const { url, attributes } = metadata
  const names = Object.keys(attributes ?? {})
  const further = [...(url === undefined ? [] : [url]), ...names]
  const redacted = redact(
    {
      subject,
      parts: [
        ...parts,
        ...further.map((body) => ({ type: 'message' as const, role: 'assistant' as const, body })),
      ],
      metadata: { attributes },
    },
    ownNames,
  )
  const bodies = redacted.parts.slice(parts.length).map(({ body }) => body)
  const maskedNames = url === undefined ? bodies : bodies.slice(1)
  return {
    subject: redacted.subject,
    parts: redacted.parts.slice(0, parts.length),
    attributes:
      attributes &&
      Object.fromEntries(names.map((name, at) => [maskedNames[at] ?? '', redacted.attributes?.[name] ?? ''])),
    url: url !== undefined && bodies[0] === url ? url : undefined,
    masked: redacted.masked,
  }
}

export interface PackedConversation {
  readonly subject: string | undefined
  readonly url: string | undefined
  /** Number of masked places. */
  readonly masked: number
  /** As `conversation_texts.content`. */
  readonly content: Uint8Array
  readonly size: number
}

interface MaskingInput {
  readonly conversations: readonly Input[]
  /** As `ownNamesOf` finds them. */
  readonly ownNames: readonly string[]
}

export const run = ({ conversations, ownNames }: MaskingInput): PackedConversation[] =>
  conversations.map((conversation) => {
    const { subject, url, masked, parts, attributes } = maskConversation(conversation, ownNames)
    const text = JSON.stringify({ parts, attributes })
    return {
      ...{ subject, url, masked: masked.reduce((sum, { count }) => sum + count, 0) },
      ...{ content: deflateRawSync(text, { level: 1 }), size: text.length },
    }
  })
