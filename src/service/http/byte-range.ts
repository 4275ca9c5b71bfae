/** Parts of files: the `Range` of a request (RFC 9110, section 14) and its response. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../storage/files/file-storage.ts'

/** A file whose bytes are read when it is known which of them are wanted. */
export interface ReadableFile {
  readonly size: number
  readonly read: (range?: ByteRange) => Promise<Uint8Array>
}

const single = /^bytes=(\d{0,15})-(\d{0,15})$/

/** The range that is asked for. Undefined: the whole file, also for lists of ranges, which servers may ignore. */
export const rangeOf = (header: string | undefined, size: number): ByteRange | 'outside' | undefined => {
  const [, from = '', to = ''] = single.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // The last so many bytes.
  if (from === '')
    return Number(to) === 0 || size === 0
      ? 'outside'
      : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (Number(from) >= size) return 'outside'
  if (to === '') return { first: Number(from), last: size - 1 }
  if (Number(to) < Number(from)) return undefined
  return { first: Number(from), last: Math.min(Number(to), size - 1) }
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)

/** Sends the file, or the part of it that the request asks for. Other headers are set already. */
export const sendFile = async (
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { size, read }: ReadableFile,
  etag: string,
): Promise<FastifyReply> => {
  void reply.header('accept-ranges', 'bytes')
  const { range: asked, 'if-range': condition } = headers
  const range = condition === undefined || condition === etag ? rangeOf(asked, size) : undefined
  if (range === undefined) return reply.send(asBuffer(await read()))
  if (range === 'outside') {
    void reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store')
    return reply
      .removeHeader('etag')
      .type('text/plain; charset=utf-8')
      .send('There is no such part of the file.\n')
  }
  const bytes = await read(range)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${size}`)
    .send(asBuffer(bytes))
}
