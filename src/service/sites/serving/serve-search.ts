/** Search on a site, as JSON for the script and as a page, with a rate limit per IP address. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { printTooMany } from '../../../site/pages/message-pages.ts'
import type { Context } from '../../context.ts'
import { askedTerms } from '../../search/tokenizer.ts'
import { noteEmptySearch } from '../insights/empty-searches.ts'
import { KeptPage } from '../rendering/page-cache.ts'
import { pagePolicy } from './page-policy.ts'
import { sendAnswer, sendText } from './send-answer.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { siteLimitsOf } from './site-limits.ts'
import { pagesOfSpaces } from '../visibility/site-pages.ts'
import { searchPage, searchSite } from './site-search.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { mainSiteSpace } from '../visibility/visible-site.ts'

const json = 'application/json; charset=utf-8'

export const serveSearch = async (
  ctx: Context,
  site: VisibleSite,
  { query, forScript }: { readonly query: string; readonly forScript: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const wait = siteLimitsOf(ctx).wait('search', request.ip)
  if (wait === undefined) {
    const results = await searchSite(ctx, site, query)
    const { found, indexing } = results
    // Editors who preview a site are no readers of it.
    if (found.length === 0 && !indexing && site.preview === undefined && askedTerms(query).length > 0)
      noteEmptySearch(ctx, site.model.row, query, request.ip)
    return forScript
      ? sendText(reply, 200, json, JSON.stringify({ results: found, ...(indexing && { indexing }) }))
      : sendAnswer(request, reply, site, {
          status: 200,
          page: await searchPage(ctx, site, query, results),
          indexed: false,
        })
  }
  void reply.header('retry-after', String(wait))
  if (forScript) return sendText(reply, 429, json, JSON.stringify({ results: [], retryAfter: wait }))
  const main = mainSiteSpace(site)
  if (main === undefined) throw new Error('A site without site spaces has no search.')
  const frame = siteFrame(site, main, await pagesOfSpaces(ctx, site, spacesOfFrame(site, main)), undefined)
  const printed = printTooMany(frame)
  const page = new KeptPage(printed.html, pagePolicy(printed.style, ctx.config.baseUrl, site))
  return sendAnswer(request, reply, { shared: false }, { status: 429, page, indexed: false })
}
