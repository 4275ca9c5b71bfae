/** Replies to comments: list, read, post, edit, delete. Bound once for spaces and once for change requests. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import type { Verb } from '../../http/verb.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import { notify } from '../../events/notify.ts'
import { readBodiesAhead, readBody } from './comment-body.ts'
import type { CommentPlace } from '../comment-place.ts'
import { changeRequestIn, placeOf, recordComment, touchPlace } from '../comment-place.ts'
import { demand, mayDelete, mayEdit, onlyAuthor, onlyAuthorDeletes } from '../comment-policy.ts'
import { only, replyViews } from './comment-view.ts'
import { commentOf, listReplies, replyOf, repliersOf, sizesOfReplies } from '../comments.queries.ts'
import { keepMentions } from './mentions.ts'
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

const addReplies = (db: Db, comment: CommentRow, more: -1 | 1) =>
  db
    .updateTable('comments')
    .set({ replies: sql`replies + ${sql.lit(more)}` })
    .where('space', '=', comment.space)
    .where('id', '=', comment.id)
    .execute()

/** Notifies mentioned people of the mention, and the other participants of the thread of the reply. */
const tellOfReply = async (
  place: CommentPlace,
  db: Db,
  comment: CommentRow,
  named: readonly string[],
): Promise<void> => {
  const notice = { ...noticeIn(place), comment: comment.id }
  await notify(place.ctx, db, { ...notice, reason: 'mentioned', people: named })
  const repliers = await repliersOf(db, place.ctx.store.engine, comment.space, [comment.id])
  const others = new Set([comment.author, ...repliers.map(({ author }) => author)])
  if (comment.assignee !== null) others.add(comment.assignee)
  for (const person of named) others.delete(person)
  await notify(place.ctx, db, { ...notice, reason: 'replied', people: others })
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

  open(of.create, async (call) => {
    const { body, ctx, query } = call
    await readBodiesAhead([body.body])
    return ctx.store.write(async (db) => {
      const place = await placeOf(call, db, await call.authorize(db))
      const comment = await thread(db, place, call.params.commentId)
      const read = await readBody(body.body)
      const row = await db
        .insertInto('replies')
        .values({
          space: comment.space,
          comment: comment.id,
          id: ctx.mint('reply'),
          body: read.json,
          author: place.viewer.person,
          posted_at: ctx.now(),
          edited_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await addReplies(db, comment, 1)
      await touchPlace(db, place, 0)
      const named = await keepMentions(place, db, { comment: comment.id, target: row.id }, read.people)
      await tellOfReply(place, db, comment, named)
      await recordComment(db, place, 'comment-reply.created', row.id, {
        comment: comment.id,
        page: comment.page,
      })
      return only(await replyViews(place, db, [row], query?.format ?? 'markdown'))
    })
  }),

  open(of.update, async (call) => {
    const { body, ctx } = call
    const { commentId, commentReplyId } = call.params
    await readBodiesAhead([body.body])
    return ctx.store.write(async (db) => {
      const place = await placeOf(call, db, await call.authorize(db))
      const comment = await thread(db, place, commentId)
      const row = await replyOf(db, comment.space, comment.id, commentReplyId)
      if (body.body !== undefined) demand(mayEdit(place.viewer, row.author), onlyAuthor)
      const stored = body.body && (await readBody(body.body))
      let changed = await changeReactions(place, db, row.id, body)
      if (stored !== undefined && stored.json !== row.body) {
        await db
          .updateTable('replies')
          .set({ body: stored.json, edited_at: ctx.now() })
          .where('space', '=', row.space)
          .where('comment', '=', row.comment)
          .where('id', '=', row.id)
          .execute()
        const named = await keepMentions(place, db, { comment: comment.id, target: row.id }, stored.people)
        await notify(ctx, db, {
          ...noticeIn(place),
          comment: comment.id,
          reason: 'mentioned',
          people: named,
        })
        changed = true
      }
      if (changed) {
        await touchPlace(db, place, 0)
        await recordComment(db, place, 'comment-reply.updated', row.id, {
          comment: comment.id,
          page: comment.page,
        })
      }
      const now = await replyOf(db, comment.space, comment.id, row.id)
      return only(await replyViews(place, db, [now], 'markdown'))
    })
  }),

  writes(of.remove, async (call, db, subject) => {
    const { commentId, commentReplyId } = call.params
    const place = await placeOf(call, db, subject)
    const comment = await thread(db, place, commentId)
    const row = await replyOf(db, comment.space, comment.id, commentReplyId)
    demand(mayDelete(place.viewer, row.author), onlyAuthorDeletes)
    await db.deleteFrom('reactions').where('space', '=', row.space).where('target', '=', row.id).execute()
    await keepMentions(place, db, { comment: comment.id, target: row.id }, [])
    const gone = await db
      .deleteFrom('replies')
      .where('space', '=', row.space)
      .where('comment', '=', row.comment)
      .where('id', '=', row.id)
      .returning('id')
      .execute()
    if (gone.length === 0) return
    await addReplies(db, comment, -1)
    await touchPlace(db, place, 0)
    await recordComment(db, place, 'comment-reply.deleted', row.id, {
      comment: comment.id,
      page: comment.page,
    })
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
