/** Serves published sites on the second origin: finds the site, identifies the visitor, sends the response. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { locationAddress } from '../../http/location-address.ts'
import { printMissing, printNotNow } from '../../../site/pages/message-pages.ts'
import type { Failure } from '../../http/failure.ts'
import { patience } from '../../content/computed/compute-result.ts'
import type { Context } from '../../context.ts'
import { openPreview, sendPreviewEmpty, sendPreviewEnded } from './preview-session.ts'
import { addressed } from './addressed-site.ts'
import type { AddressedPreview } from './addressed-site.ts'
import { isProofRequest, serveHostnameProof } from './hostname-proof.ts'
import { navigationOf } from '../visibility/navigation.ts'
import type { Answer } from '../rendering/page-cache.ts'
import { KeptPage, pageCacheOf } from '../rendering/page-cache.ts'
import { takeFeedback } from './page-feedback.ts'
import { takeView } from './page-view.ts'
import { pagePolicy, reportSegment } from './page-policy.ts'
import { takePolicyReport } from '../insights/policy-reports.ts'
import type { PublishedModel } from '../visibility/published-model.ts'
import { publishedModel } from '../visibility/published-model.ts'
import { movedForm } from '../visibility/page-form-path.ts'
import { resolvePath } from '../visibility/resolve-path.ts'
import type { RedirectedPath } from '../visibility/resolved-path.ts'
import { sendAnswer, sendNothing, sendText } from './send-answer.ts'
import { serveComponent } from '../blocks/serve-component.ts'
import { sendAsset } from './send-asset.ts'
import { cdnOf, sharedHeaders } from './shared-caching.ts'
import { siteFile } from './files/site-file.ts'
import { siteFont } from './files/site-font.ts'
import { siteImage } from './files/site-image.ts'
import { serveSocialPicture, socialSegment } from './files/site-social-picture.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { siteLimitsOf } from './site-limits.ts'
import { servePdf } from './serve-pdf.ts'
import { sitePage } from './site-page.ts'
import { listsAreForEverybody } from './text-files/site-text-files.ts'
import { pagesOfSpaces } from '../visibility/site-pages.ts'
import type { SiteRequest } from './site-request.ts'
import { isTooMuch } from '../rendering/shared-work.ts'
import { sendTextFile, textFileAt } from './text-files/serve-text-files.ts'
import { serveSearch } from './serve-search.ts'
import { suggestionsFor } from './site-search.ts'
import { homeOf } from '../visibility/visible-pages.ts'
import { usesUnsignedClaims } from './visitors/unsigned-claims.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf, isIndexable, mainSiteSpace, visibleSite } from '../visibility/visible-site.ts'
import { admit } from './visitors/admit-visitor.ts'
import { lookOfMessage, opensPage, sendMessage, sendRefusal, serveHostRoot } from './visitors/send-message.ts'
import type { SignedOut } from './visitors/visitor-sign-in.ts'
import { signOut, signOutSegment, visitorBackend } from './visitors/visitor-sign-in.ts'

/** Handles every URL of the second origin that is not a file, feed or document of the service itself. */
export const serveSite =
  (ctx: Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isProofRequest(request)) return serveHostnameProof(ctx, request, reply)
    const found = await addressed(ctx, request)
    if (found === undefined) return serveHostRoot(ctx, request, reply)
    const [first, second] = found.request.segments
    // Assets are the same for all sites and visitors, so they are served before any check.
    if (first === '~assets') return sendAsset(request, reply, second)
    if ('preview' in found) return servePreview(ctx, found, request, reply)
    // Browsers send the cookies of a site only to its own spelling of its name.
    if (found.respelled !== undefined && request.method !== 'POST')
      return sendRedirect(reply, { to: found.respelled })
    const model = await publishedModel(ctx, found.row)
    if (first === signOutSegment && isSignOut(model, found.request, request))
      return sendSignedOut(ctx, reply, model, signOut(await visitorBackend(ctx, model), model, found.request))
    const admission = await admit(ctx, model, found.request)
    if (admission.kind === 'refused')
      return sendRefusal(ctx, request, reply, admission.message, lookOfMessage(model))
    if (admission.kind === 'sent')
      return 'forPages' in admission && !opensPage(request)
        ? sendText(reply, 401, 'text/plain; charset=utf-8', 'You are not signed in.\n')
        : sendRedirect(reply, admission)
    const visible = visibleSite(model, admission.visit)
    const site = { ...visible, cdn: cdnOf(ctx, model, visible) }
    if (site.cdn !== 'kept' && (model.visitorKeys.length > 0 || usesUnsignedClaims(model.adaptiveSchema)))
      void reply.header('vary', 'cookie, accept-encoding')
    return serveWithin(ctx, site, { ...found.request, segments: admission.path }, request, reply)
  }

