/**
 * Access to a preview on the sites' origin: `/~preview/ID/…`. The ticket in a URL is exchanged for an HttpOnly cookie
 * for that path only. Every request checks the person and their rights again; all failures get the same response.
 */
import type { FastifyReply } from 'fastify'
import { Failure } from '../../http/failure.ts'
import type { Context } from '../../context.ts'
import { sendText } from './send-answer.ts'
import type { SiteRequest } from './site-request.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { visibleSite } from '../visibility/visible-site.ts'
import type { Claims } from '../visibility/conditions.ts'
import { previewModel } from '../preview/preview-model.ts'
import type { PreviewTerms } from '../preview/preview-ticket.ts'
import { openTerms, previewSeconds, sealTerms } from '../preview/preview-ticket.ts'
import { previewBarText } from '../preview/preview-bar-text.ts'
import { previewingPerson } from '../preview/previewing-person.ts'

/** The first path segment of every preview; no site can have this name. */
export const previewSegment = '~preview'

const cookieName = 'recto-preview'

export type Preview =
  | { readonly kind: 'in'; readonly site: VisibleSite }
  | { readonly kind: 'sent'; readonly to: string; readonly cookie?: string }
  | { readonly kind: 'ended' }

/**
 * Over https the cookie is partitioned to the dashboard's frame and sent nowhere else; browsers without partitioned
 * cookies treat it as a normal one. Over http both origins must have the same host.
 */
const cookieOf = ({ base, secure }: SiteRequest, value: string): string =>
  `${cookieName}=${value}; Path=${base}; HttpOnly; Max-Age=${previewSeconds}; ${
    secure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  }`

/** The preview with this id. The base of the request is `/~preview/ID`. */
export const openPreview = async (ctx: Context, id: string, request: SiteRequest): Promise<Preview> => {
  const { keys, now } = ctx
  const ticket = request.query.get('ticket')
  const kept = openTerms(keys, 'cookie', id, request.cookie(cookieName), now())
  if (ticket !== null) {
    const query = new URLSearchParams(request.query)
    query.delete('ticket')
    const to = `${request.path}${query.size === 0 ? '' : `?${query.toString()}`}`
    const terms = openTerms(keys, 'ticket', id, ticket, now())
    if (terms === undefined) return kept === undefined ? { kind: 'ended' } : { kind: 'sent', to }
    return { kind: 'sent', to, cookie: cookieOf(request, sealTerms(keys, 'cookie', terms, now()).text) }
  }
  const site = kept && (await previewSite(ctx, kept, request))
  return site === undefined ? { kind: 'ended' } : { kind: 'in', site }
}

const previewSite = async (
  ctx: Context,
  terms: PreviewTerms,
  { base, origin }: SiteRequest,
): Promise<VisibleSite | undefined> => {
  const db = ctx.store.read
  try {
    const viewer = await previewingPerson(db, terms, ctx.now())
    if (viewer === undefined) return undefined
    const preview = await previewModel(ctx, db, viewer, terms)
    const claims = terms.claims === undefined ? {} : (JSON.parse(terms.claims) as Claims)
    const space = preview.siteSpace?.space
    return visibleSite(preview.model, {
      ...{ base, origin, claims, claimsKey: 'preview', indexed: false, shared: false },
      preview: {
        barText: previewBarText(preview, { draft: terms.draft, claims }),
        theme: terms.theme,
        change:
          preview.change === undefined || space === undefined
            ? undefined
            : { space, mainRoot: preview.change.mainRoot },
        left: preview.left,
      },
    })
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

export const sendPreviewEnded = (reply: FastifyReply): FastifyReply =>
  sendText(
    reply,
    404,
    'text/plain; charset=utf-8',
    'This preview has expired, or you no longer have access. Open it again from the dashboard.\n',
  )

/** For a preview in which the site is empty for this visitor; readers would get not found. */
export const sendPreviewEmpty = (reply: FastifyReply): FastifyReply =>
  sendText(
    reply,
    404,
    'text/plain; charset=utf-8',
    'There is nothing to show this visitor. The site has no spaces yet, or conditions hide all of them.\n',
  )
