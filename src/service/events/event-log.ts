/**
 * The event log: one row per change, written in the same transaction.
 *
 * Rows are numbered after their transactions commit. One sequencer at a time, across all processes, numbers new rows in
 * commit order, and every process follows the numbers. A reader that has seen number n has seen everything before it.
 */
import type { MintId } from '../identifiers.ts'
import { takeLock } from '../storage/locks.ts'
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

/** Longest delay before an event of another process is seen. */
const pollMilliseconds = 1000
const batch = 500

export class EventLog {
  readonly #store: Store
  readonly #mint: MintId
  readonly #now: () => string
  readonly #followers = new Set<Follower>()
  #seen: number | undefined
  #timer: NodeJS.Timeout | undefined
  #tailing: Promise<void> | undefined
  #again = false

  constructor(store: Store, mint: MintId, now: () => string) {
    this.#store = store
    this.#mint = mint
    this.#now = now
  }

  /** Writes an event in the transaction `db`, and an audit log entry if this kind of event is audited. */
  async record(db: Db, event: EventInput): Promise<void> {
    const { organization, space = '', kind, subject, actor, data = {}, seenBefore } = event
    await db
      .insertInto('events')
      .values({
        id: this.#mint('event'),
        number: null,
        organization,
        space,
        kind,
        subject,
        actor,
        data: JSON.stringify({ ...data, ...(seenBefore !== undefined && { seenBefore }) }),
        created_at: this.#now(),
      })
      .execute()
    const entry = await auditEntryOf(db, event)
    if (entry) await audit(db, { mint: this.#mint, now: this.#now }, entry)
    afterWrite(() => this.#wake())
  }

  /** Calls `follower` with the events of all organizations that are numbered after this resolves. Resolves with how to stop. */
  async follow(follower: Follower): Promise<() => void> {
    if (this.#followers.size === 0) this.#seen = await this.last()
    this.#followers.add(follower)
    this.#timer ??= setInterval(() => this.#wake(), pollMilliseconds).unref()
    this.#wake()
    return () => {
      this.#followers.delete(follower)
      if (this.#followers.size === 0) {
        clearInterval(this.#timer)
        this.#timer = undefined
      }
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
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#followers.clear()
    await this.#tailing
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

  async #tail(): Promise<void> {
    await this.sequence()
    for (;;) {
      const rows = await this.#store.read
        .selectFrom('events')
        .selectAll()
        .where('number', '>', this.#seen ?? 0)
        .orderBy('number')
        .limit(batch)
        .execute()
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

  /** Numbers the events that have no number yet. */
  sequence(): Promise<void> {
    return this.#store.write(async (db) => {
      await takeLock(this.#store.engine, db, 'eventNumbers')
      const rows = await db
        .selectFrom('events')
        .select('id')
        .where('number', 'is', null)
        .orderBy('arrival')
        .execute()
      if (rows.length === 0) return
      let number = await this.last(db)
      for (const { id } of rows) {
        number += 1
        await db.updateTable('events').set({ number }).where('id', '=', id).execute()
      }
    })
  }
}
