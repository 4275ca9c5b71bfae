/** Sends many conversations in requests of bounded size, one after another. */
import type { NewConversation } from '../../../client/types.gen.ts'
import { mostConversations } from '../../../contract/conversations/schemas.ts'

/** Characters of one request, well below the limit of the service. */
const longestRequest = 2_000_000

/** Batches of at most so many conversations and characters; a single longer one is a batch of its own. */
export const batchesOf = (
  conversations: readonly NewConversation[],
  most = mostConversations,
  longest = longestRequest,
): readonly (readonly NewConversation[])[] => {
  const batches: NewConversation[][] = []
  let batch: NewConversation[] = []
  let length = 0
  for (const conversation of conversations) {
    const size = JSON.stringify(conversation).length
    if (batch.length > 0 && (batch.length >= most || length + size > longest)) {
      batches.push(batch)
      batch = []
      length = 0
    }
    batch.push(conversation)
    length += size
  }
  return batch.length === 0 ? batches : [...batches, batch]
}

export interface SendOptions {
  readonly send: (batch: readonly NewConversation[]) => Promise<unknown>
  /** Called after each request with the number of conversations sent so far. */
  readonly onProgress: (sent: number) => void
}

/** Sends all; rejects with the failure of the first request that failed, and those before it are stored. */
export const sendConversations = async (
  conversations: readonly NewConversation[],
  { send, onProgress }: SendOptions,
): Promise<void> => {
  let sent = 0
  for (const batch of batchesOf(conversations)) {
    // One at a time, so that the service is not flooded and the rest is known after a failure.
    await send(batch)
    sent += batch.length
    onProgress(sent)
  }
}
