/**
 * The event log: one row per change, written in the same transaction.
 *
 * Rows are numbered in commit order, and every process follows the numbers: a reader that has seen number n has seen
 * everything before it. The embedded store runs one transaction at a time, so a row is numbered as it is written. On
 * PostgreSQL one sequencer at a time, across all processes, numbers rows after their transactions commit.
 */
import { sql } from 'kysely'
import type { MintId } from '../identifiers.ts'
import { takeLock } from '../storage/locks.ts'
import { Polling } from '../storage/polling.ts'
import { send } from '../storage/send-statement.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import type { Db, Store } from '../storage/store.ts'
import { afterWrite } from '../storage/store.ts'
import { audit } from './audit-log.ts'
import { auditEntryOf } from './audited-events.ts'
import type { EventInput } from './event-input.ts'

/**
 * Receives new events in order; an event may be delivered twice. Also called without events each time the log is
 * polled.
 */
export type Follower = (events: readonly EventRow[]) => Promise<void> | void

/** Delay before an event of another process is seen whose message does not arrive. */
const pollMilliseconds = 1000
/** Without a follower here nobody waits in this process, so some events are numbered together. */
const numberMilliseconds = 50
const batch = 500
/** Events numbered with one statement. */
const mostNumbered = 5000

export class EventLog {
  readonly #store: Store
  readonly #mint: MintId
  readonly #now: () => string
  readonly #followers = new Set<Follower>()
  #seen: number | undefined
  /** Whether rows may have no number. On the embedded store only those of an older or copied one, until it is followed. */
  #unnumbered = true
  readonly #polling: Polling
  /** Followers that are to be called every second. */
  #often = 0
  #stopHearing: (() => void) | undefined
  #numbering: NodeJS.Timeout | undefined
  #numbered: Promise<void> | undefined
  #tailing: Promise<void> | undefined
  #again = false

  constructor(store: Store, mint: MintId, now: () => string) {
    this.#store = store
    this.#mint = mint
    this.#now = now
    this.#polling = new Polling(
      store.wakeUps,
      pollMilliseconds,
      () => this.#wake(),
      () => this.#often === 0,
    )
  }

  get #numbersLater(): boolean {
    return this.#store.engine === 'postgres'
  }

  /** Writes an event in the transaction `db`, and an audit log entry if this kind of event is audited. */
  async record(db: Db, event: EventInput): Promise<void> {
    const { organization, space = '', spaces, kind, subject, actor, data = {}, seenBefore } = event
    await send(
      db,
      db.insertInto('events').values({
        id: this.#mint('event'),
        number: this.#numbersLater ? null : sql<number>`(select coalesce(max(number), 0) + 1 from events)`,
        organization,
        space,
        kind,
        subject,
        actor,
        data: JSON.stringify({
          ...data,
          ...(spaces !== undefined && { spaces }),
          ...(seenBefore !== undefined && { seenBefore }),
        }),
        created_at: this.#now(),
      }),
    )
    const entry = await auditEntryOf(db, event)
    if (entry) await audit(db, { mint: this.#mint, now: this.#now }, entry)
    afterWrite(() => this.#recorded())
  }

  /**
   * Calls `follower` with the events of all organizations that are numbered after this resolves, and if `often` is set
   * at least every second. Resolves with how to stop.
   */
  async follow(follower: Follower, { often = false } = {}): Promise<() => void> {
    if (this.#followers.size === 0) this.#seen = await this.last()
    this.#followers.add(follower)
    if (often) this.#often += 1
    this.#stopHearing ??= this.#store.wakeUps.on('events', () => this.#wake())
    this.#polling.start()
    this.#wake()
    return () => {
      if (!this.#followers.delete(follower)) return
      if (often) this.#often -= 1
      if (this.#followers.size === 0) this.#stopFollowing()
    }
  }

  /** The events of an organization after `number`, oldest first, at most `limit`. */
  since(db: Db, organization: string, number: number, limit: number): Promise<EventRow[]> {
    return db
      .selectFrom('events')
      .selectAll()
      .where('organization', '=', organization)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute()
  }

  /** The number of the last event of an organization before a time; 0 before the first. */
  async lastBefore(db: Db, organization: string, time: string): Promise<number> {
    const row = await db
      .selectFrom('events')
      .select('number')
      .where('organization', '=', organization)
      .where('number', 'is not', null)
      .where('created_at', '<', time)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.number ?? 0
  }

  async close(): Promise<void> {
    this.#followers.clear()
    this.#stopFollowing()
    await Promise.all([this.#tailing, this.#numbered])
    if (this.#numbering === undefined) return
    clearTimeout(this.#numbering)
    // Other processes may not look for them before something happens.
    await this.#number()
  }

  /** If this fails, a process with a follower does it when it polls. */
  #number(): Promise<void> {
    return this.sequence().catch(() => {})
  }

  #stopFollowing(): void {
    this.#polling.stop()
    this.#stopHearing?.()
    this.#stopHearing = undefined
  }

  #recorded(): void {
    if (this.#followers.size > 0) return this.#wake()
    // Followers in other processes wait for the number.
    if (!this.#numbersLater) return
    this.#numbering ??= setTimeout(() => {
      this.#numbering = undefined
      this.#numbered = this.#number()
    }, numberMilliseconds).unref()
  }

  #wake(): void {
    if (this.#followers.size === 0) return
    if (this.#tailing) {
      this.#again = true
      return
    }
    this.#tailing = this.#tail()
      .catch(() => {
        // The store is unavailable or closing: the next event or the timer tries again.
      })
      .finally(() => {
        this.#tailing = undefined
        if (this.#again) {
          this.#again = false
          this.#wake()
        }
      })
  }

  async #numberNew(): Promise<void> {
    const isNew = await this.#store.read
      .selectFrom('events')
      .select('id')
      .where('number', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (isNew) await this.sequence()
    this.#unnumbered = this.#numbersLater
  }

  async #tail(): Promise<void> {
    if (this.#unnumbered) await this.#numberNew()
    for (;;) {
      const rows = await this.#store.read
        .selectFrom('events')
        .selectAll()
        .where('number', '>', this.#seen ?? 0)
        .orderBy('number')
        .limit(batch)
        .execute()
      if (rows.length > 0) this.#polling.happened()
      for (const follower of this.#followers) await follower(rows)
      this.#seen = rows.at(-1)?.number ?? this.#seen
      if (rows.length < batch) return
    }
  }

  /** The last number assigned; 0 before the first. */
  async last(db: Db = this.#store.read): Promise<number> {
    const { last } = await db
      .selectFrom('events')
      .select((e) => e.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    return Number(last ?? 0)
  }

  /** Numbers the events that have no number yet, and wakes the followers in other processes. */
  sequence(): Promise<void> {
    const { engine, wakeUps } = this.#store
    return this.#store.write(async (db) => {
      await takeLock(engine, db, 'eventNumbers')
      let numbered = 0n
      let more = true
      while (more) {
        const { numAffectedRows = 0n } = await sql`
          update events set number = fresh.number
          from (
            select id, last.number + row_number() over (order by arrival) as number
            from events, (select coalesce(max(number), 0) as number from events) as last
            where events.number is null order by arrival limit ${mostNumbered}
          ) as fresh
          where events.id = fresh.id`.execute(db)
        numbered += numAffectedRows
        more = numAffectedRows === BigInt(mostNumbered)
      }
      if (numbered > 0n) await wakeUps.tell(db, 'events')
    })
  }
}
