/**
 * Posts a comment and thereby starts a thread: the only way comments are created, alone or with a review or suggestion.
 */
import type { NewComment } from '../../../contract/comments/schemas.ts'
import { recordTimeline } from '../../change-requests/timeline/record-timeline.ts'
import { followersOf, notify } from '../../events/notify.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import type { Db } from '../../storage/store.ts'
import { readBody } from './comment-body.ts'
import type { CommentPlace } from '../comment-place.ts'
import { changeRequestIn, headOf, recordComment, touchPlace } from '../comment-place.ts'
import { anchorOf } from '../anchors/comment-target.ts'
import { addMentions } from './mentions.ts'

/** Who is notified of what happens in a place, and the place itself. */
export const noticeIn = ({ space, changeRequest, viewer }: CommentPlace) => ({
  organization: space.organization,
  space: space.id,
  changeRequest: changeRequest?.id,
  actor: viewer.person,
})

export interface PostOptions {
  /** Id of the review that it belongs to: followers are notified of the review, not of each of its comments. */
  readonly review?: string
  /** The notification reason for followers instead of `commented`. */
  readonly reason?: 'suggested'
}

/**
 * Parses a comment and resolves its target before the transaction that posts it, so that the transaction reads no
 * document. Fails like `postComment`.
 */
export const prepareComment = async (place: CommentPlace, db: Db, input: NewComment): Promise<void> => {
  await readBody(input.body)
  await anchorOf(place, db, input)
}

/**
 * Posts a comment in the transaction `db`, updates counters, records the event and notifies people. The caller must
 * have the right to comment. Fails with `invalid-input` on an empty body, with `bad-content` on a missing target, and
 * with `state-forbids` on a computed page; see `anchorOf`.
 */
export const postComment = async (
  place: CommentPlace,
  db: Db,
  input: NewComment,
  { review, reason }: PostOptions = {},
): Promise<CommentRow> => {
  const { ctx, space, changeRequest, viewer } = place
  const body = await readBody(input.body)
  const anchor = await anchorOf(place, db, input)
  const row: CommentRow = {
    space: space.id,
    id: ctx.mint('comment'),
    organization: space.organization,
    change_request: changeRequestIn(place),
    page: input.page ?? null,
    node: input.node ?? null,
    table_cell: input.tableCell ? JSON.stringify(input.tableCell) : null,
    revision: headOf(place),
    body: body.json,
    author: viewer.person,
    posted_at: ctx.now(),
    edited_at: null,
    resolved_at: null,
    resolved_by: null,
    replies: 0,
    anchor: anchor ? JSON.stringify(anchor) : null,
    review: review ?? null,
    assignee: null,
  }
  await send(db, db.insertInto('comments').values(row))
  const mentioned = await addMentions(place, db, { comment: row.id, target: row.id }, body.people)
  await touchPlace(db, place, 1)
  await recordComment(db, place, 'comment.created', row.id, { comment: row.id, page: row.page })
  const notice = { ...noticeIn(place), comment: row.id }
  await notify(ctx, db, { ...notice, reason: 'mentioned', people: mentioned })
  if (changeRequest && review === undefined) {
    await recordTimeline(ctx, db, changeRequest, viewer.person, { kind: 'thread-opened', comment: row.id })
    const notified = new Set(mentioned)
    const others = [...(await followersOf(db, changeRequest))].filter((person) => !notified.has(person))
    await notify(ctx, db, { ...notice, reason: reason ?? 'commented', people: others })
  }
  return row
}
