/** Packed forms of answers: which one a client takes, and how it is made. */
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ContentEncoding = 'br' | 'gzip'

/** A name of `Accept-Encoding` that is not refused with `q=0`. */
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
} as const

/** The smallest form that the client takes; undefined where it takes none. Browsers take `br` over TLS only. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): ContentEncoding | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return accepts.br.test(accepted) ? 'br' : accepts.gzip.test(accepted) ? 'gzip' : undefined
}

/** How hard is tried: what is sent once may not cost more time than it saves on the way. */
const brotliOnce = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})
const inBrotli = promisify<Buffer, object, Buffer>(brotliCompress)
const inGzip = promisify<Buffer, object, Buffer>(gzip)

const packed = (text: string, encoding: ContentEncoding): Promise<Buffer> => {
  const bytes = Buffer.from(text)
  return encoding === 'br' ? inBrotli(bytes, brotliOnce(bytes.length)) : inGzip(bytes, { level: 4 })
}

/** Answers of fewer letters than this fit into a packet or two as they are. */
const worthEncoding = 4096

/**
 * Sends a text that is made for this answer, packed where that is worth it and the client takes it: on a thread of the
 * pool, so that other requests go on.
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

/** Sends the same text each time; it is packed when it is first asked for in a form, and kept. */
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
