/** Responses of published sites: headers and content encoding. */
import { encodingFor } from '../../http/content-encoding.ts'
import { locationAddress } from '../../http/location-address.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '../rendering/page-cache.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { cacheFor } from './shared-caching.ts'

/** Headers of every response of the second origin. */
export const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** The same response for what is missing, unpublished, or not for the caller. */
export const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('Not found.\n')

/** A text response that is never displayed as a page. Only shared caches keep it, if `shared` tells them to. */
export const sendText = (
  reply: FastifyReply,
  status: number,
  type: string,
  text: string,
  shared: Readonly<Record<string, string>> = {},
): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-robots-tag', 'noindex')
    .headers(shared)
    .code(status)
    .type(type)
    .send(text)

/** A redirect within the site keeps the query of the request, such as campaign parameters, unless it has one itself. */
const withQuery = (location: string, { url }: FastifyRequest): string => {
  const at = url.indexOf('?')
  if (at < 0 || !location.startsWith('/') || location.includes('?')) return location
  const [path = '', ...fragment] = location.split(/(?=#)/)
  return `${path}${url.slice(at)}${fragment.join('')}`
}

export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Pick<VisibleSite, 'shared' | 'cdn'>,
  { status, page, location, indexed }: Answer,
  shared: Readonly<Record<string, string>> = {},
): FastifyReply | Promise<FastifyReply> => {
  const headers: Record<string, string> = { 'cache-control': cacheFor(site), ...shared }
  if (!indexed) headers['x-robots-tag'] = 'noindex'
  if (location !== undefined)
    return reply
      .code(status)
      .headers({ ...headers, location: locationAddress(withQuery(location, request)) })
      .send()
  if (page === undefined) return sendNothing(reply)
  headers['etag'] = page.etag
  headers['vary'] = String(reply.getHeader('vary') ?? 'accept-encoding')
  const cachedTags = request.headers['if-none-match']
  if (
    status === 200 &&
    cachedTags !== undefined &&
    cachedTags.split(',').some((tag) => tag.trim() === page.etag)
  )
    return reply.code(304).headers(headers).send()
  const wait = reply.getHeader('retry-after')
  if (wait !== undefined) headers['retry-after'] = String(wait)
  headers['content-security-policy'] = page.policy
  headers['content-type'] = 'text/html; charset=utf-8'
  const encoding = encodingFor(request)
  if (encoding !== undefined) headers['content-encoding'] = encoding
  const send = (bytes: Buffer): FastifyReply => {
    // Bypasses the framework for speed, since pages are the most frequent requests and nothing remains to be decided.
    reply.hijack()
    reply.raw.writeHead(status, { ...alwaysSent, ...headers, 'content-length': bytes.length })
    reply.raw.end(request.method === 'HEAD' ? undefined : bytes)
    return reply
  }
  const bytes = encoding === undefined ? page.bytes : page.packed(encoding)
  return bytes instanceof Promise ? bytes.then(send) : send(bytes)
}
