/**
 * Who is editing a change request right now. A window reports every 20 seconds and is dropped after 50 seconds of
 * silence. Others are notified immediately when somebody arrives, changes page or leaves. Presence locks nothing.
 *
 * It is kept in the store because each report of a window may reach another process.
 */
import { operations } from '../../../contract/operations.ts'
import type { Presence } from '../../../contract/change-requests/presence-schemas.ts'
import { presenceSeconds } from '../../../contract/change-requests/presence-times.ts'
import { open, reads } from '../../http/verb.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { peopleBy } from './review-view.ts'

/** Maximum number of windows shown. */
const most = 200

const silentBefore = (ctx: Context): string =>
  new Date(Date.parse(ctx.now()) - presenceSeconds.silent * 1000).toISOString()

const presenceIn = async (
  ctx: Context,
  db: Db,
  { space, id }: Pick<ChangeRequestRow, 'space' | 'id'>,
): Promise<Presence> => {
  const rows = await db
    .selectFrom('presences')
    .select(['person', 'page', 'begun_at'])
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('seen_at', '>=', silentBefore(ctx))
    .orderBy('begun_at')
    .orderBy('person')
    .limit(most)
    .execute()
  const person = await peopleBy(
    ctx,
    db,
    rows.map((row) => row.person),
  )
  // Several windows of one person on the same page are shown as one.
  const first = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const name = `${row.person} ${row.page}`
    if (!first.has(name)) first.set(name, row)
  }
  return {
    object: 'change-request-presence',
    people: [...first.values()].map(({ person: id, page, begun_at: since }) => ({
      user: person(id),
      ...(page !== '' && { page }),
      since,
    })),
  }
}

export const getPresence = reads(
  operations.getChangeRequestPresence,
  async ({ params, ctx }, db, { space }) =>
    presenceIn(ctx, db, await changeRequestOf(db, space.id, params.changeRequestId)),
)

export const announcePresence = open(operations.announceChangeRequestPresence, async (call, read) => {
  const { ctx, caller, params, body } = call
  const { store, events } = ctx
  const { space } = await call.authorize(read)
  const row = await changeRequestOf(read, space.id, params.changeRequestId)
  const [now, silent, page] = [ctx.now(), silentBefore(ctx), body.page ?? '']
  const of = { space: space.id, change_request: row.id, person: caller.person, window: body.window }
  await store.write(async (db) => {
    await call.authorize(db)
    const windowRow = db
      .selectFrom('presences')
      .where('space', '=', of.space)
      .where('change_request', '=', of.change_request)
      .where('person', '=', of.person)
      .where('window', '=', of.window)
    const before = await windowRow.select(['page', 'begun_at', 'seen_at']).executeTakeFirst()
    const was = before !== undefined && before.seen_at >= silent ? before : undefined
    if (body.left === true)
      await db
        .deleteFrom('presences')
        .where('space', '=', of.space)
        .where('change_request', '=', of.change_request)
        .where('person', '=', of.person)
        .where('window', '=', of.window)
        .execute()
    else {
      const report = { page, begun_at: was?.page === page ? was.begun_at : now, seen_at: now }
      await db
        .insertInto('presences')
        .values({ ...of, ...report })
        .onConflict((conflict) =>
          conflict.columns(['space', 'change_request', 'person', 'window']).doUpdateSet(report),
        )
        .execute()
    }
    // A repeated report changes nothing.
    if (body.left === true ? was === undefined : was?.page === page) return
    // Windows that closed without reporting leave rows behind, here and in other change requests.
    await db.deleteFrom('presences').where('seen_at', '<', silent).execute()
    await events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'presence.changed',
      subject: row.id,
      actor: caller.person,
    })
  })
  return presenceIn(ctx, read, row)
})
