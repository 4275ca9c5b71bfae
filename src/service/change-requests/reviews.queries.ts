/** Reviews and review requests as rows: which count, how many there are, who is still to answer. */
import { sql } from 'kysely'
import type { ReviewSummary } from '../../contract/change-requests/review-schemas.ts'
import { rank } from '../../contract/roles/roles.ts'
import { rankInRow } from '../access/rank-sql.ts'
import { among, bytesOf } from '../storage/sql.ts'
import type { ChangeRequestRow, ReviewRow } from '../storage/schema/schema.ts'
import type { Db, Engine } from '../storage/store.ts'

/** Condition on a review `r` and its change request `c`: the reviewed difference is the current one. */
export const isCurrent = sql<boolean>`r.difference = c.difference`

/**
 * Condition on a review `r` and its change request `c`: the reviewer's latest, current, not dismissed, not an approval
 * by a contributor, and its reviewer may still review.
 */
const counts = sql<boolean>`(r.latest = 1 and r.dismissed_at is null and ${isCurrent}
  and (r.status <> 'approved' or not exists (select 1 from contributors w
    where w.space = r.space and w.change_request = r.change_request and w.person = r.reviewer))
  and ${rankInRow(sql`r.reviewer`, sql`r.space`)} >= ${sql.lit(rank('review'))})`

/** A review with values derived at query time. */
export type JudgedReview = ReviewRow & {
  readonly current: boolean
  readonly counts: boolean
  readonly threads: number
}

type Of = Pick<ChangeRequestRow, 'space' | 'id'>
interface RawReview extends ReviewRow {
  readonly is_current: number
  readonly is_counted: number
  readonly threads: number
}

/**
 * Whether the columns match one of the rows. The space is included because it leads the primary key, although ids are
 * unique.
 */
const ofThese = (
  engine: Engine,
  space: ReturnType<typeof sql>,
  changeRequest: ReturnType<typeof sql>,
  rows: readonly Of[],
) => sql<boolean>`(${among(engine, space, [...new Set(rows.map((row) => row.space))])}
  and ${among(
    engine,
    changeRequest,
    rows.map(({ id }) => id),
  )})`

const judged = ({ is_current, is_counted, threads, ...row }: RawReview): JudgedReview => ({
  ...row,
  current: Number(is_current) === 1,
  counts: Number(is_counted) === 1,
  threads: Number(threads),
})

const flag = (condition: ReturnType<typeof sql>) => sql`case when ${condition} then 1 else 0 end`

