/** Web worker that makes conversations of what was pasted or chosen. */
import { readConversations, type ReadRequest, type ReadResult } from './read-conversations.ts'

export type ReadMessage = { readonly result: ReadResult } | { readonly failed: true }

// The dashboard is compiled for windows; in a worker, `postMessage` takes only the message.
const answer = (message: ReadMessage): void => (postMessage as (message: unknown) => void)(message)

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  try {
    answer({ result: readConversations(data) })
  } catch {
    answer({ failed: true })
  }
})