/** Serves a path; if the page is too expensive to render, responds with a readable message. */
const serveWithin = async (
  ctx: Context,
  site: VisibleSite,
  asked: SiteRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  try {
    const visited = { ...site, deadline: performance.now() + patience }
    return await serveVisible(ctx, visited, asked, request, reply)
  } catch (error) {
    if (!isTooMuch(error)) throw error
    return sendTooSlow(ctx, site, error, request, reply)
  }
}

/** Redirects, with the cookie that opens the site there if there is one; not cacheable. */
const sendRedirect = (
  reply: FastifyReply,
  { to, cookie }: { readonly to: string; readonly cookie?: string },
): FastifyReply => {
  if (cookie !== undefined) void reply.header('set-cookie', cookie)
  return reply
    .header('cache-control', 'private, no-store')
    .code(302)
    .header('location', locationAddress(to))
    .send()
}

/** Whether a visitor signs out of a site on which visitors can be signed in. */
const isSignOut = (
  { row, visitorKeys }: PublishedModel,
  { segments }: SiteRequest,
  { method }: FastifyRequest,
): boolean =>
  segments.length === 1 && method === 'GET' && row.visibility !== 'share-link' && visitorKeys.length > 0

const sendSignedOut = (
  ctx: Context,
  reply: FastifyReply,
  model: PublishedModel,
  { to, cookie, message }: SignedOut,
): FastifyReply => {
  if (to !== undefined) return sendRedirect(reply, { to, cookie })
  return sendMessage(ctx, reply.header('set-cookie', cookie), message, lookOfMessage(model))
}

/** Serves the same as for readers, but to one person of the organization only. */
const servePreview = async (
  ctx: Context,
  { preview, request: asked }: AddressedPreview,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  void reply.header('x-robots-tag', 'noindex')
  const opened = await openPreview(ctx, preview, asked)
  if (opened.kind === 'ended') return sendPreviewEnded(reply)
  return opened.kind === 'sent'
    ? sendRedirect(reply, opened)
    : serveWithin(ctx, opened.site, asked, request, reply)
}

/** Whether the body is a form; JSON belongs to blocks only. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** Handles forms of readers and reports of browsers, which previews do not accept, and requests of blocks. */
const serveForm = async (
  ctx: Context,
  site: VisibleSite,
  { segments }: SiteRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [form] = segments
  const { body } = request
  if (form === '~integrations' && segments.length === 2)
    return serveComponent(ctx, site, segments[1], request, reply)
  if (form === reportSegment && segments.length === 1)
    return takePolicyReport(ctx, site, body, request, reply)
  if (segments.length !== 1 || site.preview !== undefined || !isForm(request) || typeof body !== 'string')
    return sendNothing(reply)
  if (form === '~feedback') return takeFeedback(ctx, site, body, request, reply)
  return form === '~view' ? takeView(ctx, site, body, request, reply) : sendNothing(reply)
}

/** Serves a path of a site that the visitor may see. */
const serveVisible = async (
  ctx: Context,
  site: VisibleSite,
  asked: SiteRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [first = ''] = asked.segments
  if (request.method === 'POST') return serveForm(ctx, site, asked, request, reply)
  // Under a share link assets are below its secret, so that all URLs of a page share one prefix.
  if (first === '~assets') return sendAsset(request, reply, asked.segments[1])
  if (first === '~files') {
    if (await siteFile(ctx, site, asked.segments.slice(1), request, reply)) return reply
    return sendNothing(reply)
  }
  if (first === '~images') {
    const [, name = ''] = asked.segments
    if (asked.segments.length === 2 && (await siteImage(ctx, site, name, request, reply))) return reply
    return sendNothing(reply)
  }
  if (first === '~fonts') {
    const [, name] = asked.segments
    if (asked.segments.length === 2 && (await siteFont(ctx, site, name, request, reply))) return reply
    return sendNothing(reply)
  }
  if (first === socialSegment)
    return asked.segments.length === 4
      ? serveSocialPicture(ctx, site, asked.segments.slice(1), request, reply)
      : sendNothing(reply)
  // The site is empty, or nothing in it is for this visitor.
  if (site.siteSpaces.length === 0)
    return site.preview === undefined ? sendNothing(reply) : sendPreviewEmpty(reply)
  if (asked.segments.length === 1) {
    const query = (asked.query.get('q') ?? '').trim().slice(0, 200)
    if (first === '~search' || first === '~search.json')
      return serveSearch(ctx, site, { query, forScript: first === '~search.json' }, request, reply)
  }
  const path = asked.segments.join('/')
  const textFile = await textFileAt(ctx, site, path, request)
  if (textFile !== undefined && textFile.kind !== 'missing') return sendTextFile(reply, site, textFile)
  const isPdf = textFile === undefined && path.endsWith('.pdf')
  if (isPdf && (await servePdf(ctx, site, path, request, reply))) return reply
  if (isPdf || textFile !== undefined) return serveMoved(ctx, site, path, request, reply)
  const cache = pageCacheOf(ctx.store)
  const key = `${site.model.stamp} ${site.origin}${site.base} ${site.claimsKey} ${asked.path}`
  const known = site.preview === undefined ? cache.answer(key) : undefined
  if (known && (known.isCurrent === undefined || (await known.isCurrent())))
    return sendAnswer(request, reply, site, known, sharedHeaders(site, known.madeFrom))
  const { answer, whole } = await answerPath(ctx, site, path, asked, request.ip)
  if (whole && site.preview === undefined) cache.keepAnswer(key, answer)
  return sendAnswer(request, reply, site, answer, sharedHeaders(site, answer.madeFrom))
}

