/**
 * Delivers queued events to integrations, apart from the job queue: those of one queue in order, some queues at once. An
 * event whose process died is taken again when its lease expires, so each arrives at least once, under the same id.
 */
import type { Context } from '../../context.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import type { Store } from '../../storage/store.ts'
import { deliverEvent } from './deliver-event.ts'
import { failedOutcome, recordedPayload, retryDelays } from './event-outcome.ts'
import { sentPayload } from './removed-target.ts'
import { onQueuedEvents } from './queue-event.ts'
import {
  endEvent,
  giveBack,
  leaseMilliseconds,
  renewLease,
  retryEvent,
  takeDueEvents,
} from './queued-events.queries.ts'

const concurrency = 4
const pollMilliseconds = 1000

interface Running {
  readonly abort: AbortController
  readonly done: Promise<void>
}

export class EventDelivery {
  readonly #ctx: Context
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
    for (const event of taken) {
      const abort = new AbortController()
      const done = this.#deliver(event, abort)
        // The outcome could not be stored: the lease expires and the event is sent again.
        .catch((error: unknown) =>
          this.#ctx.log.error(
            { err: error, event: event.id },
            'Could not deliver an event to an integration',
          ),
        )
        .finally(() => {
          this.#running.delete(event.id)
          this.#wake()
        })
      this.#running.set(event.id, { abort, done })
    }
  }

  async #deliver(event: IntegrationEventRow, abort: AbortController): Promise<void> {
    const ctx = this.#ctx
    const renew = () =>
      renewLease(ctx, event)
        .then((isHeld) => (isHeld ? undefined : abort.abort()))
        .catch(() => undefined)
    const heartbeat = setInterval(() => void renew(), leaseMilliseconds / 4)
    try {
      // Events that ended the process each time are not sent for ever.
      const outcome =
        event.attempts > retryDelays.length + 1
          ? failedOutcome('The service stopped during each attempt to send this event.')
          : await deliverEvent(ctx, event, abort.signal)
      if (abort.signal.aborted && outcome.state === 'failed') return
      const delay = outcome.retry ? retryDelays[event.attempts - 1] : undefined
      if (delay !== undefined) return void (await retryEvent(ctx, event, delay, outcome.result))
      const payload = recordedPayload(sentPayload(ctx, event.payload).payload)
      await endEvent(ctx, event, outcome.state, { ...outcome.result, payload: JSON.stringify(payload) })
    } catch (error) {
      if (!abort.signal.aborted) throw error
    } finally {
      clearInterval(heartbeat)
      if (abort.signal.aborted) await giveBack(ctx, event)
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
