/**
 * The lease under which a job runs. Everything that the queue and its handlers write about the job depends on it: a
 * process that stalled until its lease expired, and whose job another one has taken, can no longer write.
 */
import type { JobRow } from '../storage/schema/schema.ts'
import type { Db, Store } from '../storage/store.ts'

export const leaseSeconds = 60

/** When a lease expires that is taken or renewed at `now`. */
export const leaseUntil = (now: string): string =>
  new Date(Date.parse(now) + leaseSeconds * 1000).toISOString()

export interface JobProgress {
  readonly done: number
  readonly total: number
}

export class JobLease {
  readonly #store: Store
  readonly #now: () => string
  readonly #job: string
  readonly #lease: string

  constructor(
    store: Store,
    now: () => string,
    { job, lease }: { readonly job: string; readonly lease: string },
  ) {
    this.#store = store
    this.#now = now
    this.#job = job
    this.#lease = lease
  }

  /** Renews the lease and stores the progress. False if the job was cancelled or has another lease. */
  renew({ done, total }: JobProgress): Promise<boolean> {
    const now = this.#now()
    return this.#store.write((db) =>
      this.#update(db, { progress: done, total, lease_until: leaseUntil(now), updated_at: now }),
    )
  }

  /** Whether the job still runs under this lease. Changes to this wait for the end of the transaction. */
  holds(db: Db): Promise<boolean> {
    return this.#update(db, { updated_at: this.#now() })
  }

  /** Whether the job has had no later lease, even if it was cancelled or has failed. Locks like `holds`. */
  async isLast(db: Db): Promise<boolean> {
    const row = await db
      .updateTable('jobs')
      .set({ lease: this.#lease })
      .where('id', '=', this.#job)
      .where('lease', '=', this.#lease)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Ends the lease with an update of the job. False if the job was cancelled or has another lease. */
  end(change: Partial<JobRow>): Promise<boolean> {
    return this.#store.write((db) =>
      this.#update(db, { ...change, lease_until: null, updated_at: this.#now() }),
    )
  }

  async #update(db: Db, change: Partial<JobRow>): Promise<boolean> {
    const row = await db
      .updateTable('jobs')
      .set(change)
      .where('id', '=', this.#job)
      .where('state', '=', 'running')
      .where('lease', '=', this.#lease)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }
}
