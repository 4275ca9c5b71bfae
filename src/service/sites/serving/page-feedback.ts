/**
 * "Was this page helpful?": feedback from readers. The form works without scripts and is answered with a page; the
 * site's script ignores the response.
 *
 * Nothing stored identifies the reader. A keyed hash of IP address and user agent limits each reader to one answer per
 * page and day; the key is of that day and the hash is deleted afterwards.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { feedbackCommentLimit, FeedbackRating } from '../../../contract/sites/feedback-schemas.ts'
import { printThanks } from '../../../site/pages/message-pages.ts'
import { Failure } from '../../http/failure.ts'
import { countAttempt } from '../../http/limits/attempt-limit.ts'
import type { Context } from '../../context.ts'
import { emitPageFeedback } from '../../integrations/delivery/emit-site-events.ts'
import { lookOf } from '../model/sites.store.ts'
import { keepFeedback } from '../model/site-feedback.store.ts'
import { navigationOf } from '../visibility/navigation.ts'
import { KeptPage } from '../rendering/page-cache.ts'
import { pageHref } from '../visibility/page-link.ts'
import { isOwnRequest } from './own-request.ts'
import { pagePolicy } from './page-policy.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import { sendAnswer, sendNothing, sendText } from './send-answer.ts'
import { siteLimitsOf } from './site-limits.ts'
import { siteVisit } from './site-visit.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { pagesIn, pagesOfSpaces } from '../visibility/site-pages.ts'
import { holdsText, pageOf } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf } from '../visibility/visible-site.ts'

/** Maximum answers per site and day; more do not come from real readers. */
const mostInADay = { attempts: 10_000, seconds: 24 * 3600 }

/** The URL that feedback is sent to. */
export const feedbackHref = (site: VisibleSite): string => hrefOf(site, '~feedback')

/** Identifies the page in the form; parsed by `pageAsked`. */
export const feedbackAt = ({ siteSpace, node }: Pick<FoundPage, 'siteSpace' | 'node'>): string =>
  `${siteSpace.id}/${node.entry.id}`

/** The page that a form names, if feedback is enabled and this visitor may read it. */
const pageAsked = async (ctx: Context, site: VisibleSite, at: string): Promise<FoundPage | undefined> => {
  const [siteSpaceId, page] = at.split('/')
  const siteSpace = site.siteSpaces.find(({ id }) => id === siteSpaceId)
  if (siteSpace === undefined || !lookOf(site.model, siteSpace.id).feedback.enabled) return undefined
  const pages = await pagesIn(ctx, site, siteSpace.space)
  const node = pages && pageOf(pages, page)
  return pages && node && holdsText(node)
    ? { kind: 'page', siteSpace, pages, node, instead: false }
    : undefined
}

interface Given {
  readonly rating: FeedbackRating
  /** Undefined if empty. */
  readonly comment: string | undefined
}

const givenIn = (form: URLSearchParams): Given | undefined => {
  const rating = FeedbackRating.safeParse(form.get('rating'))
  // Forms send line ends as two characters, but the field's length limit counts them as one.
  const comment = (form.get('comment') ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()
  if (!rating.success || comment.length > feedbackCommentLimit || !comment.isWellFormed()) return undefined
  return { rating: rating.data, comment: comment === '' ? undefined : comment }
}

const keep = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
  { rating, comment }: Given,
  { request, form }: { readonly request: FastifyRequest; readonly form: URLSearchParams },
): Promise<void> => {
  const { store, keys, mint } = ctx
  const { siteSpace, node } = found
  const { organization, id } = site.model.row
  const now = ctx.now()
  const reader = [now.slice(0, 10), id, request.ip, request.headers['user-agent'] ?? '']
  await store.write(async (db) => {
    await countAttempt(db, `feedback/${id}`, mostInADay, now)
    const { revision } = await db
      .selectFrom('spaces')
      .select('revision')
      .where('id', '=', siteSpace.space)
      .executeTakeFirstOrThrow()
    await keepFeedback(db, {
      organization,
      site: id,
      id: mint('site-feedback'),
      site_space: siteSpace.id,
      space: siteSpace.space,
      page: node.entry.id,
      page_title: node.entry.title,
      revision,
      rating,
      comment: comment ?? null,
      visitor: keys.sign('site-feedback', JSON.stringify(reader)),
      created_at: now,
    })
    await emitPageFeedback(ctx, db, siteVisit(site, found, request, form), {
      rating,
      ...(comment !== undefined && { comment }),
    })
    // Anonymous: the author of feedback is never revealed.
    await ctx.events.record(db, { organization, kind: 'site.feedback-given', subject: id, actor: '' })
  })
}

const refuse = (reply: FastifyReply): FastifyReply =>
  sendText(reply, 429, 'text/plain; charset=utf-8', 'Too much feedback was sent. Try again later.\n')

/** Stores a reader's feedback and returns the thank-you page. `body` is the urlencoded form. */
export const takeFeedback = async (
  ctx: Context,
  site: VisibleSite,
  body: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!isOwnRequest(request, site.origin)) return sendNothing(reply)
  const wait = siteLimitsOf(ctx).wait('feedback', request.ip)
  if (wait !== undefined) return refuse(reply.header('retry-after', String(wait)))
  const form = new URLSearchParams(body)
  const found = await pageAsked(ctx, site, form.get('at') ?? '')
  if (found === undefined) return sendNothing(reply)
  const given = givenIn(form)
  if (given === undefined)
    return sendText(
      reply,
      400,
      'text/plain; charset=utf-8',
      `Choose an answer. Comments can have at most ${feedbackCommentLimit} characters.\n`,
    )
  // Honeypot: a field that readers do not see; only bots fill it in.
  if ((form.get('website') ?? '') === '') {
    try {
      await keep(ctx, site, found, given, { request, form })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return refuse(reply)
    }
  }
  if (request.headers.accept === 'application/json')
    return reply.code(204).header('cache-control', 'private, no-store').send()
  return sendAnswer(
    request,
    reply,
    { shared: false },
    {
      status: 200,
      page: await thanks(ctx, site, found, given),
      indexed: false,
    },
  )
}

/** The response to a form: thanks, and a comment field if there was no comment yet. */
const thanks = async (
  ctx: Context,
  site: VisibleSite,
  { siteSpace, pages, node }: FoundPage,
  { rating, comment }: Given,
): Promise<KeptPage> => {
  const pagesOf = await pagesOfSpaces(ctx, site, spacesOfFrame(site, siteSpace))
  const printed = printThanks({
    frame: siteFrame(site, siteSpace, pagesOf, { pages, node }),
    navigation: navigationOf(site, siteSpace, pages, node, pagesOf),
    page: { title: node.entry.title, href: pageHref(site, siteSpace, pages, node) },
    feedback: { action: feedbackHref(site), at: feedbackAt({ siteSpace, node }), most: feedbackCommentLimit },
    rating,
    commented: comment !== undefined,
  })
  return new KeptPage(printed.html, pagePolicy(printed.style, ctx.config.baseUrl, site))
}
