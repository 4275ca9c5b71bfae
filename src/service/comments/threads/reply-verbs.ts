/** Replies to comments: list, read, post, edit, delete. Bound once for spaces and once for change requests. */
import { sql } from 'kysely'
import type { Writing } from '../../../contract/documents/schemas.ts'
import type { Body } from '../../../contract/operation/operation.ts'
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { Verb } from '../../http/verb.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { CommentRow, ReplyRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import type { Db } from '../../storage/store.ts'
import { notify } from '../../events/notify.ts'
import { readBodiesAhead, readBody } from './comment-body.ts'
import type { CommentPlace } from '../comment-place.ts'
import { changeRequestIn, lockPlace, placeOf, recordComment, touchPlace } from '../comment-place.ts'
import { requirePermission, mayDelete, mayEdit, onlyAuthor, onlyAuthorDeletes } from '../comment-policy.ts'
import { only, replyViews } from './comment-view.ts'
import {
  commentOf,
  listReplies,
  lockedReplyOf,
  replyOf,
  repliersOf,
  sizesOfReplies,
} from '../comments.queries.ts'
import { addMentions, keepMentions } from './mentions.ts'
import type { StoredBody } from './parse-body.task.ts'
import { noticeIn } from './post-comment.ts'
import { changeReactions } from './reactions.ts'

type Operations = typeof operations
interface ReplyOperations {
  readonly list: Operations['listSpaceCommentReplies'] | Operations['listChangeRequestCommentReplies']
  readonly create: Operations['createSpaceCommentReply'] | Operations['createChangeRequestCommentReply']
  readonly get: Operations['getSpaceCommentReply'] | Operations['getChangeRequestCommentReply']
  readonly update: Operations['updateSpaceCommentReply'] | Operations['updateChangeRequestCommentReply']
  readonly remove: Operations['deleteSpaceCommentReply'] | Operations['deleteChangeRequestCommentReply']
}

const thread = (db: Db, place: CommentPlace, id: string): Promise<CommentRow> =>
  commentOf(db, place.space.id, changeRequestIn(place), id)

/** Counts a reply; fails with `not-found` if the thread was deleted meanwhile. */
const addReplies = async (db: Db, comment: CommentRow, more: -1 | 1): Promise<void> => {
  const counted = await db
    .updateTable('comments')
    .set({ replies: sql`replies + ${sql.lit(more)}` })
    .where('space', '=', comment.space)
    .where('id', '=', comment.id)
    .returning('id')
    .execute()
  if (counted.length === 0) throw notFound()
}

/** Notifies mentioned people of the mention, and the other participants of the thread of the reply. */
const notifyOfReply = async (
  place: CommentPlace,
  db: Db,
  comment: CommentRow,
  mentioned: readonly string[],
): Promise<void> => {
  const notice = { ...noticeIn(place), comment: comment.id }
  await notify(place.ctx, db, { ...notice, reason: 'mentioned', people: mentioned })
  const repliers = await repliersOf(db, place.ctx.store.engine, comment.space, [comment.id])
  const others = new Set([comment.author, ...repliers.map(({ author }) => author)])
  if (comment.assignee !== null) others.add(comment.assignee)
  for (const person of mentioned) others.delete(person)
  await notify(place.ctx, db, { ...notice, reason: 'replied', people: others })
}

const recordReply = (
  place: CommentPlace,
  db: Db,
  kind: 'comment-reply.created' | 'comment-reply.updated' | 'comment-reply.deleted',
  comment: CommentRow,
  reply: string,
): Promise<void> => recordComment(db, place, kind, reply, { comment: comment.id, page: comment.page })

/** Posts a reply, in the transaction `db`. */
const postReply = async (
  place: CommentPlace,
  db: Db,
  comment: CommentRow,
  body: Writing,
): Promise<ReplyRow> => {
  const { ctx, viewer } = place
  const stored = await readBody(body)
  // Before the reply is inserted: nobody deletes the thread until the transaction ends.
  await addReplies(db, comment, 1)
  const row: ReplyRow = {
    space: comment.space,
    comment: comment.id,
    id: ctx.mint('reply'),
    body: stored.json,
    author: viewer.person,
    posted_at: ctx.now(),
    edited_at: null,
  }
  await send(db, db.insertInto('replies').values(row))
  await touchPlace(db, place, 0)
  const mentioned = await addMentions(place, db, { comment: comment.id, target: row.id }, stored.people)
  await notifyOfReply(place, db, comment, mentioned)
  await recordReply(place, db, 'comment-reply.created', comment, row.id)
  return row
}

/** Replaces the body of a reply if it differs; returns whether it did. */
const changeBody = async (
  place: CommentPlace,
  db: Db,
  row: ReplyRow,
  stored: StoredBody | undefined,
): Promise<boolean> => {
  if (stored === undefined || stored.json === row.body) return false
  await send(
    db,
    db
      .updateTable('replies')
      .set({ body: stored.json, edited_at: place.ctx.now() })
      .where('space', '=', row.space)
      .where('comment', '=', row.comment)
      .where('id', '=', row.id),
  )
  const mentioned = await keepMentions(place, db, { comment: row.comment, target: row.id }, stored.people)
  await notify(place.ctx, db, {
    ...noticeIn(place),
    comment: row.comment,
    reason: 'mentioned',
    people: mentioned,
  })
  return true
}

