/**
 * Long work, as rows. A job is taken under a lease that is renewed while it runs; when its process dies the lease
 * ends and another takes it, so that each job is done at least once: handlers can be run again on the same input.
 * A failed job is tried again later and later, then stands as failed with its reason.
 */
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { MintId } from '../identifiers.ts'
import type { JobRow } from '../storage/schema.ts'
import type { Db, Store } from '../storage/store.ts'
import { afterWrite } from '../storage/store.ts'

export interface JobContext {
  readonly id: string
  readonly organization: string
  readonly person: string
  /** Aborted when the job was cancelled or the service stops. */
  readonly signal: AbortSignal
  /** Tells how far the work is; written at most a few times a second. */
  readonly progress: (done: number, total: number) => void
  /**
   * Called in the transaction that writes what the job makes: fails when the job was cancelled meanwhile, so that
   * nothing of it is written, and makes a cancel that comes later wait until it is.
   */
  readonly wanted: (db: Db) => Promise<void>
}

/** Does the work and returns what the job's result is, as JSON. */
export type JobHandler = (input: never, context: JobContext) => Promise<unknown>

/** A reason that the person who started the job should read; anything else is reported as an internal error. */
export class JobFailure extends Error {}

const leaseSeconds = 60
const mostAttempts = 5
const pollMilliseconds = 2000
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
  #timer: NodeJS.Timeout | undefined
  #taking: Promise<void> | undefined
  #stopped = true

  constructor(store: Store, mint: MintId, now: () => string, log: Logger) {
    this.#store = store
    this.#mint = mint
    this.#now = now
    this.#log = log
  }

  handle(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler)
  }

  /** Adds a job as part of the transaction `db` and returns its id. */
  async add(
    db: Db,
    job: {
      /** Given when what the job needs was stored under it before. */
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
        created_at: now,
        updated_at: now,
      })
      .execute()
    afterWrite(() => this.#wake())
    return id
  }

  /** Cancels a job that has not ended, as part of the transaction `db`. */
  async cancel(db: Db, id: string): Promise<void> {
    await db
      .updateTable('jobs')
      .set({ state: 'cancelled', lease_until: null, updated_at: this.#now() })
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'running'])
      .execute()
    afterWrite(() => this.#running.get(id)?.abort.abort())
  }

  start(): void {
    this.#stopped = false
    this.#timer = setInterval(() => this.#wake(), pollMilliseconds).unref()
    this.#wake()
  }

  /** Stops taking jobs, tells those that run, and waits for them; what is cut short is taken again later. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    // A job whose lease is just being taken is among those that run afterwards.
    await this.#taking
    for (const { abort } of this.#running.values()) abort.abort()
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done))
  }

  #wake(): void {
    if (this.#stopped || this.#taking !== undefined || this.#running.size >= concurrency) return
    this.#taking = this.#take()
      .catch((error: unknown) => this.#log.error({ err: error }, 'Jobs cannot be taken'))
      .finally(() => {
        this.#taking = undefined
      })
  }

  async #take(): Promise<void> {
    while (!this.#stopped && this.#running.size < concurrency) {
      const job = await this.#lease()
      if (!job) return
      const abort = new AbortController()
      const done = this.#run(job, abort).finally(() => {
        this.#running.delete(job.id)
        this.#wake()
      })
      this.#running.set(job.id, { abort, done })
    }
  }

  #lease(): Promise<JobRow | undefined> {
    const now = this.#now()
    const until = new Date(Date.parse(now) + leaseSeconds * 1000).toISOString()
    const known = [...this.#handlers.keys()]
    if (known.length === 0) return Promise.resolve(undefined)
    return this.#store.write(async (db) => {
      let due = db
        .selectFrom('jobs')
        .select('id')
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
      if (this.#store.engine === 'postgres') due = due.forUpdate().skipLocked()
      const next = await due.executeTakeFirst()
      if (!next) return undefined
      return db
        .updateTable('jobs')
        .set({ state: 'running', lease_until: until, updated_at: now, attempts: sql<number>`attempts + 1` })
        .where('id', '=', next.id)
        .returningAll()
        .executeTakeFirst()
    })
  }

  async #run(job: JobRow, abort: AbortController): Promise<void> {
    const handler = this.#handlers.get(job.kind)
    if (!handler) return
    let told = 0
    let latest = { done: job.progress, total: job.total }
    const tell = async (): Promise<void> => {
      const now = this.#now()
      const row = await this.#store.write((db) =>
        db
          .updateTable('jobs')
          .set({
            progress: latest.done,
            total: latest.total,
            lease_until: new Date(Date.parse(now) + leaseSeconds * 1000).toISOString(),
            updated_at: now,
          })
          .where('id', '=', job.id)
          .where('state', '=', 'running')
          .returning('id')
          .executeTakeFirst(),
      )
      // Cancelled from elsewhere: the row is not ours any more.
      if (!row) abort.abort()
    }
    const heartbeat = setInterval(() => void tell().catch(() => {}), (leaseSeconds * 1000) / 4)
    const context: JobContext = {
      id: job.id,
      organization: job.organization,
      person: job.person,
      signal: abort.signal,
      progress: (done, total) => {
        latest = { done, total }
        const now = Date.now()
        if (now - told < progressMilliseconds) return
        told = now
        void tell().catch(() => {})
      },
      wanted: async (db) => {
        const row = await db
          .updateTable('jobs')
          .set({ updated_at: this.#now() })
          .where('id', '=', job.id)
          .where('state', '=', 'running')
          .returning('id')
          .executeTakeFirst()
        if (row) return
        abort.abort()
        throw new Error('The job was cancelled.')
      },
    }
    try {
      const result = await handler(JSON.parse(job.input) as never, context)
      await this.#end(job.id, {
        state: 'done',
        result: JSON.stringify(result ?? null),
        ...progressOf(latest),
      })
    } catch (error) {
      if (abort.signal.aborted) {
        // Stopped with the service: pending again, for whoever comes next. Cancelled: the row says so already.
        await this.#end(job.id, {
          state: 'pending',
          attempts: Math.max(0, job.attempts - 1),
          ...progressOf(latest),
        })
        return
      }
      const told =
        error instanceof JobFailure ? error.message : 'Something went wrong inside. The log has the details.'
      if (!(error instanceof JobFailure)) this.#log.error({ err: error, job: job.id }, 'A job failed')
      if (error instanceof JobFailure || job.attempts >= mostAttempts) {
        await this.#end(job.id, { state: 'failed', error: told, ...progressOf(latest) })
      } else {
        const later = new Date(Date.parse(this.#now()) + 1000 * 4 ** job.attempts).toISOString()
        await this.#end(job.id, { state: 'pending', error: told, due_at: later, ...progressOf(latest) })
      }
    } finally {
      clearInterval(heartbeat)
    }
  }

  async #end(id: string, change: Partial<JobRow>): Promise<void> {
    await this.#store.write((db) =>
      db
        .updateTable('jobs')
        .set({ ...change, lease_until: null, updated_at: this.#now() })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute(),
    )
  }
}

const progressOf = ({ done, total }: { done: number; total: number }) => ({ progress: done, total })
