/** Answers of published sites: their headers, and which form of the bytes a browser takes. */
import { encodingFor } from '../../http/content-encoding.ts'
import { locationAddress } from '../../http/location-address.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../rendering/page-cache.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

/** Headers of every answer of the second origin. */
export const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Public pages are kept and asked about again; what is for some visitors is kept nowhere. */
export const cacheFor = ({ shared }: Pick<VisibleSite, 'shared'>): string =>
  shared ? 'public, max-age=0, must-revalidate' : 'private, no-store'

/** What is not there, is not published, and is not for whoever asks: one answer. */
export const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('There is nothing here.\n')

/** A text of its own kind; it is made anew each time and never shown in place of a page. */
export const sendText = (reply: FastifyReply, status: number, type: string, text: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-robots-tag', 'noindex')
    .code(status)
    .type(type)
    .send(text)

export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Pick<VisibleSite, 'shared'>,
  { status, page, location, indexed }: Answer,
): FastifyReply | Promise<FastifyReply> => {
  const headers: Record<string, string> = { 'cache-control': cacheFor(site) }
  if (!indexed) headers['x-robots-tag'] = 'noindex'
  if (location !== undefined)
    return reply
      .code(status)
      .headers({ ...headers, location: locationAddress(location) })
      .send()
  if (page === undefined) return sendNothing(reply)
  headers['etag'] = page.etag
  headers['vary'] = String(reply.getHeader('vary') ?? 'accept-encoding')
  const held = request.headers['if-none-match']
  if (status === 200 && held !== undefined && held.split(',').some((tag) => tag.trim() === page.etag))
    return reply.code(304).headers(headers).send()
  const wait = reply.getHeader('retry-after')
  if (wait !== undefined) headers['retry-after'] = String(wait)
  headers['content-security-policy'] = page.policy
  headers['content-type'] = 'text/html; charset=utf-8'
  const encoding = encodingFor(request)
  if (encoding !== undefined) headers['content-encoding'] = encoding
  const send = (bytes: Buffer): FastifyReply => {
    // Straight to the socket: nothing is left to be decided, and pages are what is asked for most.
    reply.hijack()
    reply.raw.writeHead(status, { ...alwaysSent, ...headers, 'content-length': bytes.length })
    reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
    return reply
  }
  const bytes = encoding === undefined ? page.bytes : page.packed(encoding)
  return bytes instanceof Promise ? bytes.then(send) : send(bytes)
}