/** Reviews of a change request under further conditions on `r` and `c`, newest first. */
export const reviewsOf = async (
  db: Db,
  { space, id }: Of,
  { where = sql`1 = 1`, limit = 1000 }: { where?: ReturnType<typeof sql>; limit?: number } = {},
): Promise<JudgedReview[]> => {
  const { rows } = await sql<RawReview>`
    select r.*, ${flag(isCurrent)} as is_current, ${flag(counts)} as is_counted,
      (select count(*) from comments m where m.space = r.space and m.change_request = r.change_request
        and m.review = r.id) as threads
    from reviews r join change_requests c on c.space = r.space and c.id = r.change_request
    where r.space = ${space} and r.change_request = ${id} and ${where}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db)
  return rows.map(judged)
}

/** The sizes of the comments of these reviews in bytes. */
export const sizesOfReviews = async (
  db: Db,
  { space, id }: Of,
  { where, limit }: { where: ReturnType<typeof sql>; limit: number },
): Promise<readonly number[]> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(${bytesOf('m.body')}, 0) as bytes
    from reviews r join change_requests c on c.space = r.space and c.id = r.change_request
    left join comments m on m.space = r.space and m.id = r.comment
    where r.space = ${space} and r.change_request = ${id} and ${where}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db)
  return rows.map(({ bytes }) => Number(bytes))
}

/** The reviews of change requests that count, newest first per change request. */
export const countedReviews = async (
  engine: Engine,
  db: Db,
  rows: readonly Of[],
): Promise<readonly Pick<ReviewRow, 'change_request' | 'reviewer' | 'status'>[]> => {
  const { rows: given } = await sql<Pick<ReviewRow, 'change_request' | 'reviewer' | 'status'>>`
    select r.change_request, r.reviewer, r.status
    from reviews r join change_requests c on c.space = r.space and c.id = r.change_request
    where ${ofThese(engine, sql.ref('r.space'), sql.ref('r.change_request'), rows)} and ${counts}
    order by r.created_at desc, r.id desc`.execute(db)
  return given
}

export const countReviews = async (
  db: Db,
  { space, id }: Of,
  where: ReturnType<typeof sql>,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from reviews r
    join change_requests c on c.space = r.space and c.id = r.change_request
    where r.space = ${space} and r.change_request = ${id} and ${where}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

const none: ReviewSummary = { state: 'none', approvals: 0, changesRequested: 0, requested: 0 }

/** Review summaries by change request id; two queries for any number. */
export const reviewSummaries = async (
  engine: Engine,
  db: Db,
  rows: readonly Of[],
): Promise<(id: string) => ReviewSummary> => {
  if (rows.length === 0) return () => none
  const { rows: given } = await sql<{ id: string; status: string; total: number }>`
    select r.change_request as id, r.status, count(*) as total
    from reviews r join change_requests c on c.space = r.space and c.id = r.change_request
    where ${ofThese(engine, sql.ref('r.space'), sql.ref('r.change_request'), rows)} and ${counts}
    group by r.change_request, r.status`.execute(db)
  const { rows: waiting } = await sql<{ id: string; total: number }>`
    select q.change_request as id, count(*) as total from review_requests q
    where ${ofThese(engine, sql.ref('q.space'), sql.ref('q.change_request'), rows)}
      and q.answered_at is null
    group by q.change_request`.execute(db)
  const reviews = new Map(given.map(({ id, status, total }) => [`${status} ${id}`, Number(total)]))
  const requests = new Map(waiting.map(({ id, total }) => [id, Number(total)]))
  return (id) => {
    const approvals = reviews.get(`approved ${id}`) ?? 0
    const changesRequested = reviews.get(`changes-requested ${id}`) ?? 0
    const requested = requests.get(id) ?? 0
    const state =
      changesRequested > 0
        ? 'changes-requested'
        : approvals > 0
          ? 'approved'
          : requested > 0
            ? 'requested'
            : 'none'
    return { state, approvals, changesRequested, requested }
  }
}

/** Condition on a change request `c`: a review was requested of the person or one of their teams and is unanswered. */
export const waitsFor = (person: string) => sql<boolean>`exists (select 1 from review_requests q
  where q.space = c.space and q.change_request = c.id and q.answered_at is null and (q.grantee = ${person}
    or q.grantee in (select t.team from team_members t where t.person = ${person})))`

/** Condition on a change request `c`: the person reviewed it, or is still to review it. */
export const reviewedBy = (
  person: string,
) => sql<boolean>`(${waitsFor(person)} or exists (select 1 from reviews r
  where r.space = c.space and r.change_request = c.id and r.reviewer = ${person}))`

const hasReview = (status: string) => sql`exists (select 1 from reviews r
  where r.space = c.space and r.change_request = c.id and r.status = ${status} and ${counts})`
const hasRequest = sql`exists (select 1 from review_requests q
  where q.space = c.space and q.change_request = c.id and q.answered_at is null)`

/** Condition on a change request `c` that matches the state in `reviewSummaries`. */
export const inReviewState = (state: ReviewSummary['state']) => {
  switch (state) {
    case 'changes-requested':
      return hasReview('changes-requested')
    case 'approved':
      return sql`(${hasReview('approved')} and not ${hasReview('changes-requested')})`
    case 'requested':
      return sql`(${hasRequest} and not ${hasReview('approved')} and not ${hasReview('changes-requested')})`
    case 'none':
      return sql`not (${hasRequest} or ${hasReview('approved')} or ${hasReview('changes-requested')})`
  }
}
