/** The caller's notifications: list, mark as read, mute. Only those about what they can still see. */
import { sql } from 'kysely'
import type { NotificationReason } from '../../../contract/notifications/schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { ChangeRequestStatus } from '../../../contract/change-requests/schemas.ts'
import type { ReviewStatus } from '../../../contract/change-requests/review-schemas.ts'
import { membershipOf } from '../../access/load-resource.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import type { PersonWithEntry } from '../../access/caller.ts'
import { foldedReasons } from '../../events/notify.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads, writes } from '../../http/verb.ts'
import type { NotificationRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { personViews } from '../person-view.ts'

/** What the person can see of what they may have notifications about. */
interface Readable {
  readonly organizations: readonly string[]
  readonly spaces: readonly string[]
}

/** Spaces of an organization that the person can see and has notifications from. */
const readableIn = async (
  db: Db,
  organization: string,
  { person, signOn }: PersonWithEntry,
): Promise<Readable> => {
  const membership = await membershipOf(db, organization, person, { signOn })
  if (membership === undefined) return { organizations: [], spaces: [] }
  const { rows } = await sql<{ id: string }>`
    with recursive collection_roles (id, role) as (${collectionRoles(organization, person, membership)})
    select thing.id from spaces as thing left join collection_roles above on above.id = thing.parent
    where thing.organization = ${organization} and thing.deleted_at is null
      and exists (select 1 from notifications n where n.person = ${person} and n.space = thing.id)
      and ${roleOnRow('thing', person, membership)} >= ${rank('read')}`.execute(db)
  return { organizations: [organization], spaces: rows.map(({ id }) => id) }
}

/** The same for one organization or all of them; one query per organization. */
const readable = async (
  db: Db,
  reader: PersonWithEntry,
  organization: string | undefined,
): Promise<Readable> => {
  const memberships =
    organization === undefined
      ? await db
          .selectFrom('members')
          .select('organization')
          .where('person', '=', reader.person)
          .where('disabled', '=', 0)
          .execute()
      : [{ organization }]
  const all = await Promise.all(memberships.map((one) => readableIn(db, one.organization, reader)))
  return {
    organizations: all.flatMap(({ organizations }) => organizations),
    spaces: all.flatMap(({ spaces }) => spaces),
  }
}

/** Whether there is still something to see after the comment of the notification `n` was deleted. */
const outlivesComment = ({ store }: Context) =>
  sql<boolean>`(n.reason = 'suggestion-answered'
    or n.times > 1 and ${among(store.engine, sql.ref('n.reason'), [...foldedReasons])})`

/** Whether the notification `n` is about something of those that was not deleted. */
const isReadable = (ctx: Context, { organizations, spaces }: Readable) =>
  sql<boolean>`(${among(ctx.store.engine, sql.ref('n.space'), spaces)}
      and (n.comment = '' or ${outlivesComment(ctx)}
        or exists (select 1 from comments where comments.space = n.space and comments.id = n.comment))
    or n.space = '' and ${among(ctx.store.engine, sql.ref('n.organization'), organizations)}
      and exists (select 1 from api_specs where api_specs.id = n.api_spec))`

interface NotificationWithTitles extends NotificationRow {
  readonly space_title: string | null
  readonly slug: string | null
  readonly number: number | null
  readonly subject: string | null
  readonly status: string | null
  /** Null if there is none, or if it was deleted. */
  readonly thread: string | null
  readonly verdict: string | null
}

const notificationsWithTitles = (db: Db) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('spaces as s', 's.id', 'n.space')
    .leftJoin('api_specs as a', 'a.id', 'n.api_spec')
    .leftJoin('change_requests as c', (join) =>
      join.onRef('c.space', '=', 'n.space').onRef('c.id', '=', 'n.change_request'),
    )
    .leftJoin('comments as m', (join) =>
      join.onRef('m.space', '=', 'n.space').onRef('m.id', '=', 'n.comment'),
    )
    .selectAll('n')
    .select((e) =>
      e
        .selectFrom('reviews as r')
        .select('r.status')
        .whereRef('r.space', '=', 'n.space')
        .whereRef('r.change_request', '=', 'n.change_request')
        .whereRef('r.reviewer', '=', 'n.actor')
        .where('r.latest', '=', 1)
        .where('r.dismissed_at', 'is', null)
        .where('n.reason', '=', 'reviewed')
        // Dismissing the review of somebody else is notified as a review too.
        .where((f) =>
          f.not(
            f.exists(
              f
                .selectFrom('reviews as d')
                .select('d.id')
                .whereRef('d.space', '=', 'r.space')
                .whereRef('d.change_request', '=', 'r.change_request')
                .whereRef('d.dismissed_by', '=', 'r.reviewer')
                .whereRef('d.dismissed_at', '>=', 'r.created_at'),
            ),
          ),
        )
        .limit(1)
        .as('verdict'),
    )
    .select([
      's.title as space_title',
      'a.slug as slug',
      'c.number as number',
      'c.subject as subject',
      'c.status as status',
      'm.id as thread',
    ])

const pairOf = (
  { addresses }: Context,
  row: NotificationWithTitles,
  change: { readonly id: string; readonly number: number } | undefined,
) => {
  if (row.slug !== null) return addresses.apiSpec(row.organization, row.slug)
  if (row.thread !== null) return addresses.comment(row.organization, row.space, row.thread, change)
  if (change !== undefined) return addresses.changeRequest(row.organization, row.space, change)
  return addresses.space(row.organization, row.space)
}

const viewsOf = async (ctx: Context, db: Db, rows: readonly NotificationWithTitles[]) => {
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
    return {
      object: 'notification' as const,
      id: row.id,
      reason: row.reason as NotificationReason,
      actor,
      times: row.times,
      createdAt: row.created_at,
      ...(row.read_at !== null && { readAt: row.read_at }),
      ...(row.space_title !== null && { space: { id: row.space, title: row.space_title } }),
      ...(row.slug !== null && { apiSpec: { slug: row.slug } }),
      ...(change !== undefined && { changeRequest: change }),
      ...(row.thread !== null && { comment: row.thread }),
      ...(row.verdict !== null && { verdict: row.verdict as ReviewStatus }),
      urls: { app: pairOf(ctx, row, change).app, location: ctx.addresses.notification(row.id).location },
    }
  })
}
export type NotificationView = Awaited<ReturnType<typeof viewsOf>>[number]

