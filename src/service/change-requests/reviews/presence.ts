/**
 * Who edits a change request at this moment. A window says so every 20 seconds and is forgotten when it was silent for
 * 50; that somebody came, went to another page or left is told to the others at once. Nothing is locked by it.
 *
 * It is kept in the store, because each word of a window may reach another process.
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

/** More windows than this edit no change request; whoever is beyond it is not shown. */
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
  // Two windows of one person on one page are one face.
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
    const own = db
      .selectFrom('presences')
      .where('space', '=', of.space)
      .where('change_request', '=', of.change_request)
      .where('person', '=', of.person)
      .where('window', '=', of.window)
    const before = await own.select(['page', 'begun_at', 'seen_at']).executeTakeFirst()
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
      const said = { page, begun_at: was?.page === page ? was.begun_at : now, seen_at: now }
      await db
        .insertInto('presences')
        .values({ ...of, ...said })
        .onConflict((conflict) =>
          conflict.columns(['space', 'change_request', 'person', 'window']).doUpdateSet(said),
        )
        .execute()
    }
    // Saying it again is no news.
    if (body.left === true ? was === undefined : was?.page === page) return
    // Windows that went without a word leave rows behind, here and elsewhere.
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
