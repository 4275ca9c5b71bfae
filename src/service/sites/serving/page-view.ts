/** Visits of pages, which the script of a page reports if an integration of the site wants to know of them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { queueSiteView } from '../../integrations/delivery/site-view-queue.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import { pagesIn } from '../visibility/site-pages.ts'
import { pageOf } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf } from '../visibility/visible-site.ts'
import { isOwnRequest } from './own-request.ts'
import { sendNothing } from './send-answer.ts'
import { siteLimitsOf } from './site-limits.ts'
import { siteVisit } from './site-visit.ts'

/** The URL that visits are reported to. */
export const viewHref = (site: VisibleSite): string => hrefOf(site, '~view')

/** The page with an id in a site space, `SITE_SPACE/PAGE`, if this visitor may read it. */
export const pageAtIds = async (
  ctx: Context,
  site: VisibleSite,
  at: string,
): Promise<FoundPage | undefined> => {
  const [siteSpaceId, page] = at.split('/')
  const siteSpace = site.siteSpaces.find(({ id }) => id === siteSpaceId)
  const pages = siteSpace && (await pagesIn(ctx, site, siteSpace.space))
  const node = pages && pageOf(pages, page)
  return siteSpace && pages && node ? { kind: 'page', siteSpace, pages, node, instead: false } : undefined
}

/** Queues a visit for the integrations of the site; says nothing of whether there are any. */
export const takeView = async (
  ctx: Context,
  site: VisibleSite,
  body: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!site.model.isViewed || !isOwnRequest(request, site.origin)) return sendNothing(reply)
  const wait = siteLimitsOf(ctx).wait('view', request.ip)
  if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send()
  const form = new URLSearchParams(body)
  const found = await pageAtIds(ctx, site, form.get('at') ?? '')
  if (found === undefined) return sendNothing(reply)
  queueSiteView(ctx, siteVisit(site, found, request, form))
  return reply.code(204).header('cache-control', 'private, no-store').send()
}