/** Applies the allowed edits to a reply, in the transaction `db`; returns the reply afterwards. */
const updateReply = async (
  place: CommentPlace,
  db: Db,
  comment: CommentRow,
  row: ReplyRow,
  body: Body<Operations['updateSpaceCommentReply']>,
): Promise<ReplyRow> => {
  if (body.body !== undefined) requirePermission(mayEdit(place.viewer, row.author), onlyAuthor)
  const stored = body.body && (await readBody(body.body))
  const hasNewReactions = await changeReactions(place, db, row.id, body)
  const hasNewBody = await changeBody(place, db, row, stored)
  if (hasNewReactions || hasNewBody) {
    await touchPlace(db, place, 0)
    await recordReply(place, db, 'comment-reply.updated', comment, row.id)
  }
  return replyOf(db, comment.space, comment.id, row.id)
}

/** Deletes a reply with its reactions and mentions, in the transaction `db`. */
const deleteReply = async (
  place: CommentPlace,
  db: Db,
  comment: CommentRow,
  row: ReplyRow,
): Promise<void> => {
  // First: this waits for requests that are changing the reply.
  const deleted = await db
    .deleteFrom('replies')
    .where('space', '=', row.space)
    .where('comment', '=', row.comment)
    .where('id', '=', row.id)
    .returning('id')
    .execute()
  if (deleted.length === 0) return
  await send(db, db.deleteFrom('reactions').where('space', '=', row.space).where('target', '=', row.id))
  await keepMentions(place, db, { comment: comment.id, target: row.id }, [])
  await addReplies(db, comment, -1)
  await touchPlace(db, place, 0)
  await recordReply(place, db, 'comment-reply.deleted', comment, row.id)
}

const replyVerbs = (of: ReplyOperations): Verb[] => [
  reads(of.list, async (call, db, subject) => {
    const { ctx, query } = call
    const place = await placeOf(call, db, subject)
    const comment = await thread(db, place, call.params.commentId)
    return listPage(ctx.keys, {
      list: `replies/${comment.space}/${comment.id}`,
      query,
      count: () => Promise.resolve(comment.replies),
      rows: (after, limit) => listReplies(db, comment.space, comment.id, after, limit),
      bytes: (after, limit) => sizesOfReplies(db, comment.space, comment.id, after, limit),
      key: (row) => [row.posted_at, row.id],
      items: (rows) => replyViews(place, db, rows, query.format),
    })
  }),

  reads(of.get, async (call, db, subject) => {
    const { commentId, commentReplyId } = call.params
    const place = await placeOf(call, db, subject)
    const comment = await thread(db, place, commentId)
    const row = await replyOf(db, comment.space, comment.id, commentReplyId)
    return only(await replyViews(place, db, [row], call.query.format))
  }),

  open(of.create, async (call, read) => {
    const { body, ctx, query } = call
    await readBodiesAhead([body.body])
    const { place, row } = await ctx.store.write(async (db) => {
      const now = await placeOf(call, db, await call.authorize(db))
      await lockPlace(db, now)
      const comment = await thread(db, now, call.params.commentId)
      return { place: now, row: await postReply(now, db, comment, body.body) }
    })
    return only(await replyViews(place, read, [row], query?.format ?? 'markdown'))
  }),

  open(of.update, async (call, read) => {
    const { body, ctx } = call
    const { commentId, commentReplyId } = call.params
    await readBodiesAhead([body.body])
    const { place, row } = await ctx.store.write(async (db) => {
      const now = await placeOf(call, db, await call.authorize(db))
      await lockPlace(db, now)
      const comment = await thread(db, now, commentId)
      const before = await lockedReplyOf(db, comment.space, comment.id, commentReplyId)
      return { place: now, row: await updateReply(now, db, comment, before, body) }
    })
    return only(await replyViews(place, read, [row], 'markdown'))
  }),

  writes(of.remove, async (call, db, subject) => {
    const { commentId, commentReplyId } = call.params
    const place = await placeOf(call, db, subject)
    const comment = await thread(db, place, commentId)
    const row = await replyOf(db, comment.space, comment.id, commentReplyId)
    requirePermission(mayDelete(place.viewer, row.author), onlyAuthorDeletes)
    await lockPlace(db, place)
    await deleteReply(place, db, comment, row)
  }),
]

export const replies: readonly Verb[] = [
  ...replyVerbs({
    list: operations.listSpaceCommentReplies,
    create: operations.createSpaceCommentReply,
    get: operations.getSpaceCommentReply,
    update: operations.updateSpaceCommentReply,
    remove: operations.deleteSpaceCommentReply,
  }),
  ...replyVerbs({
    list: operations.listChangeRequestCommentReplies,
    create: operations.createChangeRequestCommentReply,
    get: operations.getChangeRequestCommentReply,
    update: operations.updateChangeRequestCommentReply,
    remove: operations.deleteChangeRequestCommentReply,
  }),
]
