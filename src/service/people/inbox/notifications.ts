/** The caller's notifications: list, mark as read, mute. Only those in spaces that they can still see. */
import { sql } from 'kysely'
import type { NotificationReason } from '../../../contract/notifications/schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { ChangeRequestStatus } from '../../../contract/change-requests/schemas.ts'
import { membershipOf } from '../../access/load-resource.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import type { Caller } from '../../access/caller.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { NotificationRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { personViews } from '../person-view.ts'

/** The person, and which organizations their credential gives access to. */
type Reader = Pick<Caller, 'person' | 'signOn'>

/** Spaces of an organization that the person can see and has notifications from. */
const toldSpaces = async (
  db: Db,
  organization: string,
  { person, signOn }: Reader,
): Promise<readonly string[]> => {
  const membership = await membershipOf(db, organization, person, { signOn })
  if (membership === undefined) return []
  const { rows } = await sql<{ id: string }>`
    with recursive collection_roles (id, role) as (${collectionRoles(organization, person, membership)})
    select thing.id from spaces as thing left join collection_roles above on above.id = thing.parent
    where thing.organization = ${organization} and thing.deleted_at is null
      and exists (select 1 from notifications n where n.person = ${person} and n.space = thing.id)
      and ${roleOnRow('thing', person, membership)} >= ${rank('read')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same for one organization or all of them; one query per organization. */
export const readableSpaces = async (
  db: Db,
  reader: Reader,
  organization: string | undefined,
): Promise<readonly string[]> => {
  const memberships =
    organization === undefined
      ? await db
          .selectFrom('members')
          .select('organization')
          .where('person', '=', reader.person)
          .where('disabled', '=', 0)
          .execute()
      : [{ organization }]
  const spaces = await Promise.all(memberships.map((one) => toldSpaces(db, one.organization, reader)))
  return spaces.flat()
}

interface ToldRow extends NotificationRow {
  readonly organization: string
  readonly space_title: string
  readonly number: number | null
  readonly subject: string | null
  readonly status: string | null
}

const tell = (db: Db) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('spaces as s', 's.id', 'n.space')
    .leftJoin('change_requests as c', (join) =>
      join.onRef('c.space', '=', 'n.space').onRef('c.id', '=', 'n.change_request'),
    )
    .selectAll('n')
    .select([
      's.organization as organization',
      's.title as space_title',
      'c.number as number',
      'c.subject as subject',
      'c.status as status',
    ])

const viewsOf = async (ctx: Context, db: Db, rows: readonly ToldRow[]) => {
  const { addresses } = ctx
  const people = await personViews(
    ctx,
    db,
    rows.map(({ actor }) => actor),
  )
  return rows.flatMap((row) => {
    const actor = people.get(row.actor)
    if (actor === undefined) return []
    const change =
      row.number === null
        ? undefined
        : {
            id: row.change_request,
            number: row.number,
            subject: row.subject ?? '',
            status: row.status as ChangeRequestStatus,
          }
    const shown =
      row.comment !== ''
        ? addresses.comment(row.organization, row.space, row.comment, change)
        : change !== undefined
          ? addresses.changeRequest(row.organization, row.space, change)
          : addresses.space(row.organization, row.space)
    return {
      object: 'notification' as const,
      id: row.id,
      reason: row.reason as NotificationReason,
      actor,
      times: row.times,
      createdAt: row.created_at,
      ...(row.read_at !== null && { readAt: row.read_at }),
      space: { id: row.space, title: row.space_title },
      ...(change !== undefined && { changeRequest: change }),
      ...(row.comment !== '' && { comment: row.comment }),
      urls: { app: shown.app, location: addresses.notification(row.id).location },
    }
  })
}
export type NotificationView = Awaited<ReturnType<typeof viewsOf>>[number]

/** The person's notifications since a time, newest first, at most `limit`. */
export const toldSince = async (
  ctx: Context,
  db: Db,
  person: string,
  since: string,
  limit: number,
): Promise<readonly NotificationView[]> => {
  const spaces = await readableSpaces(db, { person, signOn: '' }, undefined)
  const rows = await tell(db)
    .where('n.person', '=', person)
    .where('n.created_at', '>=', since)
    .where(among(ctx.store.engine, sql.ref('n.space'), spaces))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()
  return viewsOf(ctx, db, rows)
}

export const listNotifications = reads(operations.listNotifications, async ({ caller, query, ctx }, db) => {
  const { engine } = ctx.store
  const spaces = await readableSpaces(db, caller, query.organization)
  const mine = sql`n.person = ${caller.person} and ${among(engine, sql.ref('n.space'), spaces)}`
  const asked = sql<boolean>`${mine}
    ${query.status === 'unread' ? sql`and n.read_at is null` : sql``}
    ${query.reason === undefined ? sql`` : sql`and ${among(engine, sql.ref('n.reason'), query.reason)}`}`
  const countOf = async (where: typeof asked): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from notifications n where ${where}`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }
  const [list, unread] = await Promise.all([
    listPage(ctx.keys, {
      list: `notifications/${caller.person}`,
      query,
      count: () => countOf(asked),
      rows: (after, limit) => {
        const rows = tell(db)
          .where(asked)
          .orderBy('n.created_at', 'desc')
          .orderBy('n.id', 'desc')
          .limit(limit)
        const [at, id] = after ?? []
        return (
          id === undefined ? rows : rows.where(sql<boolean>`(n.created_at, n.id) < (${at}, ${id})`)
        ).execute()
      },
      key: ({ created_at, id }) => [created_at, id],
      items: (rows) => viewsOf(ctx, db, rows),
    }),
    countOf(sql`${mine} and n.read_at is null`),
  ])
  return { ...list, unread }
})

