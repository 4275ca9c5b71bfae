/** Comments: list, read, post, edit, resolve, delete. Bound once for spaces and once for change requests. */
import { sql } from 'kysely'
import type { Body } from '../../../contract/operation/operation.ts'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import type { Verb } from '../../http/verb.ts'
import { open, reads, writes } from '../../http/verb.ts'
import { send } from '../../storage/send-statement.ts'
import { among } from '../../storage/sql.ts'
import { notify } from '../../events/notify.ts'
import { assign } from './assign-thread.ts'
import { readBodiesAhead, readBody } from './comment-body.ts'
import {
  changeRequestIn,
  countedIn,
  lockPlace,
  placeOf,
  recordComment,
  touchPlace,
} from '../comment-place.ts'
import type { CommentPlace } from '../comment-place.ts'
import {
  requirePermission,
  mayDelete,
  mayEdit,
  mayResolve,
  onlyAuthor,
  onlyAuthorDeletes,
  whoResolves,
} from '../comment-policy.ts'
import { commentViews, noResponses, only } from './comment-view.ts'
import type { CommentFilter } from '../comments.queries.ts'
import {
  commentOf,
  countComments,
  listComments,
  lockedCommentOf,
  sizesOfComments,
} from '../comments.queries.ts'
import { keepMentions } from './mentions.ts'
import { noticeIn, postComment, prepareComment } from './post-comment.ts'
import { changeReactions } from './reactions.ts'
import { resolveThread } from './resolve-thread.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'

type Operations = typeof operations
interface CommentOperations {
  readonly list: Operations['listSpaceComments'] | Operations['listChangeRequestComments']
  readonly create: Operations['createSpaceComment'] | Operations['createChangeRequestComment']
  readonly get: Operations['getSpaceComment'] | Operations['getChangeRequestComment']
  readonly update: Operations['updateSpaceComment'] | Operations['updateChangeRequestComment']
  readonly remove: Operations['deleteSpaceComment'] | Operations['deleteChangeRequestComment']
}

const load = (db: Db, place: CommentPlace, id: string): Promise<CommentRow> =>
  commentOf(db, place.space.id, changeRequestIn(place), id)

/** Applies the allowed edits to a comment, in the transaction `db`. */
const updateComment = async (
  place: CommentPlace,
  db: Db,
  id: string,
  body: Body<Operations['updateSpaceComment']>,
): Promise<void> => {
  const { ctx, viewer, changeRequest } = place
  await lockPlace(db, place)
  const row = await lockedCommentOf(db, place.space.id, changeRequestIn(place), id)
  if (body.body !== undefined) requirePermission(mayEdit(viewer, row.author), onlyAuthor)
  if (body.resolved !== undefined)
    requirePermission(mayResolve(viewer, row.author, changeRequest?.created_by), whoResolves)
  const stored = body.body && (await readBody(body.body))

  let changed = await changeReactions(place, db, row.id, body)
  if (stored !== undefined && stored.json !== row.body) {
    await send(
      db,
      db
        .updateTable('comments')
        .set({ body: stored.json, edited_at: ctx.now() })
        .where('space', '=', row.space)
        .where('id', '=', row.id),
    )
    const mentioned = await keepMentions(place, db, { comment: row.id, target: row.id }, stored.people)
    await notify(ctx, db, { ...noticeIn(place), comment: row.id, reason: 'mentioned', people: mentioned })
    changed = true
  }
  if (body.assignee !== undefined) changed = (await assign(place, db, row, body.assignee)) || changed
  if (changed) {
    await touchPlace(db, place, 0)
    await recordComment(db, place, 'comment.updated', row.id, { comment: row.id, page: row.page })
  }
  if (body.resolved !== undefined) await resolveThread(db, place, row, body.resolved)
}

