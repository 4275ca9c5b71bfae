/**
 * Delivers queued events to integrations, apart from the job queue: those of one queue in order, some queues at once. They
 * are taken, and their outcomes stored, a few at a time. An event whose process died is taken again when its lease expires,
 * so each arrives at least once, under the same id.
 */
import type { Context } from '../../context.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import type { Store } from '../../storage/store.ts'
import { deliverEvent } from './deliver-event.ts'
import { failedOutcome, recordedPayload, retryDelays } from './event-outcome.ts'
import { sentPayload } from './removed-target.ts'
import { onQueuedEvents } from './queue-event.ts'
import type { EndedEvent, EventRun } from './queued-events.queries.ts'
import {
  endEvents,
  giveBack,
  leaseMilliseconds,
  renewLease,
  retryEvent,
  takeDueEvents,
} from './queued-events.queries.ts'

const concurrency = 4
const pollMilliseconds = 1000
/** For how long further events of a queue are sent before others have their turn, and before outcomes are stored. */
const runMilliseconds = 200

interface Running {
  readonly abort: AbortController
  readonly done: Promise<void>
}

export class EventDelivery {
  readonly #ctx: Context
  /** By the first event of each run. */
  readonly #running = new Map<string, Running>()
  #timer: NodeJS.Timeout | undefined
  #taking: Promise<void> | undefined
  #takeAgain = false
  /** The store was unavailable when events were last polled for. */
  #away = false
  #stopped = true

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  start(): void {
    this.#stopped = false
    clearInterval(this.#timer)
    onQueuedEvents(this.#ctx, () => this.#wake())
    this.#timer = setInterval(() => this.#wake(), pollMilliseconds).unref()
    this.#wake()
  }

  /** Takes no more events, and gives back the ones that are being sent. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    // Wait for a transaction that is taking events, so that these are among the running ones.
    await this.#taking
    for (const { abort } of this.#running.values()) abort.abort()
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done))
  }

  #wake(): void {
    if (this.#stopped || this.#running.size >= concurrency) return
    if (this.#taking !== undefined) {
      this.#takeAgain = true
      return
    }
    this.#taking = this.#take()
      .then(() => {
        this.#away = false
      })
      .catch((error: unknown) => {
        // Logged once, since it is tried again every second.
        if (!this.#away)
          this.#ctx.log.error({ err: error }, 'Events of integrations wait until the store responds')
        this.#away = true
      })
      .finally(() => {
        this.#taking = undefined
        const again = this.#takeAgain
        this.#takeAgain = false
        if (again && !this.#away) this.#wake()
      })
  }

  async #take(): Promise<void> {
    const taken = await takeDueEvents(this.#ctx, concurrency - this.#running.size)
    for (const run of taken) {
      const abort = new AbortController()
      const [{ id }] = run
      const done = this.#deliver(run, abort)
        // An outcome could not be stored: the lease expires and the event is sent again.
        .catch((error: unknown) =>
          this.#ctx.log.error({ err: error, event: id }, 'Could not deliver an event to an integration'),
        )
        .finally(() => {
          this.#running.delete(id)
          this.#wake()
        })
      this.#running.set(id, { abort, done })
    }
  }

  /** Sends events one after the other for a moment; gives back those that it did not come to. */
  async #deliver(run: EventRun, abort: AbortController): Promise<void> {
    const ctx = this.#ctx
    const left = [...run]
    const ended: EndedEvent[] = []
    let current = left.shift()
    // Also of those that were sent: they wait until their outcomes are stored.
    const endRenewals = this.#keepLease(run, abort)
    const end = performance.now() + runMilliseconds
    try {
      while (current !== undefined) {
        const sent = await this.#send(current, abort.signal)
        if (sent === 'interrupted') left.unshift(current)
        if (typeof sent === 'string') break
        ended.push(sent)
        current = abort.signal.aborted || performance.now() > end ? undefined : left.shift()
      }
    } finally {
      endRenewals()
      await endEvents(ctx, ended)
      await giveBack(ctx, left)
    }
  }

  /** Renews the lease of a run until the returned function is called; aborts the run if another process has taken it over. */
  #keepLease(run: EventRun, abort: AbortController): () => void {
    let until = run[0].due_at
    let isRenewing = false
    const renew = async (): Promise<void> => {
      if (isRenewing) return
      isRenewing = true
      try {
        const next = await renewLease(this.#ctx, run, until)
        if (next === undefined) abort.abort()
        else until = next
      } catch {
        // The store is away; the next renewal may reach it before the lease ends.
      } finally {
        isRenewing = false
      }
    }
    const heartbeat = setInterval(() => void renew(), leaseMilliseconds / 4)
    return () => clearInterval(heartbeat)
  }

  /** How an event ended, or that it is sent again, or that the delivery was stopped meanwhile. */
  async #send(
    event: IntegrationEventRow,
    signal: AbortSignal,
  ): Promise<EndedEvent | 'retried' | 'interrupted'> {
    const ctx = this.#ctx
    try {
      // Events that ended the process each time are not sent for ever.
      const outcome =
        event.attempts > retryDelays.length + 1
          ? failedOutcome('The service stopped during each attempt to send this event.')
          : await deliverEvent(ctx, event, signal)
      if (signal.aborted && outcome.state === 'failed') return 'interrupted'
      const delay = outcome.retry ? retryDelays[event.attempts - 1] : undefined
      if (delay !== undefined) {
        await retryEvent(ctx, event, delay, outcome.result)
        return 'retried'
      }
      const payload = recordedPayload(sentPayload(ctx, event.payload).payload)
      const { id, attempts } = event
      return {
        ...{ id, attempts, state: outcome.state, ended_at: ctx.now() },
        ...outcome.result,
        payload: JSON.stringify(payload),
      }
    } catch (error) {
      if (!signal.aborted) throw error
      return 'interrupted'
    }
  }
}

const byStore = new WeakMap<Store, EventDelivery>()

/** The delivery of the installation in this process. */
export const eventDelivery = (ctx: Context): EventDelivery => {
  const known = byStore.get(ctx.store) ?? new EventDelivery(ctx)
  byStore.set(ctx.store, known)
  return known
}

/** Stops the delivery of this process, if it was started. */
export const stopDelivery = async (store: Store): Promise<void> => {
  const delivery = byStore.get(store)
  byStore.delete(store)
  await delivery?.stop()
}
