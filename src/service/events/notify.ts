/**
 * Notifications to people, written in the transaction of the change. A person has one unread notification: if the same
 * happens again, its counter increases and it moves to the top. Nobody is notified of their own actions. People without
 * access to the space find nothing when they read, so lists of people may be too long.
 */
import { sql } from 'kysely'
import type { NotificationReason } from '../../contract/notifications/schemas.ts'
import { among } from '../storage/sql.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

export interface Notice {
  readonly organization: string
  readonly space: string
  /** Id of the change request. */
  readonly changeRequest?: string | undefined
  /** Id of the thread. */
  readonly comment?: string | undefined
  readonly reason: NotificationReason
  readonly people: Iterable<string>
  readonly actor: string
}

/** Reasons that notify a person even if the change request is muted, because they are addressed by name. */
const addressed: ReadonlySet<NotificationReason> = new Set(['review-requested', 'mentioned', 'assigned'])
/** Reasons for which several threads share one notification. */
const folded: ReadonlySet<NotificationReason> = new Set(['commented', 'suggested', 'resolved'])

/** Writes the notifications with a constant number of queries for any number of people. */
export const notify = async (
  { store, events, mint, now }: Context,
  db: Db,
  { organization, space, changeRequest = '', comment = '', reason, people, actor }: Notice,
): Promise<void> => {
  const meant = new Set(people)
  // A planned merge fails without an action of the person in whose name it runs, so they are notified.
  if (reason !== 'merge-plan-failed') meant.delete(actor)
  if (meant.size === 0) return
  if (changeRequest !== '' && !addressed.has(reason)) {
    const muted = await db
      .selectFrom('mutes')
      .select('person')
      .where('space', '=', space)
      .where('change_request', '=', changeRequest)
      .where(among(store.engine, sql.ref('person'), [...meant]))
      .execute()
    for (const { person } of muted) meant.delete(person)
    if (meant.size === 0) return
  }
  const at = now()
  const news = { space, change_request: changeRequest, reason, actor, comment, created_at: at }
  let unread = db
    .updateTable('notifications')
    .set((e) => ({ actor, comment, created_at: at, times: e('times', '+', 1) }))
    .where('space', '=', space)
    .where('change_request', '=', changeRequest)
    .where('reason', '=', reason)
    .where('read_at', 'is', null)
    .where(among(store.engine, sql.ref('person'), [...meant]))
  if (!folded.has(reason)) unread = unread.where('comment', '=', comment)
  const told = new Set((await unread.returning('person').execute()).map(({ person }) => person))
  const rows = [...meant]
    .filter((person) => !told.has(person))
    .map((person) => ({ ...news, person, id: mint('notification'), times: 1, read_at: null }))
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
  await events.record(db, {
    organization,
    space,
    kind: 'notification.created',
    subject: changeRequest,
    actor,
    data: { people: [...meant] },
  })
}

/** Followers of a change request: its creator, its contributors, and people who commented. */
export const followersOf = async (
  db: Db,
  { space, id, created_by }: Pick<ChangeRequestRow, 'space' | 'id' | 'created_by'>,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ person: string }>`
    select person from contributors where space = ${space} and change_request = ${id}
    union select author from comments where space = ${space} and change_request = ${id}
    union select r.author from replies r join comments m on m.space = r.space and m.id = r.comment
      where m.space = ${space} and m.change_request = ${id}`.execute(db)
  return new Set([created_by, ...rows.map(({ person }) => person)])
}
