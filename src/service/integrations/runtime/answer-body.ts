/** The body of an answer: limited in size, its errors those of the script. */
import type { IncomingMessage } from 'node:http'
import { ScriptFailure } from './script-request.ts'

async function* limited(
  response: IncomingMessage,
  mostBytes: number,
  explain: (error: unknown) => Promise<Error>,
): AsyncGenerator<Uint8Array, void> {
  let size = 0
  try {
    // Reading a stream ends it when the reader leaves.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) {
        const megabytes = Math.round(mostBytes / 2 ** 20)
        throw new ScriptFailure('too-large', `The answer is larger than ${megabytes} MB.`)
      }
      yield chunk
    }
  } catch (error) {
    throw error instanceof ScriptFailure ? error : await explain(error)
  }
}

/** Streams a response. `explain` says what it means when its connection fails. */
export const answerBody = (
  response: IncomingMessage,
  mostBytes: number,
  explain: (error: unknown) => Promise<Error>,
): AsyncIterable<Uint8Array> => {
  // A body that nobody reads must not end the service when it fails.
  response.on('error', () => undefined)
  return limited(response, mostBytes, explain)
}
