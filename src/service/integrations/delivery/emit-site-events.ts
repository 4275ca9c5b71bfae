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

const queue = async (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  { type, scope }: { readonly type: 'site_view' | 'page_feedback'; readonly scope: IntegrationScope },
  events: readonly { readonly site: string; readonly payload: JsonObject }[],
): Promise<void> => {
  const sites = [...new Set(events.map(({ site }) => site))]
  const installed = Map.groupBy(
    await installedTargets(ctx.store, db, 'site', sites, scope),
    ({ target }) => target,
  )
  await queueEvents(
    ctx,
    db,
    events.flatMap(({ site, payload }) =>
      (installed.get(site) ?? []).map(({ target: _site, ...row }) => ({
        ...row,
        type,
        payload: { installationId: row.installation, ...payload },
      })),
    ),
  )
}

/** Readers opened pages. */
export const emitSiteViews = (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  visits: readonly SiteVisit[],
): Promise<void> =>
  queue(
    ctx,
    db,
    { type: 'site_view', scope: 'site:views:read' },
    visits.map((visit) => ({ site: visit.site, payload: payloadOf(visit) })),
  )

/** A reader said whether a page was helpful. */
export const emitPageFeedback = (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  visit: SiteVisit,
  feedback: { readonly rating: string; readonly comment?: string },
): Promise<void> =>
  queue(ctx, db, { type: 'page_feedback', scope: 'page:feedback:read' }, [
    { site: visit.site, payload: { ...payloadOf(visit), feedback: { ...feedback } } },
  ])
