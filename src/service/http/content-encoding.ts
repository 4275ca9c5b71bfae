/** Compression of answers: which encoding a client accepts, and how it is made. */
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ContentEncoding = 'br' | 'gzip'

/** Encodings in `Accept-Encoding` that are not excluded with `q=0`. */
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
} as const

/** The smallest encoding that the client accepts; undefined if there is none. Browsers accept `br` over TLS only. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): ContentEncoding | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return accepts.br.test(accepted) ? 'br' : accepts.gzip.test(accepted) ? 'gzip' : undefined
}

/** Compression levels: compressing a one-off answer must not take more time than it saves in transfer. */
const brotliOnce = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})
const inBrotli = promisify<Buffer, object, Buffer>(brotliCompress)
const inGzip = promisify<Buffer, object, Buffer>(gzip)

const packed = (text: string, encoding: ContentEncoding): Promise<Buffer> => {
  const bytes = Buffer.from(text)
  return encoding === 'br' ? inBrotli(bytes, brotliOnce(bytes.length)) : inGzip(bytes, { level: 4 })
}

/** Shorter answers fit into a packet or two uncompressed. */
const worthEncoding = 4096

/**
 * Sends a text that is generated for this answer, compressed if that is worth it and the client accepts it. Compression
 * runs on a thread of the runtime, so that other requests are not blocked.
 */
export const sendText = async (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  const encoding = text.length < worthEncoding ? undefined : encodingFor(request)
  if (encoding === undefined) return reply.send(text)
  return reply
    .headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
    .send(await packed(text, encoding))
}

/** Sends the same text each time; it is compressed once per encoding, on first use, and cached. */
export const keptText = (text: string) => {
  const forms = new Map<ContentEncoding, Promise<Buffer>>()
  return async (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (encoding === undefined) return reply.send(text)
    const form = forms.get(encoding) ?? packed(text, encoding)
    forms.set(encoding, form)
    return reply.header('content-encoding', encoding).send(await form)
  }
}