/** Leads from the former path of a file of a page to its path now. */
const serveMoved = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const moved = await movedForm(ctx, site, path)
  if (moved === undefined) return sendNothing(reply)
  const answer = await redirection(ctx, site, moved)
  return sendAnswer(request, reply, site, answer, sharedHeaders(site, answer.madeFrom))
}

const redirection = async (
  ctx: Context,
  site: VisibleSite,
  { to, permanent }: Omit<RedirectedPath, 'kind'>,
): Promise<Answer> => ({
  ...{ status: permanent ? 308 : 307, location: to, indexed: false },
  ...((await listsAreForEverybody(ctx, site)) && { madeFrom: 'everything' as const }),
})

const answerPath = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  asked: SiteRequest,
  address: string,
): Promise<{ readonly answer: Answer; readonly whole: boolean }> => {
  const resolved = await resolvePath(ctx, site, path)
  if (resolved.kind === 'redirect') return { answer: await redirection(ctx, site, resolved), whole: true }
  if (resolved.kind === 'missing')
    return {
      answer: { status: 404, indexed: false, ...(await missingPage(ctx, site, path, address)) },
      whole: false,
    }
  // One URL per page: redirect a trailing slash.
  if (asked.path.length > 1 && asked.path.endsWith('/')) {
    const to = hrefOf(site, path)
    return { answer: await redirection(ctx, site, { to, permanent: true }), whole: true }
  }
  const { page, whole, isCurrent, madeFrom } = await sitePage(ctx, site, resolved)
  const indexed = site.indexed && !resolved.instead && isIndexable(resolved.node.entry)
  // Sources give other pages at any time, which the version of the site does not tell.
  const isFixed = resolved.pages.snapshot.computed === undefined
  const answer = {
    ...{ status: 200, page, indexed, madeFrom },
    ...(isCurrent && { isCurrent }),
  }
  return { answer, whole: whole && isFixed }
}

/** The frame around a message that is not a page of the site. */
const messageFrame = async (ctx: Context, site: VisibleSite) => {
  const main = mainSiteSpace(site)
  if (main === undefined) return undefined
  const pagesOf = await pagesOfSpaces(ctx, site, spacesOfFrame(site, main))
  const pages = pagesOf.get(main.space)
  const home = pages && homeOf(pages)
  return {
    frame: siteFrame(site, main, pagesOf, pages && home && { pages, node: home }),
    navigation: pages === undefined ? [] : navigationOf(site, main, pages, undefined, pagesOf),
  }
}

/** The not-found page, with suggestions of similar pages. */
const missingPage = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  address: string,
): Promise<{ readonly page?: KeptPage }> => {
  const message = await messageFrame(ctx, site)
  if (message === undefined) return {}
  const printed = printMissing({
    ...message,
    // Suggestions run a search, so they count toward its rate limit.
    suggestions:
      siteLimitsOf(ctx).wait('search', address) === undefined ? await suggestionsFor(ctx, site, path) : [],
  })
  return { page: new KeptPage(printed.html, pagePolicy(printed.style, ctx.config.baseUrl, site)) }
}

/** Retry delay in seconds for a page that exceeded limits. */
const soon = 60

const sendTooSlow = async (
  ctx: Context,
  site: VisibleSite,
  { retryAfter = soon }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  void reply.header('retry-after', String(retryAfter))
  const message = request.url.split('?')[0]?.match(/\.(?:md|pdf|txt|xml|json)$/)
    ? undefined
    : await messageFrame(ctx, site)
  if (message === undefined)
    return sendText(
      reply,
      503,
      'text/plain; charset=utf-8',
      'This page takes too long to load. Try again in a few minutes.\n',
    )
  const { html, style } = printNotNow(message.frame, message.navigation)
  const page = new KeptPage(html, pagePolicy(style, ctx.config.baseUrl, site))
  return sendAnswer(request, reply, { shared: false }, { status: 503, page, indexed: false })
}
