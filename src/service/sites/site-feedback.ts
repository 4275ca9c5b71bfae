/** Reader feedback on a site's pages, for people who may edit the site and read the pages. */
import { sql } from 'kysely'
import { urlsOf } from '../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import type { FeedbackRating } from '../../contract/sites/feedback-schemas.ts'
import { operations } from '../../contract/operations.ts'
import { listPage } from '../http/list-page.ts'
import { reads, writes } from '../http/verb.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { visibleSpaces } from '../spaces/spaces.queries.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import {
  countFeedback,
  countFeedbackPages,
  feedbackPageRows,
  feedbackRows,
} from './model/site-feedback.store.ts'
import { loadStructure } from './model/site-items.store.ts'
import { viewerOf } from './structure/site-subject.ts'

interface OnPage {
  readonly space: string
  readonly page: string
  readonly site_space: string
  readonly page_title: string
}

/** The pages of the rows as they are on main now: one snapshot per space for any number of rows. */
const pageViews = async (ctx: Context, db: Db, site: SiteRow, rows: readonly OnPage[]) => {
  const snapshots = new Map<string, ContentSnapshot>()
  const titles = new Map<string, string>()
  for (const id of new Set(rows.map(({ space }) => space))) {
    const space = await db
      .selectFrom('spaces')
      .select(['revision', 'title'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    titles.set(id, space.title)
    const { root } = await revisionOf(db, id, space.revision)
    snapshots.set(id, await contentSnapshot(ctx.store, db, id, root))
  }
  const { tree } = await loadStructure(db, site)
  const urls = urlsOf(tree)
  return ({ space, page, site_space: siteSpace, page_title: title }: OnPage) => {
    const node = snapshots.get(space)?.tree.byId.get(page)
    const url = siteSpacePath(site, tree, urls, siteSpace, space)
    return {
      space,
      spaceTitle: titles.get(space) ?? '',
      siteSpace,
      page: {
        id: page,
        title: node?.entry.title ?? title,
        gone: node === undefined,
        urls: {
          app: ctx.addresses.page(site.organization, space, page).app,
          ...(node !== undefined &&
            url !== undefined && { published: publishedAt(ctx, site, url, node.path) }),
        },
      },
    }
  }
}

/** Path of the site space that showed the page, if the site is online and still shows the space. */
const siteSpacePath = (
  site: SiteRow,
  tree: SiteTree,
  urls: ReadonlyMap<string, string>,
  siteSpace: string,
  space: string,
): string | undefined => {
  const item = tree.byId.get(siteSpace)
  const shows = site.published === 1 && item?.kind === 'site-space' && item.space === space
  return shows ? (urls.get(siteSpace) ?? '') : undefined
}

const publishedAt = ({ addresses }: Context, site: SiteRow, url: string, path: string): string =>
  addresses.published(
    { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) },
    [url, path].filter((segment) => segment !== '').join('/'),
  )

export const listSiteFeedback = reads(
  operations.listSiteFeedback,
  async ({ query, ctx, caller }, db, subject) => {
    const { site } = subject
    const viewer = viewerOf(subject, caller)
    return listPage(ctx.keys, {
      list: `sites/${site.id}/feedback`,
      query,
      count: () => countFeedback(db, viewer, site, query),
      rows: (after, limit) => feedbackRows(db, viewer, site, query, after, limit),
      key: ({ created_at: at, id }) => [at, id],
      items: async (rows) => {
        const onPage = await pageViews(ctx, db, site, rows)
        return rows.map((row) => ({
          object: 'site-feedback' as const,
          id: row.id,
          ...onPage(row),
          rating: row.rating as FeedbackRating,
          ...(row.comment !== null && { comment: row.comment }),
          revision: row.revision,
          createdAt: row.created_at,
        }))
      },
    })
  },
)

export const listSiteFeedbackPages = reads(
  operations.listSiteFeedbackPages,
  async ({ query, ctx, caller }, db, subject) => {
    const { site } = subject
    const viewer = viewerOf(subject, caller)
    return listPage(ctx.keys, {
      list: `sites/${site.id}/feedback/pages`,
      query,
      count: () => countFeedbackPages(db, viewer, site, query),
      rows: (after, limit) => feedbackPageRows(db, viewer, site, query, query.sort, after, limit),
      key: ({ bad, last_at: at, space, page }) =>
        query.sort === 'unhelpful' ? [bad, at, space, page] : [at, space, page],
      items: async (rows) => {
        const onPage = await pageViews(ctx, db, site, rows)
        return rows.map((row) => ({
          object: 'site-feedback-page' as const,
          ...onPage(row),
          counts: { good: row.good, ok: row.ok, bad: row.bad, comments: row.comments },
          lastAt: row.last_at,
        }))
      },
    })
  },
)

export const deleteSiteFeedback = writes(
  operations.deleteSiteFeedback,
  async ({ params, caller, ctx }, db, subject) => {
    const { site } = subject
    const { numDeletedRows } = await db
      .deleteFrom('site_feedback')
      .where('organization', '=', site.organization)
      .where('site', '=', site.id)
      .where('id', '=', params.feedbackId)
      .where(sql<boolean>`space in (${visibleSpaces(viewerOf(subject, caller))})`)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await ctx.events.record(db, {
      organization: site.organization,
      kind: 'site.feedback-deleted',
      subject: site.id,
      actor: caller.person,
      data: { title: site.title, feedback: params.feedbackId },
    })
  },
)
