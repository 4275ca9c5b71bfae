/** Reader feedback on pages: rows and counts. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { FeedbackRating } from '../../../contract/sites/feedback-schemas.ts'
import type { After } from '../../http/page-token.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { visibleSpaces } from '../../spaces/spaces.queries.ts'
import type { SiteFeedbackRow } from '../../storage/schema/feedback-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { SiteName } from './site-items.store.ts'

export interface FeedbackFilters {
  readonly spaceId?: string | undefined
  readonly pageId?: string | undefined
  readonly rating?: FeedbackRating | undefined
  readonly commented?: boolean | undefined
}

/** Feedback on pages of existing spaces that the viewer may read. */
const matching = (
  viewer: Viewer,
  { organization, id }: SiteName,
  { spaceId, pageId, rating, commented }: FeedbackFilters,
): RawBuilder<unknown> => sql`
  from site_feedback where organization = ${organization} and site = ${id}
    and space in (${visibleSpaces(viewer)})
    ${spaceId === undefined ? sql`` : sql`and space = ${spaceId}`}
    ${pageId === undefined ? sql`` : sql`and page = ${pageId}`}
    ${rating === undefined ? sql`` : sql`and rating = ${rating}`}
    ${commented === undefined ? sql`` : commented ? sql`and comment is not null` : sql`and comment is null`}`

const countOf = async (db: Db, from: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export const countFeedback = (
  db: Db,
  viewer: Viewer,
  site: SiteName,
  filters: FeedbackFilters,
): Promise<number> => countOf(db, matching(viewer, site, filters))

/** Feedback, newest first. */
export const feedbackRows = async (
  db: Db,
  viewer: Viewer,
  site: SiteName,
  filters: FeedbackFilters,
  after: After | undefined,
  limit: number,
): Promise<SiteFeedbackRow[]> => {
  const further = after === undefined ? sql`` : sql`and (created_at, id) < (${after[0]}, ${after[1]})`
  const { rows } = await sql<SiteFeedbackRow>`
    select * ${matching(viewer, site, filters)} ${further}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export interface FeedbackCounts {
  readonly space: string
  readonly page: string
  /** From the newest feedback. */
  readonly site_space: string
  readonly page_title: string
  readonly good: number
  readonly ok: number
  readonly bad: number
  readonly comments: number
  readonly last_at: string
}

/**
 * Every page with its counts. The place and title come from the page's newest feedback; both engines find it as the
 * greatest `created_at id` of the page.
 */
const pages = (viewer: Viewer, site: SiteName, filters: FeedbackFilters): RawBuilder<unknown> => sql`
  select space, page, max(created_at) as last_at, max(created_at || ' ' || id) as newest,
    sum(case when rating = 'good' then 1 else 0 end) as good,
    sum(case when rating = 'ok' then 1 else 0 end) as ok,
    sum(case when rating = 'bad' then 1 else 0 end) as bad,
    sum(case when comment is null then 0 else 1 end) as comments
  ${matching(viewer, site, filters)} group by space, page`

export const countFeedbackPages = (
  db: Db,
  viewer: Viewer,
  site: SiteName,
  filters: FeedbackFilters,
): Promise<number> => countOf(db, sql`from (${pages(viewer, site, filters)}) counted`)

/** Pages with their counts: by newest feedback, or least helpful first. */
export const feedbackPageRows = async (
  db: Db,
  viewer: Viewer,
  site: SiteName,
  filters: FeedbackFilters,
  sort: 'latest' | 'unhelpful',
  after: After | undefined,
  limit: number,
): Promise<FeedbackCounts[]> => {
  const unhelpful = sort === 'unhelpful'
  const further =
    after === undefined
      ? sql``
      : unhelpful
        ? sql`where (bad, last_at, space, page) < (${after[0]}, ${after[1]}, ${after[2]}, ${after[3]})`
        : sql`where (last_at, space, page) < (${after[0]}, ${after[1]}, ${after[2]})`
  const { rows } = await sql<FeedbackCounts>`
    select counted.*, newest_row.site_space, newest_row.page_title from (
      select * from (${pages(viewer, site, filters)}) whole ${further}
      order by ${unhelpful ? sql`bad desc, ` : sql``} last_at desc, space desc, page desc limit ${limit}
    ) counted
    join site_feedback newest_row on newest_row.organization = ${site.organization} and newest_row.site = ${site.id}
      and newest_row.id = substr(counted.newest, length(counted.last_at) + 2)
    order by ${unhelpful ? sql`counted.bad desc, ` : sql``} counted.last_at desc, counted.space desc, counted.page desc`.execute(
    db,
  )
  return rows.map(({ good, ok, bad, comments, ...row }) => ({
    ...row,
    good: Number(good),
    ok: Number(ok),
    bad: Number(bad),
    comments: Number(comments),
  }))
}

/** Stores feedback; a second one from the same visitor for the same page and day replaces the first. */
export const keepFeedback = (db: Db, row: SiteFeedbackRow): Promise<unknown> =>
  db
    .insertInto('site_feedback')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization', 'site', 'space', 'page', 'visitor']).doUpdateSet((e) => ({
        rating: e.ref('excluded.rating'),
        comment: e.fn.coalesce('excluded.comment', 'site_feedback.comment'),
        revision: e.ref('excluded.revision'),
        created_at: e.ref('excluded.created_at'),
      })),
    )
    .execute()

/** Deletes the visitor hashes of past days. `before` is a time. */
export const forgetVisitors = (db: Db, before: string): Promise<unknown> =>
  db
    .updateTable('site_feedback')
    .set({ visitor: null })
    .where('visitor', 'is not', null)
    .where('created_at', '<', before)
    .execute()
