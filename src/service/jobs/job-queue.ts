/**
 * The job queue: long-running work as rows of a table. A process leases a job and renews the lease while it runs. If the
 * process dies, the lease expires and another process takes the job, so every job runs at least once and handlers must
 * tolerate being run again on the same input. A failed job is retried with growing delays and then marked as failed with
 * its reason. Attempts are counted when a job is leased, so a job that kills its process every time fails as well.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { ErrorReason } from '../../contract/operation/errors.ts'
import { ProcessEnded } from '../computing/pool.ts'
import type { MintId } from '../identifiers.ts'
import { Polling } from '../storage/polling.ts'
import type { JobRow } from '../storage/schema/schema.ts'
import type { Db, Store } from '../storage/store.ts'
import { afterWrite } from '../storage/store.ts'
import type { JobProgress } from './job-lease.ts'
import { JobLease, leaseSeconds, leaseUntil } from './job-lease.ts'
import { failedResult, hasStoredResult } from './job-results.ts'

export interface JobContext {
  readonly id: string
  readonly organization: string
  readonly person: string
  /** Aborted when the job is cancelled, when another process takes it over, and when the service stops. */
  readonly signal: AbortSignal
  /** Reports progress; stored at most a few times a second. */
  readonly progress: (done: number, total: number) => void
  /**
   * Call it in the transaction that writes the job's output. Throws if the job has been cancelled or taken over by
   * another process, so that nothing is written; a later cancel waits for the transaction.
   */
  readonly wanted: (db: Db) => Promise<void>
  /**
   * Call it in the transaction that removes what an unfinished attempt left behind. False if another process has taken
   * over the job and may be using it.
   */
  readonly isLast: (db: Db) => Promise<boolean>
}

/** Runs the job and returns its result as JSON. */
export type JobHandler = (input: never, context: JobContext) => Promise<unknown>

/** An error message for the person who started the job. Any other error is reported as an internal error. */
export class JobFailure extends Error {
  /** Why the same input will fail again. Stored as the result of the job. */
  readonly reason: ErrorReason | undefined

  constructor(message: string, reason?: ErrorReason) {
    super(message)
    this.reason = reason
  }
}

/** Maximum number of attempts. */
export const maxAttempts = 5
const pollMilliseconds = 2000
/** Beyond this a look finds the job. */
const longestWait = 60_000
const progressMilliseconds = 300
const concurrency = 2

interface Running {
  readonly abort: AbortController
  readonly done: Promise<void>
}

export class JobQueue {
  readonly #store: Store
  readonly #mint: MintId
  readonly #now: () => string
  readonly #log: Logger
  readonly #handlers = new Map<string, JobHandler>()
  readonly #running = new Map<string, Running>()
  readonly #polling: Polling
  /** Runs work outside of the request that wakes the queue: a job is not part of it, and may be somebody else's. */
  readonly #withoutRequest = AsyncLocalStorage.snapshot()
  #stopHearing: (() => void) | undefined
  /** For when the next job is due, if that is before the next look. */
  #due: NodeJS.Timeout | undefined
  #taking: Promise<void> | undefined
  #takeAgain = false
  /** The store was unavailable when a job was last polled for. */
  #away = false
  #stopped = true

  constructor(store: Store, mint: MintId, now: () => string, log: Logger) {
    this.#store = store
    this.#mint = mint
    this.#now = now
    this.#log = log
    this.#polling = new Polling(store.wakeUps, pollMilliseconds, () => this.#wake())
  }

