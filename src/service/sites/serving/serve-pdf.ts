/** Serves the PDF of a page, with a rate limit per IP address. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { pagePdf } from '../rendering/page-pdf.ts'
import { sendText } from './send-answer.ts'
import { cacheFor, sharedHeaders } from './shared-caching.ts'
import { siteLimitsOf } from './site-limits.ts'
import type { PageEnding } from '../visibility/page-form-path.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const ending: PageEnding = '.pdf'

/** Retry delay in seconds when the queue is full. */
const soon = 10

/** `path` is that of the PDF. Undefined if the site offers none there. */
export const servePdf = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  let wait: number | undefined
  const isAllowed = (): boolean => {
    wait = siteLimitsOf(ctx).wait('pdf', request.ip)
    return wait === undefined
  }
  const pdf = await pagePdf(ctx, site, path.slice(0, -ending.length), isAllowed)
  if (pdf === undefined) return undefined
  if (pdf === 'busy') {
    void reply.header('retry-after', String(wait ?? soon))
    const message = 'Too many PDFs are being created. Try again in a moment.\n'
    return sendText(reply, wait === undefined ? 503 : 429, 'text/plain; charset=utf-8', message)
  }
  const etag = `"${pdf.key}"`
  void reply.headers({
    etag,
    'cache-control': cacheFor(site),
    ...sharedHeaders(site, pdf.isForEverybody ? 'everything' : undefined),
    'content-security-policy': "sandbox; default-src 'none'",
    // Search engines should list the page instead.
    'x-robots-tag': 'noindex',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(pdf.name)}`)
    .type('application/pdf')
    .send(pdf.bytes)
}
