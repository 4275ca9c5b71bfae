/** Pages for people who may not see a site, and for addresses without one. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredLocale } from '../../../../site/frame-text.ts'
import type { MessageLook, VisitorMessage } from '../../../../site/pages/visitor-message.ts'
import { printVisitorMessage } from '../../../../site/pages/visitor-message.ts'
import type { Context } from '../../../context.ts'
import type { PublishedModel } from '../../visibility/published-model.ts'
import { isOwnHost } from '../addressed-site.ts'
import { hostRobots, hostSitemap } from '../host-files.ts'
import { messagePolicy } from '../page-policy.ts'
import { sendNothing, sendText } from '../send-answer.ts'

/** Whether the browser opens what it requests as a page; scripts and pictures cannot sign anybody in. */
export const opensPage = ({ headers, method }: FastifyRequest): boolean =>
  method !== 'POST' && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'

/** The language and colors of the site. */
export const lookOfMessage = ({ customization }: PublishedModel): MessageLook => ({
  locale: customization.internationalization?.locale ?? 'en',
  customization,
})

export const sendMessage = (
  ctx: Context,
  reply: FastifyReply,
  message: VisitorMessage,
  look: MessageLook,
): FastifyReply => {
  const { html, style } = printVisitorMessage(message, look)
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', messagePolicy(style, ctx.config.baseUrl))
    .header('x-robots-tag', 'noindex')
    .code(message.status)
    .type('text/html; charset=utf-8')
    .send(html)
}

/** A person reads why; a program gets the same response as for whatever else is missing. */
export const sendRefusal = (
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  message: VisitorMessage,
  look: MessageLook,
): FastifyReply => {
  const isRead = opensPage(request) && request.headers.accept?.includes('text/html') === true
  return message.status === 404 && !isRead ? sendNothing(reply) : sendMessage(ctx, reply, message, look)
}

/** At an address without a site: the files that crawlers read at the root of a host, or a page that says so. */
export const serveHostRoot = async (
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (isOwnHost(ctx, request)) {
    if (request.raw.url === '/robots.txt')
      return sendText(reply, 200, 'text/plain; charset=utf-8', hostRobots(ctx))
    if (request.raw.url === '/sitemap.xml')
      return sendText(reply, 200, 'application/xml; charset=utf-8', await hostSitemap(ctx))
  }
  const locale = preferredLocale(request.headers['accept-language'])
  void reply.header('vary', 'accept-language')
  return sendRefusal(ctx, request, reply, { status: 404, says: 'noSite' }, { locale })
}
