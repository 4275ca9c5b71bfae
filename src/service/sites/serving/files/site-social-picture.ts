/** Pictures of pages for where they are shared: for exactly the visitors who may read the page. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cardSize } from '../../social/social-card.ts'
import { drawnSocialPicture, socialPicture } from '../../social/social-picture.ts'
import type { FoundPage } from '../../visibility/resolved-path.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'
import { hrefOf, isIndexable } from '../../visibility/visible-site.ts'
import type { Context } from '../../../context.ts'
import { feedbackAt } from '../page-feedback.ts'
import { pageAtIds } from '../page-view.ts'
import { sendNothing, sendText } from '../send-answer.ts'
import { fileHeaders } from '../shared-caching.ts'
import { siteLimitsOf } from '../site-limits.ts'

export const socialSegment = '~social'

/** The picture of a page for its head: absolute URL and size. Previews are not shared. */
export const socialImageOf = (site: VisibleSite, found: FoundPage) => {
  const picture = site.preview === undefined ? socialPicture(site, found) : undefined
  return (
    picture && {
      href: `${site.origin}${hrefOf(site, socialSegment, feedbackAt(found), `${picture.hash}.png`)}`,
      ...cardSize,
    }
  )
}

/** `~social/SITE_SPACE/PAGE/HASH.png`. */
export const serveSocialPicture = async (
  ctx: Context,
  site: VisibleSite,
  [siteSpaceId = '', page = '', name]: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const found = site.preview === undefined ? await pageAtIds(ctx, site, `${siteSpaceId}/${page}`) : undefined
  const picture = found && socialPicture(site, found)
  if (found === undefined || picture === undefined || name !== `${picture.hash}.png`)
    return sendNothing(reply)
  const etag = `"${picture.hash}"`
  const headers = {
    etag,
    ...fileHeaders(site, found.siteSpace.space),
    'content-security-policy': "sandbox; default-src 'none'",
    ...(!(site.indexed && isIndexable(found.node.entry)) && { 'x-robots-tag': 'noindex' }),
  }
  if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send()
  let wait: number | undefined
  const bytes = await drawnSocialPicture(ctx, site, picture, () => {
    wait = siteLimitsOf(ctx).wait('social', request.ip)
    return wait === undefined
  })
  if (bytes === 'busy') {
    void reply.header('retry-after', String(wait))
    return sendText(reply, 429, 'text/plain; charset=utf-8', 'Too many requests. Try again in a minute.\n')
  }
  return reply.headers(headers).type('image/png').send(bytes)
}
