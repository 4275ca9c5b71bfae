/** Where comments belong: to a space or one of its change requests. Both have the same API. */
import { sql } from 'kysely'
import type { EventKind } from '../../contract/operation/events.ts'
import type { Caller } from '../access/caller.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { changeRequestOf, lockChangeRequest } from '../change-requests/load-change-request.ts'
import type { ChangeRequestRow, SpaceRow } from '../storage/schema/schema.ts'
import { send } from '../storage/send-statement.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Viewer } from './comment-policy.ts'

export interface CommentPlace {
  readonly ctx: Context
  readonly space: SpaceRow
  readonly changeRequest: ChangeRequestRow | undefined
  readonly viewer: Viewer
}

interface PlaceCall {
  readonly ctx: Context
  readonly caller: Caller
  readonly params: { readonly spaceId: string; readonly changeRequestId?: string }
}

/** Fails with `not-found` if the space does not have the change request. */
export const placeOf = async (
  { ctx, caller, params }: PlaceCall,
  db: Db,
  { space, role }: SpaceSubject,
): Promise<CommentPlace> => ({
  ctx,
  space,
  changeRequest:
    params.changeRequestId === undefined
      ? undefined
      : await changeRequestOf(db, space.id, params.changeRequestId),
  viewer: { person: caller.person, role },
})

/** As stored in rows: '' is the space itself. */
export const changeRequestIn = ({ changeRequest }: CommentPlace): string => changeRequest?.id ?? ''

/** The row that counts the open threads of the place, for writes that post one. */
export const countedIn = (place: CommentPlace): string =>
  `threads ${place.space.id}/${changeRequestIn(place)}`

/**
 * Call it before changing or deleting comments, replies or suggestions. Whoever accepts suggestions locks the change
 * request first and then their threads, so that locks in the other order would wait for each other.
 */
export const lockPlace = async (db: Db, { changeRequest }: CommentPlace): Promise<void> => {
  if (changeRequest) await lockChangeRequest(db, changeRequest)
}

/** The revision that a comment posted now refers to. */
export const headOf = ({ space, changeRequest }: CommentPlace): string =>
  changeRequest?.revision ?? space.revision

/**
 * Updates the counter of open threads and marks the change request as changed. A space counts its own threads only, not
 * those of its change requests.
 */
export const touchPlace = async (db: Db, place: CommentPlace, opened: -1 | 0 | 1): Promise<void> => {
  const { space, changeRequest, ctx } = place
  if (changeRequest) {
    if (opened !== 0) await wakeMergePlans(ctx, db, changeRequest)
    await send(
      db,
      db
        .updateTable('change_requests')
        .set({ open_comments: sql`open_comments + ${sql.lit(opened)}`, updated_at: ctx.now() })
        .where('space', '=', space.id)
        .where('id', '=', changeRequest.id),
    )
  } else if (opened !== 0) {
    await send(
      db,
      db
        .updateTable('spaces')
        .set({ open_comments: sql`open_comments + ${sql.lit(opened)}` })
        .where('id', '=', space.id),
    )
  }
}

/** Records an event for a comment or reply; it always includes the thread, so that clients know what to reload. */
export const recordComment = (
  db: Db,
  place: CommentPlace,
  kind: EventKind,
  subject: string,
  data: { readonly comment: string; readonly page: string | null },
): Promise<void> =>
  place.ctx.events.record(db, {
    organization: place.space.organization,
    space: place.space.id,
    kind,
    subject,
    actor: place.viewer.person,
    data: {
      comment: data.comment,
      ...(data.page !== null && { page: data.page }),
      ...(place.changeRequest && {
        changeRequest: place.changeRequest.id,
        number: place.changeRequest.number,
      }),
    },
  })
