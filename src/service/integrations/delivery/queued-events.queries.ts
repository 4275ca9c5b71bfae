/**
 * The queue of events. The first waiting events of a queue are taken by moving their due time to the end of a lease, which
 * keeps everything behind them waiting. What a process writes about an event depends on the number of attempts, so one
 * that stalled until its lease expired can no longer write.
 */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import { among, givenRows } from '../../storage/sql.ts'
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

/** Events of one queue that are sent one after the other; all have the same number of attempts. */
export type EventRun = readonly [IntegrationEventRow, ...IntegrationEventRow[]]

/** Events of one run. */
const longestRun = 20

/** The first waiting events of each queue, in their order. */
const firstWaiting = (db: Db, queues: readonly string[]): Promise<IntegrationEventRow[]> => {
  const [first, ...others] = queues.map((queue) =>
    db
      .selectFrom(
        db
          .selectFrom('integration_events')
          .selectAll()
          .where('queue', '=', queue)
          .where('state', '=', 'waiting')
          .orderBy('arrival')
          .limit(longestRun)
          .as('e'),
      )
      .selectAll(),
  )
  if (first === undefined) return Promise.resolve([])
  let all = first
  for (const other of others) all = all.unionAll(other)
  return all.orderBy('arrival').execute()
}

/**
 * A due event with those behind it that are due too. One that was attempted before goes alone, so that what it does to the
 * process counts against no other.
 */
const runFrom = (
  head: IntegrationEventRow,
  waiting: readonly IntegrationEventRow[],
  now: string,
): EventRun => {
  if (Number(head.attempts) > 0) return [head]
  const behind = waiting.filter(({ queue, id }) => queue === head.queue && id !== head.id)
  const end = behind.findIndex(({ attempts, due_at }) => Number(attempts) > 0 || due_at > now)
  return [head, ...(end === -1 ? behind : behind.slice(0, end))]
}

/** Takes the due events of at most `limit` queues. Counts an attempt of each. */
export const takeDueEvents = async (
  { store, now }: Pick<Context, 'store' | 'now'>,
  limit: number,
): Promise<EventRun[]> => {
  // Without a transaction first: most polls find nothing.
  if ((await dueHeads(store.read, now(), 1).execute()).length === 0) return []
  return store.write(async (db) => {
    const time = now()
    const heads = await dueHeads(db, time, limit).forUpdate().skipLocked().execute()
    if (heads.length === 0) return []
    const fresh = heads.filter(({ attempts }) => Number(attempts) === 0)
    const waiting = await firstWaiting(
      db,
      fresh.map(({ queue }) => queue),
    )
    const runs = heads.map((head) => runFrom(head, waiting, time))
    const until = after(time, leaseMilliseconds)
    await db
      .updateTable('integration_events')
      .set((e) => ({ due_at: until, attempts: e('attempts', '+', 1) }))
      .where(amongIds(store, runs.flat()))
      .execute()
    const taken = (row: IntegrationEventRow): IntegrationEventRow => ({
      ...{ ...row, due_at: until },
      attempts: Number(row.attempts) + 1,
    })
    return runs.map(([head, ...behind]): EventRun => [taken(head), ...behind.map(taken)])
  })
}

const amongIds = ({ engine }: Pick<Context['store'], 'engine'>, events: readonly { readonly id: string }[]) =>
  among(
    engine,
    sql.ref('id'),
    events.map(({ id }) => id),
  )

type TakenEvent = Pick<IntegrationEventRow, 'id' | 'attempts'>

/** Changes those of a run that are still this process's. Returns whether there are any. */
const change = async (
  { store }: Pick<Context, 'store'>,
  events: readonly TakenEvent[],
  values: Partial<Omit<IntegrationEventRow, 'arrival'>>,
  /** Only those whose lease ends then. */
  until?: string,
): Promise<boolean> => {
  const [first] = events
  if (first === undefined) return false
  const changed = await store.write((db) =>
    db
      .updateTable('integration_events')
      .set(values)
      .where(amongIds(store, events))
      .where('attempts', '=', first.attempts)
      .where('state', '=', 'waiting')
      .$if(until !== undefined, (query) => query.where('due_at', '=', until ?? ''))
      .returning('id')
      .execute(),
  )
  return changed.length > 0
}

/**
 * Renews a lease that ends at `until`, and returns its new end: undefined if another process has taken the events over, or
 * they are gone. An event that waits for another attempt keeps its due time.
 */
export const renewLease = async (
  ctx: Pick<Context, 'store' | 'now'>,
  events: readonly TakenEvent[],
  until: string,
): Promise<string | undefined> => {
  const next = after(ctx.now(), leaseMilliseconds)
  return (await change(ctx, events, { due_at: next }, until)) ? next : undefined
}

/** Gives events of a run back that were not sent, or that the end of the service interrupted; the attempt does not count. */
export const giveBack = (
  ctx: Pick<Context, 'store' | 'now'>,
  events: readonly TakenEvent[],
): Promise<boolean> => change(ctx, events, { due_at: ctx.now(), attempts: (events[0]?.attempts ?? 1) - 1 })

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
): Promise<boolean> => change(ctx, [event], { ...result, due_at: after(ctx.now(), milliseconds) })

/** An event that was sent for the last time. `payload` replaces what was sent by what is kept of it. */
export interface EndedEvent extends TakenEvent, EventResult {
  readonly state: 'success' | 'failed'
  readonly payload: string
  readonly ended_at: string
}

const endedColumns: Readonly<Record<keyof EndedEvent, 'text' | 'integer'>> = {
  id: 'text',
  attempts: 'integer',
  state: 'text',
  payload: 'text',
  ended_at: 'text',
  version: 'integer',
  milliseconds: 'integer',
  response: 'integer',
  error: 'text',
  logs: 'text',
  development: 'integer',
}

/** Ends events. One statement. */
export const endEvents = async (
  { store }: Pick<Context, 'store'>,
  events: readonly EndedEvent[],
): Promise<void> => {
  if (events.length === 0) return
  const ended = givenRows(store.engine, 'ended', endedColumns, events)
  await store.write((db) =>
    sql`
      update integration_events set
        state = ended.state, payload = ended.payload, ended_at = ended.ended_at, version = ended.version,
        milliseconds = ended.milliseconds, response = ended.response, error = ended.error, logs = ended.logs,
        development = ended.development
      from ${ended}
      where integration_events.id = ended.id and integration_events.attempts = ended.attempts
        and integration_events.state = 'waiting'`.execute(db),
  )
}
