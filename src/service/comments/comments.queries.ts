/** Rows of comments, replies and reactions. Each is one query for any number of comments. */
import { sql } from 'kysely'
import { notFound } from '../http/failure.ts'
import type { After } from '../http/page-token.ts'
import type { CommentRow, ReplyRow } from '../storage/schema/schema.ts'
import { among, bytesOf } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'

/** Selects comments of one place. */
export interface CommentFilter {
  readonly space: string
  /** '' for comments on the space itself. */
  readonly changeRequest: string
  readonly status: 'all' | 'open' | 'resolved'
  readonly page: string | undefined
  readonly authors: readonly string[] | undefined
  readonly assignee?: string | undefined
  /** A person mentioned in the comment or a reply. */
  readonly mentions?: string | undefined
}

const filtered = (db: Db, engine: Engine, filter: CommentFilter) => {
  let query = db
    .selectFrom('comments')
    .where('space', '=', filter.space)
    .where('change_request', '=', filter.changeRequest)
  if (filter.status !== 'all')
    query = query.where('resolved_at', filter.status === 'open' ? 'is' : 'is not', null)
  if (filter.page !== undefined) query = query.where('page', '=', filter.page)
  if (filter.assignee !== undefined) query = query.where('assignee', '=', filter.assignee)
  if (filter.mentions !== undefined) {
    const person = filter.mentions
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('mentions')
          .select('person')
          .where('mentions.space', '=', filter.space)
          .whereRef('mentions.comment', '=', 'comments.id')
          .where('mentions.person', '=', person),
      ),
    )
  }
  if (filter.authors !== undefined) query = query.where(among(engine, sql.ref('author'), filter.authors))
  return query
}

