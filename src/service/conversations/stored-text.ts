/** The masked text of a conversation as it is stored. */
import { inflateRawSync } from 'node:zlib'
import type { ConversationPart } from '../../contract/conversations/schemas.ts'

interface StoredText {
  readonly parts: ConversationPart[]
  readonly attributes?: Record<string, string>
}

export const storedText = (content: Uint8Array): StoredText =>
  JSON.parse(inflateRawSync(content).toString()) as StoredText
