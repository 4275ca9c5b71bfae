/** Events about the readers of sites. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { IntegrationScope } from '../../../contract/integrations/scopes.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../storage/store.ts'
import { installedTargets } from './installed-targets.queries.ts'
import { queueEvents } from './queue-event.ts'

/** Who reads: what a browser says of itself. */
interface SiteVisitor {
  /** Random; the same for a browser's session. */
  readonly anonymousId: string
  /** Those that the scripts of the page can read. */
  readonly cookies: Readonly<Record<string, string>>
  readonly userAgent: string
  readonly ip: string
  readonly language?: string
}

/** What is read, where, by whom. */
export interface SiteVisit {
  readonly site: string
  readonly siteSpace: string
  readonly space: string
  readonly page: string
  readonly visitor: SiteVisitor
  readonly url: string
  readonly referrer: string
}

const payloadOf = ({ site, siteSpace, space, page, visitor, url, referrer }: SiteVisit): JsonObject => ({
  ...{ siteId: site, siteSpaceId: siteSpace, spaceId: space, pageId: page },
  ...{ visitor: { ...visitor }, url, referrer },
})

const emit = async (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  event: {
    readonly type: 'site_view' | 'page_feedback'
    readonly scope: IntegrationScope
    readonly site: string
    readonly payload: JsonObject
  },
): Promise<void> => {
  const installed = await installedTargets(ctx.store, db, 'site', [event.site], event.scope)
  if (installed.length === 0) return
  await queueEvents(
    ctx,
    db,
    installed.map(({ target: _site, ...row }) => ({
      ...row,
      type: event.type,
      payload: { installationId: row.installation, ...event.payload },
    })),
  )
}

/** A reader opened a page. */
export const emitSiteView = (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  visit: SiteVisit,
): Promise<void> =>
  emit(ctx, db, {
    ...{ type: 'site_view', scope: 'site:views:read' },
    ...{ site: visit.site, payload: payloadOf(visit) },
  })

/** A reader said whether a page was helpful. */
export const emitPageFeedback = (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  visit: SiteVisit,
  feedback: { readonly rating: string; readonly comment?: string },
): Promise<void> =>
  emit(ctx, db, {
    ...{ type: 'page_feedback', scope: 'page:feedback:read' },
    ...{ site: visit.site, payload: { ...payloadOf(visit), feedback: { ...feedback } } },
  })
