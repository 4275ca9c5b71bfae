/** The bytes of an upload, streamed from the request. */
import type { Readable } from 'node:stream'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { Failure } from '../../http/failure.ts'
import { holdBytes } from '../../http/input/body-budget.ts'

/** The bytes of the stream as they arrive. Fails with `too-large` as soon as there are more than `limit`. */
export async function* receivedChunks(stream: Readable | undefined, limit: number): AsyncGenerator<Buffer> {
  if (!stream) throw new Failure('bad-content', 'Send the file as the request body.')
  let size = 0
  // Do not destroy the stream if it is too large: that would close the connection before the answer is read.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit)
      throw new Failure('too-large', `The file is larger than ${Math.round(limit / 1024 ** 2)} MB.`)
    yield chunk
  }
  if (size === 0) throw new Failure('bad-content', 'The file is empty.')
}

/** All bytes of the stream. Fails with `too-large` as soon as there are more than `limit`. */
export const receivedBytes = async (
  stream: Readable | undefined,
  limit: number = largestFile,
): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of receivedChunks(stream, limit)) {
    chunks.push(chunk)
    await (stream && holdBytes(stream, chunk.length))
  }
  return Buffer.concat(chunks)
}

/** The media type of a request's body, without parameters; '' if none is given that says anything. */
export const givenMediaType = (headers: Readonly<Record<string, string | string[] | undefined>>): string => {
  const type = String(headers['content-type'] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase()
  const known = type !== undefined && /^[\w.+-]+\/[\w.+-]+$/.test(type) && type.length <= 200
  return known && type !== 'application/octet-stream' && type !== 'application/x-www-form-urlencoded'
    ? type
    : ''
}
