/**
 * Telling people what concerns them, in the transaction of what happened. A person is told once: while it is unread,
 * the same thing happening again counts up and moves to the top. Nobody is told of what they did themselves. Who may
 * not see the space (any more) finds nothing when they read, so that lists of people may be generous.
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
  /** Id of the change request that it is about. */
  readonly changeRequest?: string | undefined
  /** Id of the thread that it is about. */
  readonly comment?: string | undefined
  readonly reason: NotificationReason
  readonly people: Iterable<string>
  readonly actor: string
}

/** Reasons that reach a person although the change request is muted: somebody speaks to them by name. */
const addressed: ReadonlySet<NotificationReason> = new Set(['review-requested', 'mentioned', 'assigned'])
/** Reasons of which several threads are one piece of news. */
const folded: ReadonlySet<NotificationReason> = new Set(['commented', 'suggested', 'resolved'])

/** Writes the notifications; a constant number of queries for any number of people. */
export const notify = async (
  { store, events, mint, now }: Context,
  db: Db,
  { organization, space, changeRequest = '', comment = '', reason, people, actor }: Notice,
): Promise<void> => {
  const meant = new Set(people)
  // A plan that failed did so without the person in whose name it acts.
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

/** Who follows a change request: its creator, who wrote in it, and who said something in it. */
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
