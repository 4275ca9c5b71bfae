/**
 * Notifications to people, written in the transaction of the change. A person has one unread notification: if the same
 * happens again, its counter increases and it moves to the top. Nobody is notified of their own actions. People without
 * access to the space find nothing when they read, so lists of people may be too long.
 */
import { sql } from 'kysely'
import type { NotificationReason } from '../../contract/notifications/schemas.ts'
import { among } from '../storage/sql.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import { send } from '../storage/send-statement.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

export interface Notice {
  readonly organization: string
  /** Absent for what belongs to the organization. */
  readonly space?: string | undefined
  /** Id of the API specification. */
  readonly apiSpec?: string | undefined
  /** Id of the change request. */
  readonly changeRequest?: string | undefined
  /** Id of the thread. */
  readonly comment?: string | undefined
  readonly reason: NotificationReason
  readonly people: Iterable<string>
  readonly actor: string
}

/** Reasons that notify a person even if the change request is muted, because they are addressed by name. */
const addressedByName: ReadonlySet<NotificationReason> = new Set([
  'review-requested',
  'mentioned',
  'assigned',
])
/** Reasons for which several threads share one notification. */
export const foldedReasons: ReadonlySet<NotificationReason> = new Set(['commented', 'suggested', 'resolved'])

/** Reasons that arise without an action of the person in whose name the work runs, so they are notified. */
const withoutAction: ReadonlySet<NotificationReason> = new Set([
  'merge-plan-failed',
  'api-spec-breaking',
  'api-spec-failing',
])

/** Writes the notifications with a constant number of queries for any number of people. */
export const notify = async (
  { store, events, mint, now }: Context,
  db: Db,
  { organization, space = '', apiSpec = '', changeRequest = '', comment = '', reason, people, actor }: Notice,
): Promise<void> => {
  const recipients = new Set(people)
  if (!withoutAction.has(reason)) recipients.delete(actor)
  if (recipients.size === 0) return
  if (changeRequest !== '' && !addressedByName.has(reason)) {
    const muted = await db
      .selectFrom('mutes')
      .select('person')
      .where('space', '=', space)
      .where('change_request', '=', changeRequest)
      .where(among(store.engine, sql.ref('person'), [...recipients]))
      .execute()
    for (const { person } of muted) recipients.delete(person)
    if (recipients.size === 0) return
  }
  const at = now()
  const subject = { organization, space, api_spec: apiSpec, change_request: changeRequest, reason }
  const notification = { ...subject, actor, comment, created_at: at }
  let unread = db
    .updateTable('notifications')
    .set((e) => ({ actor, comment, created_at: at, times: e('times', '+', 1) }))
    .where((e) => e.and(subject))
    .where('read_at', 'is', null)
    .where(among(store.engine, sql.ref('person'), [...recipients]))
  if (!foldedReasons.has(reason)) unread = unread.where('comment', '=', comment)
  const updated = new Set((await unread.returning('person').execute()).map(({ person }) => person))
  const rows = [...recipients]
    .filter((person) => !updated.has(person))
    .map((person) => ({ ...notification, person, id: mint('notification'), times: 1, read_at: null }))
  if (rows.length > 0) await send(db, db.insertInto('notifications').values(rows))
  await events.record(db, {
    organization,
    ...(space !== '' && { space }),
    kind: 'notification.created',
    subject: changeRequest,
    actor,
    data: { people: [...recipients] },
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
