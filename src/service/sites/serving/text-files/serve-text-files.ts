/** The files of a site for programs: which of them a path names, and how they are sent. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { MadeFrom } from '../../rendering/page-cache.ts'
import { pageText } from '../../rendering/page-text.ts'
import { pageNamed } from '../../visibility/page-form-path.ts'
import type { FoundPage } from '../../visibility/resolved-path.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'
import { areForEverybody } from '../../visibility/visible-pages.ts'
import { feedEnding, pageFeed } from './page-feed.ts'
import { sendNothing, sendText } from '../send-answer.ts'
import { sharedHeaders } from '../shared-caching.ts'
import { siteLimitsOf } from '../site-limits.ts'
import {
  listsAreForEverybody,
  llmsFullText,
  llmsText,
  pageMarkdown,
  robots,
  sitemap,
} from './site-text-files.ts'

type TextFile =
  | { readonly kind: 'missing' }
  | { readonly kind: 'limited'; readonly seconds: number }
  | {
      readonly kind: 'text'
      readonly type: string
      readonly text: string
      readonly madeFrom?: MadeFrom | undefined
    }

const missing: TextFile = { kind: 'missing' }
const plainText = 'text/plain; charset=utf-8'

/** A list of the whole site. */
const listed = async (
  ctx: Context,
  site: VisibleSite,
  type: string,
  list: (ctx: Context, site: VisibleSite) => Promise<string>,
): Promise<TextFile> => {
  const text = await list(ctx, site)
  return {
    kind: 'text',
    type,
    text,
    madeFrom: (await listsAreForEverybody(ctx, site)) ? 'everything' : undefined,
  }
}

/** The file of one page, whose path stands before the ending. */
const ofPage = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  {
    ending,
    type,
    print,
  }: {
    readonly ending: string
    readonly type: string
    readonly print: (ctx: Context, site: VisibleSite, found: FoundPage) => Promise<string | undefined>
  },
): Promise<TextFile> => {
  const found = await pageNamed(ctx, site, path.slice(0, -ending.length))
  const text = found && (await print(ctx, site, found))
  if (found === undefined || text === undefined) return missing
  const isForEverybody =
    site.cdn === 'kept' && areForEverybody(found.pages) && !(await pageText(ctx, site, found)).needs.personal
  return { kind: 'text', type, text, madeFrom: isForEverybody ? 'everything' : undefined }
}

/** The file for programs at a path of the site; undefined if the path names something else. */
export const textFileAt = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  { ip }: Pick<FastifyRequest, 'ip'>,
): Promise<TextFile | undefined> => {
  const forAgents = site.model.row.agents_context !== 'excluded'
  switch (path) {
    case 'robots.txt':
      return { kind: 'text', type: plainText, text: robots(site), madeFrom: { spaces: [], apis: false } }
    case 'sitemap.xml':
      return site.indexed ? listed(ctx, site, 'application/xml; charset=utf-8', sitemap) : missing
    case 'llms.txt':
      return forAgents ? listed(ctx, site, plainText, llmsText) : missing
    case 'llms-full.txt': {
      if (!forAgents) return missing
      const seconds = siteLimitsOf(ctx).wait('pdf', ip)
      if (seconds !== undefined) return { kind: 'limited', seconds }
      // Any of the pages may read claims.
      return { kind: 'text', type: plainText, text: await llmsFullText(ctx, site) }
    }
  }
  if (path.endsWith('.md')) {
    const type = 'text/markdown; charset=utf-8'
    return forAgents ? ofPage(ctx, site, path, { ending: '.md', type, print: pageMarkdown }) : missing
  }
  if (!path.endsWith(feedEnding)) return undefined
  const type = 'application/rss+xml; charset=utf-8'
  return ofPage(ctx, site, path, { ending: feedEnding, type, print: pageFeed })
}

export const sendTextFile = (reply: FastifyReply, site: VisibleSite, file: TextFile): FastifyReply => {
  if (file.kind === 'missing') return sendNothing(reply)
  if (file.kind === 'text')
    return sendText(reply, 200, file.type, file.text, sharedHeaders(site, file.madeFrom))
  void reply.header('retry-after', String(file.seconds))
  return sendText(reply, 429, plainText, 'Too many requests. Try again in a minute.\n')
}