  handle(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler)
  }

  /** Adds a job in the transaction `db` and returns its id. */
  async add(
    db: Db,
    job: {
      /** Pass it when the job's input was already stored under this id. */
      id?: string
      kind: string
      organization: string
      person: string
      input: unknown
      dueAt?: string
    },
  ): Promise<string> {
    const id = job.id ?? this.#mint('job')
    const now = this.#now()
    await db
      .insertInto('jobs')
      .values({
        id,
        kind: job.kind,
        organization: job.organization,
        person: job.person,
        input: JSON.stringify(job.input),
        state: 'pending',
        progress: 0,
        total: 0,
        result: null,
        error: null,
        attempts: 0,
        due_at: job.dueAt ?? now,
        lease_until: null,
        lease: null,
        created_at: now,
        updated_at: now,
      })
      .execute()
    afterWrite(() => this.#added())
    return id
  }

  /** Cancels an unfinished job in the transaction `db`. */
  async cancel(db: Db, id: string): Promise<void> {
    await db
      .updateTable('jobs')
      .set({ state: 'cancelled', lease_until: null, updated_at: this.#now() })
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'running'])
      .execute()
    afterWrite(() => {
      const here = this.#running.get(id)
      if (here) here.abort.abort()
      else this.#store.wakeUps.tellSoon('jobs')
    })
  }

  /** Restarts a failed job in the transaction `db`, with its stored result; undefined if it has not failed. */
  async retry(db: Db, failed: Pick<JobRow, 'id' | 'result'>): Promise<JobRow | undefined> {
    const { id } = failed
    const now = this.#now()
    const row = await db
      .updateTable('jobs')
      .set({
        ...{ state: 'pending', attempts: 0, error: null, progress: 0, total: 0 },
        ...{ due_at: now, lease: null, updated_at: now },
        ...(!hasStoredResult(failed) && { result: null }),
      })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst()
    if (row) afterWrite(() => this.#added())
    return row
  }

  start(): void {
    this.#stopped = false
    this.#stopHearing ??= this.#store.wakeUps.on('jobs', () => {
      this.#polling.happened()
      this.#wake()
      // Otherwise it is noticed when the lease is renewed.
      void this.#abortCanceled().catch(() => {})
    })
    this.#polling.start()
    this.#wake()
  }

  /** Stops leasing jobs, aborts the running ones and waits for them. Interrupted jobs are picked up again later. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#polling.stop()
    this.#stopHearing?.()
    this.#stopHearing = undefined
    clearTimeout(this.#due)
    // Wait for a lease in progress, so that its job is among the running ones.
    await this.#taking
    for (const { abort } of this.#running.values()) abort.abort()
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done))
  }

  /** Takes a job that was added here, or leaves it to other processes. */
  #added(): void {
    if (this.#stopped || this.#running.size >= concurrency) this.#store.wakeUps.tellSoon('jobs')
    this.#wake()
  }

  #wake(): void {
    if (this.#stopped || this.#running.size >= concurrency) return
    if (this.#taking !== undefined) {
      // Jobs added in the meantime may have been missed.
      this.#takeAgain = true
      return
    }
    this.#taking = this.#withoutRequest(() => this.#take())
      .then(() => {
        if (this.#away) this.#log.info('The job queue is working again')
        this.#away = false
      })
      .catch((error: unknown) => {
        // Logged once, since it is retried every two seconds.
        if (!this.#away) this.#log.error({ err: error }, 'The job queue is paused until the store responds')
        this.#away = true
      })
      .finally(() => {
        this.#taking = undefined
        const again = this.#takeAgain
        this.#takeAgain = false
        if (again && !this.#away) this.#wake()
      })
  }

  /** Aborts the running jobs that were canceled in another process. */
  async #abortCanceled(): Promise<void> {
    if (this.#running.size === 0) return
    const canceled = await this.#store.read
      .selectFrom('jobs')
      .select('id')
      .where('id', 'in', [...this.#running.keys()])
      .where('state', '=', 'cancelled')
      .execute()
    for (const { id } of canceled) this.#running.get(id)?.abort.abort()
  }

  /** Wakes when the next job is due, since polling may be slower than that. */
  async #waitForNext(): Promise<void> {
    if (!this.#store.wakeUps.arriving) return
    const pending = this.#store.read
      .selectFrom('jobs')
      .select('due_at as at')
      .where('state', '=', 'pending')
      .where('kind', 'in', [...this.#handlers.keys()])
    const { next } = await this.#store.read
      .selectFrom(
        pending
          .unionAll(
            this.#store.read
              .selectFrom('jobs')
              .select((e) => e.fn.coalesce('lease_until', 'due_at').as('at'))
              .where('state', '=', 'running'),
          )
          .as('open'),
      )
      .select((e) => e.fn.min('at').as('next'))
      .executeTakeFirstOrThrow()
    clearTimeout(this.#due)
    if (next === null || this.#stopped) return
    const wait = Math.max(Date.parse(next) - Date.parse(this.#now()), pollMilliseconds)
    this.#due = setTimeout(() => this.#wake(), Math.min(wait, longestWait)).unref()
  }

  async #take(): Promise<void> {
    while (!this.#stopped && this.#running.size < concurrency) {
      const job = await this.#lease()
      if (job === 'given-up') continue
      if (!job) return this.#waitForNext()
      this.#polling.happened()
      const abort = new AbortController()
      const done = this.#run(job, abort)
        // The outcome could not be stored: the lease expires and the job is taken again.
        .catch((error: unknown) =>
          this.#log.error({ err: error, job: job.id }, 'Could not save the result of a job'),
        )
        .finally(() => {
          this.#running.delete(job.id)
          this.#wake()
        })
      this.#running.set(job.id, { abort, done })
    }
  }

  /** Leases the next due job; `given-up` if it has used up its attempts. */
  #lease(): Promise<JobRow | 'given-up' | undefined> {
    const now = this.#now()
    const known = [...this.#handlers.keys()]
    const runningIds = [...this.#running.keys()]
    if (known.length === 0) return Promise.resolve(undefined)
    return this.#store.write(async (db) => {
      let due = db
        .selectFrom('jobs')
        .select(['id', 'kind', 'state', 'attempts'])
        .where('kind', 'in', known)
        .where((e) =>
          e.or([
            e.and([e('state', '=', 'pending'), e('due_at', '<=', now)]),
            e.and([e('state', '=', 'running'), e('lease_until', '<', now)]),
          ]),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      // After a stall our own lease may have expired: renew it instead of starting the job twice.
      if (runningIds.length > 0) due = due.where('id', 'not in', runningIds)
      const next = await due.forUpdate().skipLocked().executeTakeFirst()
      if (!next) return undefined
      const { id, kind, attempts } = next
      const set = db.updateTable('jobs').where('id', '=', id)
      if (next.state === 'running' && attempts >= maxAttempts) {
        const error = `The service stopped during each of ${attempts} attempts, so this was abandoned.`
        await set.set({ state: 'failed', error, lease_until: null, updated_at: now }).execute()
        afterWrite(() =>
          this.#log.error({ job: id, kind }, 'A job was abandoned: the service stopped during each attempt'),
        )
        return 'given-up'
      }
      return set
        .set({
          ...{ state: 'running', lease: this.#mint('lease'), lease_until: leaseUntil(now) },
          ...{ updated_at: now, attempts: attempts + 1 },
        })
        .returningAll()
        .executeTakeFirst()
    })
  }

  async #run(job: JobRow, abort: AbortController): Promise<void> {
    const handler = this.#handlers.get(job.kind)
    if (!handler) return
    const lease = new JobLease(this.#store, this.#now, { job: job.id, lease: job.lease ?? '' })
    let latest: JobProgress = { done: job.progress, total: job.total }
    let renewing: Promise<void> | undefined
    /** One at a time. Errors while the store is unavailable are ignored; polling has already logged the outage. */
    const renew = (): void => {
      renewing ??= lease
        .renew(latest)
        .then((holdsLease) => {
          if (!holdsLease) abort.abort()
        })
        .catch(() => {})
        .finally(() => {
          renewing = undefined
        })
    }
    const heartbeat = setInterval(renew, (leaseSeconds * 1000) / 4)
    let reportedAt = 0
    const context: JobContext = {
      id: job.id,
      organization: job.organization,
      person: job.person,
      signal: abort.signal,
      progress: (done, total) => {
        latest = { done, total }
        const now = Date.now()
        if (now - reportedAt < progressMilliseconds) return
        reportedAt = now
        renew()
      },
      wanted: async (db) => {
        if (await lease.holds(db)) return
        abort.abort()
        throw new Error('The job was canceled, or another process has taken it over.')
      },
      isLast: (db) => lease.isLast(db),
    }
    try {
      const change = await this.#attempt(job, handler, context)
      const holdsLease = await lease.end({ ...change, progress: latest.done, total: latest.total })
      if (!holdsLease && !abort.signal.aborted)
        this.#log.warn({ job: job.id }, 'A job finished after another process had taken it over')
    } finally {
      clearInterval(heartbeat)
      await renewing
    }
  }

  /** Runs the handler once and stores the outcome. */
  async #attempt(job: JobRow, handler: JobHandler, context: JobContext): Promise<Partial<JobRow>> {
    try {
      const result = await handler(JSON.parse(job.input) as never, context)
      return { state: 'done', result: JSON.stringify(result ?? null), error: null }
    } catch (error) {
      // Stopped with the service: pending again for the next process. Cancelled or taken over: the row already says so.
      if (context.signal.aborted) return { state: 'pending', attempts: Math.max(0, job.attempts - 1) }
      if (error instanceof JobFailure) {
        const { message, reason } = error
        return { state: 'failed', error: message, ...(reason && { result: failedResult(reason) }) }
      }
      this.#log.error({ err: error, job: job.id }, 'A job failed')
      const message =
        error instanceof ProcessEnded
          ? 'The process ended before it finished, perhaps because the machine ran out of memory. Try again, or split it into smaller pieces.'
          : 'Something went wrong on the server. See the server log for details.'
      if (job.attempts >= maxAttempts) return { state: 'failed', error: message }
      const later = new Date(Date.parse(this.#now()) + 1000 * 4 ** job.attempts).toISOString()
      return { state: 'pending', error: message, due_at: later }
    }
  }
}