/** Notifies other windows of the same person that notifications were read. */
const recordRead = async ({ events }: Context, db: Db, person: string, spaces: readonly string[]) => {
  const organizations = await db
    .selectFrom('spaces')
    .select('organization')
    .distinct()
    .where('id', 'in', spaces)
    .execute()
  for (const { organization } of organizations)
    await events.record(db, {
      organization,
      kind: 'notification.read',
      subject: person,
      actor: person,
      data: { people: [person] },
    })
}

export const updateNotification = writes(
  operations.updateNotification,
  async ({ caller, params, body, ctx }, db) => {
    const spaces = await readableSpaces(db, caller, undefined)
    const find = () =>
      tell(db)
        .where('n.person', '=', caller.person)
        .where('n.id', '=', params.notificationId)
        .where(among(ctx.store.engine, sql.ref('n.space'), spaces))
        .executeTakeFirst()
    let row = await find()
    if (row === undefined) throw notFound()
    if ((row.read_at !== null) !== body.read) {
      await db
        .updateTable('notifications')
        .set({ read_at: body.read ? ctx.now() : null })
        .where('person', '=', caller.person)
        .where('id', '=', row.id)
        .execute()
      await recordRead(ctx, db, caller.person, [row.space])
      row = (await find()) ?? row
    }
    const [view] = await viewsOf(ctx, db, [row])
    if (view === undefined) throw notFound()
    return view
  },
)

export const readNotifications = writes(operations.readNotifications, async ({ caller, body, ctx }, db) => {
  let rows = db
    .updateTable('notifications')
    .set({ read_at: ctx.now() })
    .where('person', '=', caller.person)
    .where('read_at', 'is', null)
  if (body.organization !== undefined)
    rows = rows.where('space', 'in', (e) =>
      e
        .selectFrom('spaces')
        .select('id')
        .where('organization', '=', body.organization ?? ''),
    )
  if (body.changeRequest !== undefined) rows = rows.where('change_request', '=', body.changeRequest)
  if (body.until !== undefined) rows = rows.where('created_at', '<=', body.until)
  const read = await rows.returning('space').execute()
  if (read.length > 0) await recordRead(ctx, db, caller.person, [...new Set(read.map(({ space }) => space))])
  return { read: read.length }
})

const muteOf = (db: Db, space: string, changeRequest: string, person: string) =>
  db
    .selectFrom('mutes')
    .select('created_at')
    .where('space', '=', space)
    .where('change_request', '=', changeRequest)
    .where('person', '=', person)
    .executeTakeFirst()

export const getChangeRequestMute = reads(
  operations.getChangeRequestMute,
  async ({ caller, params }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    return { muted: (await muteOf(db, space.id, row.id, caller.person)) !== undefined }
  },
)

export const muteChangeRequest = writes(
  operations.muteChangeRequest,
  async ({ caller, params, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    await db
      .insertInto('mutes')
      .values({
        space: space.id,
        change_request: row.id,
        person: caller.person,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['space', 'change_request', 'person']).doNothing())
      .execute()
    return { muted: true }
  },
)

export const unmuteChangeRequest = writes(
  operations.unmuteChangeRequest,
  async ({ caller, params }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    await db
      .deleteFrom('mutes')
      .where('space', '=', space.id)
      .where('change_request', '=', row.id)
      .where('person', '=', caller.person)
      .execute()
  },
)