/** Deletes a comment with its replies, reactions and mentions, in the transaction `db`. */
const deleteComment = async (place: CommentPlace, db: Db, row: CommentRow): Promise<void> => {
  // First: this waits for replies that are being posted. The deleted row tells whether the thread was open, since another
  // request may have resolved it since it was read.
  const deleted = await db
    .deleteFrom('comments')
    .where('space', '=', row.space)
    .where('id', '=', row.id)
    .returning('resolved_at')
    .executeTakeFirst()
  if (!deleted) return
  // Before what belongs to them: this waits for requests that are changing or answering a reply.
  const replies = await db
    .deleteFrom('replies')
    .where('space', '=', row.space)
    .where('comment', '=', row.id)
    .returning('id')
    .execute()
  const targets = [row.id, ...replies.map(({ id }) => id)]
  await send(
    db,
    db
      .deleteFrom('reactions')
      .where('space', '=', row.space)
      .where(among(place.ctx.store.engine, sql.ref('target'), targets)),
  )
  await send(db, db.deleteFrom('mentions').where('space', '=', row.space).where('comment', '=', row.id))
  await touchPlace(db, place, deleted.resolved_at === null ? -1 : 0)
  await recordComment(db, place, 'comment.deleted', row.id, { comment: row.id, page: row.page })
}

const commentVerbs = (of: CommentOperations): Verb[] => [
  reads(of.list, async (call, db, subject) => {
    const { ctx, query } = call
    const place = await placeOf(call, db, subject)
    const { engine } = ctx.store
    const filter: CommentFilter = {
      space: place.space.id,
      changeRequest: changeRequestIn(place),
      status: query.status,
      page: query.targetPage,
      authors: query.authors,
      assignee: query.assignee,
      mentions: query.mentions,
    }
    return listPage(ctx.keys, {
      list: `comments/${filter.space}/${filter.changeRequest}`,
      query,
      count: () => countComments(db, engine, filter),
      rows: (after, limit) => listComments(db, engine, filter, query.order, after, limit),
      bytes: (after, limit) => sizesOfComments(db, engine, filter, query.order, after, limit),
      key: (row) => [row.posted_at, row.id],
      items: (rows) => commentViews(place, db, rows, query.format),
    })
  }),

  reads(of.get, async (call, db, subject) => {
    const place = await placeOf(call, db, subject)
    const row = await load(db, place, call.params.commentId)
    return only(await commentViews(place, db, [row], call.query.format))
  }),

  open(of.create, async (call, read, subject) => {
    const before = await placeOf(call, read, subject)
    await prepareComment(before, read, call.body)
    const { place, row } = await call.ctx.store.write(
      async (db) => {
        const now = await placeOf(call, db, await call.authorize(db))
        return { place: now, row: await postComment(now, db, call.body) }
      },
      { row: countedIn(before) },
    )
    const { people } = await readBody(call.body.body)
    return only(
      await commentViews(place, read, [row], 'markdown', people.length === 0 ? noResponses : undefined),
    )
  }),

  open(of.update, async (call, read) => {
    await readBodiesAhead([call.body.body])
    const place = await call.ctx.store.write(async (db) => {
      const now = await placeOf(call, db, await call.authorize(db))
      await updateComment(now, db, call.params.commentId, call.body)
      return now
    })
    const row = await load(read, place, call.params.commentId)
    return only(await commentViews(place, read, [row], 'markdown'))
  }),

  writes(of.remove, async (call, db, subject) => {
    const place = await placeOf(call, db, subject)
    const row = await load(db, place, call.params.commentId)
    requirePermission(mayDelete(place.viewer, row.author), onlyAuthorDeletes)
    await lockPlace(db, place)
    await deleteComment(place, db, row)
  }),
]

export const comments: readonly Verb[] = [
  ...commentVerbs({
    list: operations.listSpaceComments,
    create: operations.createSpaceComment,
    get: operations.getSpaceComment,
    update: operations.updateSpaceComment,
    remove: operations.deleteSpaceComment,
  }),
  ...commentVerbs({
    list: operations.listChangeRequestComments,
    create: operations.createChangeRequestComment,
    get: operations.getChangeRequestComment,
    update: operations.updateChangeRequestComment,
    remove: operations.deleteChangeRequestComment,
  }),
]
