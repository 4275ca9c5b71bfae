/**
 * The queue of events. The first waiting event of a queue is taken by moving its due time to the end of a lease, which
 * keeps everything behind it waiting. What a process writes about an event depends on the number of attempts, so one
 * that stalled until its lease expired can no longer write.
 */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'

/** A lease is renewed four times before it expires. */
export const leaseMilliseconds = 20_000

const after = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString()

/** The first waiting events of queues that are due, oldest first. */
const dueHeads = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('integration_events as e')
    .selectAll('e')
    .where('e.state', '=', 'waiting')
    .where('e.due_at', '<=', now)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('integration_events as f')
            .select('f.arrival')
            .whereRef('f.queue', '=', 'e.queue')
            .where('f.state', '=', 'waiting')
            .whereRef('f.arrival', '<', 'e.arrival'),
        ),
      ),
    )
    .orderBy('e.due_at')
    .orderBy('e.arrival')
    .limit(limit)

/** Takes at most `limit` due events, each from another queue. Counts an attempt of each. */
export const takeDueEvents = async (
  { store, now }: Pick<Context, 'store' | 'now'>,
  limit: number,
): Promise<IntegrationEventRow[]> => {
  // Without a transaction first: most polls find nothing.
  if ((await dueHeads(store.read, now(), 1).execute()).length === 0) return []
  return store.write(async (db) => {
    const time = now()
    const heads = dueHeads(db, time, limit)
    const due = await (store.engine === 'postgres' ? heads.forUpdate().skipLocked() : heads).execute()
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    await db
      .updateTable('integration_events')
      .set((e) => ({ due_at: after(time, leaseMilliseconds), attempts: e('attempts', '+', 1) }))
      .where(among(store.engine, sql.ref('id'), ids))
      .execute()
    return due.map((row) => ({ ...row, attempts: Number(row.attempts) + 1 }))
  })
}

type TakenEvent = Pick<IntegrationEventRow, 'id' | 'attempts'>

const change = async (
  { store }: Pick<Context, 'store'>,
  { id, attempts }: TakenEvent,
  values: Partial<Omit<IntegrationEventRow, 'arrival'>>,
): Promise<boolean> =>
  store.write(async (db) => {
    const changed = await db
      .updateTable('integration_events')
      .set(values)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  })

/** False if another process has taken the event over, or it is gone. */
export const renewLease = (ctx: Pick<Context, 'store' | 'now'>, event: TakenEvent): Promise<boolean> =>
  change(ctx, event, { due_at: after(ctx.now(), leaseMilliseconds) })

/** Gives an event back that the end of the service interrupted; the attempt does not count. */
export const giveBack = (ctx: Pick<Context, 'store' | 'now'>, event: TakenEvent): Promise<boolean> =>
  change(ctx, event, { due_at: ctx.now(), attempts: event.attempts - 1 })

export type EventResult = Pick<
  IntegrationEventRow,
  'version' | 'milliseconds' | 'response' | 'error' | 'logs' | 'development'
>

/** Sends the event again after so many milliseconds. */
export const retryEvent = (
  ctx: Pick<Context, 'store' | 'now'>,
  event: TakenEvent,
  milliseconds: number,
  result: EventResult,
): Promise<boolean> => change(ctx, event, { ...result, due_at: after(ctx.now(), milliseconds) })

/** Ends an event. `payload` replaces what was sent by what is kept of it. */
export const endEvent = (
  ctx: Pick<Context, 'store' | 'now'>,
  event: TakenEvent,
  state: 'success' | 'failed',
  result: EventResult & Pick<IntegrationEventRow, 'payload'>,
): Promise<boolean> => change(ctx, event, { ...result, state, ended_at: ctx.now() })
