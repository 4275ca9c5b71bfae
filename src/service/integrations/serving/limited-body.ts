/** The body of a request to a public endpoint: streamed, and limited in size. */
import type { IncomingMessage } from 'node:http'

const largestEndpointBody = 10 * 1024 * 1024

export class BodyTooLarge extends Error {}

/** A body that cannot be read to its end aborts the request with the reason: it is no failure of the integration. */
const limited = async function* (
  stream: IncomingMessage,
  abort: AbortController,
): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > largestEndpointBody) throw new BodyTooLarge()
      yield chunk
    }
  } catch (error) {
    abort.abort(error)
    throw error
  }
}

/** Undefined without a body. Throws `BodyTooLarge` if its length says so, else aborts with it. */
export const limitedBody = (
  request: IncomingMessage,
  abort: AbortController,
): AsyncIterable<Uint8Array> | undefined => {
  const { method, headers } = request
  const length = Number(headers['content-length'] ?? 0)
  if (length > largestEndpointBody) throw new BodyTooLarge()
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
  return hasBody && method !== 'GET' && method !== 'HEAD' ? limited(request, abort) : undefined
}