/** The person's notifications since a time, newest first, at most `limit`. */
export const notificationsSince = async (
  ctx: Context,
  db: Db,
  person: string,
  since: string,
  limit: number,
): Promise<readonly NotificationView[]> => {
  const seen = await readable(db, { person, signOn: '' }, undefined)
  const rows = await notificationsWithTitles(db)
    .where('n.person', '=', person)
    .where('n.created_at', '>=', since)
    .where(isReadable(ctx, seen))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()
  return viewsOf(ctx, db, rows)
}

export const listNotifications = reads(operations.listNotifications, async ({ caller, query, ctx }, db) => {
  const { engine } = ctx.store
  const seen = await readable(db, caller, query.organization)
  const mine = sql`n.person = ${caller.person} and ${isReadable(ctx, seen)}`
  const matches = sql<boolean>`${mine}
    ${query.status === 'unread' ? sql`and n.read_at is null` : sql``}
    ${query.reason === undefined ? sql`` : sql`and ${among(engine, sql.ref('n.reason'), query.reason)}`}`
  const countOf = async (where: typeof matches): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from notifications n where ${where}`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }
  const [list, unread] = await Promise.all([
    listPage(ctx.keys, {
      list: `notifications/${caller.person}`,
      query,
      count: () => countOf(matches),
      rows: (after, limit) => {
        const rows = notificationsWithTitles(db)
          .where(matches)
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
const recordRead = async (
  { events }: Context,
  db: Db,
  person: string,
  organizations: ReadonlySet<string>,
): Promise<void> => {
  for (const organization of organizations)
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
    const seen = await readable(db, caller, undefined)
    const find = () =>
      notificationsWithTitles(db)
        .where('n.person', '=', caller.person)
        .where('n.id', '=', params.notificationId)
        .where(isReadable(ctx, seen))
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
      await recordRead(ctx, db, caller.person, new Set([row.organization]))
      row = (await find()) ?? row
    }
    const [view] = await viewsOf(ctx, db, [row])
    if (view === undefined) throw notFound()
    return view
  },
)

export const readNotifications = writes(operations.readNotifications, async ({ caller, body, ctx }, db) => {
  const seen = await readable(db, caller, body.organization)
  let rows = db
    .updateTable('notifications as n')
    .set({ read_at: ctx.now() })
    .where('person', '=', caller.person)
    .where('read_at', 'is', null)
    .where(isReadable(ctx, seen))
  if (body.changeRequest !== undefined) rows = rows.where('change_request', '=', body.changeRequest)
  if (body.until !== undefined) rows = rows.where('created_at', '<=', body.until)
  const read = await rows.returning('organization').execute()
  await recordRead(ctx, db, caller.person, new Set(read.map(({ organization }) => organization)))
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