export const countComments = async (db: Db, engine: Engine, filter: CommentFilter): Promise<number> => {
  const { total } = await filtered(db, engine, filter)
    .select((e) => e.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** In posting order, or reversed. */
const pageOfComments = (
  db: Db,
  engine: Engine,
  filter: CommentFilter,
  order: 'asc' | 'desc',
  after: After | undefined,
  limit: number,
) => {
  let query = filtered(db, engine, filter)
  if (after) {
    const [postedAt, id] = after
    query = query.where(
      order === 'asc'
        ? sql<boolean>`(posted_at, id) > (${postedAt}, ${id})`
        : sql<boolean>`(posted_at, id) < (${postedAt}, ${id})`,
    )
  }
  return query.orderBy('posted_at', order).orderBy('id', order).limit(limit)
}

export const listComments = (...page: Parameters<typeof pageOfComments>): Promise<CommentRow[]> =>
  pageOfComments(...page)
    .selectAll()
    .execute()

/** The sizes of these comments' bodies in bytes. */
export const sizesOfComments = async (
  ...page: Parameters<typeof pageOfComments>
): Promise<readonly number[]> => {
  const rows = await pageOfComments(...page)
    .select(bytesOf('body').as('bytes'))
    .execute()
  return rows.map(({ bytes }) => Number(bytes))
}

const oneComment = (db: Db, space: string, changeRequest: string, id: string) =>
  db
    .selectFrom('comments')
    .selectAll()
    .where('space', '=', space)
    .where('id', '=', id)
    .where('change_request', '=', changeRequest)

/** The comment in that place; fails with not found otherwise. */
export const commentOf = async (...one: Parameters<typeof oneComment>): Promise<CommentRow> => {
  const row = await oneComment(...one).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** `commentOf`, locked: nobody changes or deletes it until the transaction ends. */
export const lockedCommentOf = async (...one: Parameters<typeof oneComment>): Promise<CommentRow> => {
  const row = await oneComment(...one)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const oneReply = (db: Db, space: string, comment: string, id: string) =>
  db
    .selectFrom('replies')
    .selectAll()
    .where('space', '=', space)
    .where('comment', '=', comment)
    .where('id', '=', id)

export const replyOf = async (...one: Parameters<typeof oneReply>): Promise<ReplyRow> => {
  const row = await oneReply(...one).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** `replyOf`, locked: nobody changes or deletes it until the transaction ends. */
export const lockedReplyOf = async (...one: Parameters<typeof oneReply>): Promise<ReplyRow> => {
  const row = await oneReply(...one)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The replies of one thread, oldest first. */
const pageOfReplies = (db: Db, space: string, comment: string, after: After | undefined, limit: number) => {
  let query = db.selectFrom('replies').where('space', '=', space).where('comment', '=', comment)
  if (after) query = query.where(sql<boolean>`(posted_at, id) > (${after[0]}, ${after[1]})`)
  return query.orderBy('posted_at').orderBy('id').limit(limit)
}

export const listReplies = (...page: Parameters<typeof pageOfReplies>): Promise<ReplyRow[]> =>
  pageOfReplies(...page)
    .selectAll()
    .execute()

/** The sizes of these replies' bodies in bytes. */
export const sizesOfReplies = async (
  ...page: Parameters<typeof pageOfReplies>
): Promise<readonly number[]> => {
  const rows = await pageOfReplies(...page)
    .select(bytesOf('body').as('bytes'))
    .execute()
  return rows.map(({ bytes }) => Number(bytes))
}

export interface Replier {
  readonly comment: string
  readonly author: string
  readonly count: number
  readonly updatedAt: string
}

/** Who replied to these comments, how often and when last; latest first. */
export const repliersOf = async (
  db: Db,
  engine: Engine,
  space: string,
  comments: readonly string[],
): Promise<readonly Replier[]> => {
  if (comments.length === 0) return []
  const rows = await db
    .selectFrom('replies')
    .select((e) => ['comment', 'author', e.fn.countAll().as('count'), e.fn.max('posted_at').as('last')])
    .where('space', '=', space)
    .where(among(engine, sql.ref('comment'), comments))
    .groupBy(['comment', 'author'])
    .orderBy('last', 'desc')
    .orderBy('author')
    .execute()
  return rows.map(({ comment, author, count, last }) => ({
    comment,
    author,
    count: Number(count),
    updatedAt: last,
  }))
}

/** The reactions to these comments or replies, in the order they were added. */
export const reactionsTo = async (db: Db, engine: Engine, space: string, targets: readonly string[]) =>
  targets.length === 0
    ? []
    : db
        .selectFrom('reactions')
        .select(['target', 'emoji', 'person', 'reacted_at'])
        .where('space', '=', space)
        .where(among(engine, sql.ref('target'), targets))
        .orderBy('reacted_at')
        .orderBy('emoji')
        .orderBy('person')
        .execute()
export type ReactionRow = Awaited<ReturnType<typeof reactionsTo>>[number]

/** Whom these comments or replies mention, by the id of the comment or reply. */
export const mentionsIn = async (
  db: Db,
  engine: Engine,
  space: string,
  comments: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (comments.length === 0) return new Map()
  const rows = await db
    .selectFrom('mentions')
    .select(['target', 'person'])
    .where('space', '=', space)
    .where(among(engine, sql.ref('comment'), comments))
    .orderBy('person')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ target }) => target)].map(([target, some]) => [
      target,
      some.map(({ person }) => person),
    ]),
  )
}

/** The suggestions that these comments belong to: comment → suggestion. */
export const suggestionsOf = async (
  db: Db,
  engine: Engine,
  space: string,
  changeRequest: string,
  comments: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (changeRequest === '' || comments.length === 0) return new Map()
  const rows = await db
    .selectFrom('suggestions')
    .select(['id', 'comment'])
    .where('space', '=', space)
    .where('change_request', '=', changeRequest)
    .where(among(engine, sql.ref('comment'), comments))
    .execute()
  return new Map(rows.map(({ id, comment }) => [comment, id]))
}
