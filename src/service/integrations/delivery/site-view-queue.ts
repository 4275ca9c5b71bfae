/**
 * Visits of pages on their way to the queue of events. Readers are many, so that those of a moment are written together;
 * when a process dies, the visits of its last moment are lost.
 */
import type { Context } from '../../context.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Store } from '../../storage/store.ts'
import type { SiteVisit } from './emit-site-events.ts'
import { emitSiteViews } from './emit-site-events.ts'

/** How long a visit waits for others. */
const waitMilliseconds = 200
/** Visits that are written at once. */
const mostVisits = 200

type QueueContext = Pick<Context, 'store' | 'mint' | 'now' | 'log'>

class SiteViewQueue {
  #visits: SiteVisit[] = []
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  add(ctx: QueueContext, visit: SiteVisit): void {
    this.#visits.push(visit)
    if (this.#visits.length >= mostVisits) this.#write(ctx)
    else this.#timer ??= setTimeout(() => this.#write(ctx), waitMilliseconds)
  }

  /** Resolves when no visit waits. */
  async flush(ctx: QueueContext): Promise<void> {
    this.#write(ctx)
    await this.#writing
  }

  #write(ctx: QueueContext): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const visits = this.#visits
    if (visits.length === 0) return
    this.#visits = []
    this.#writing = this.#writing
      .then(() => ctx.store.write((db) => emitSiteViews(ctx, db, visits)))
      .catch((error: unknown) =>
        ctx.log.error({ err: error, visits: visits.length }, 'Visits of sites were lost'),
      )
  }
}

const queueOf = oneFor((_store: Store) => new SiteViewQueue())

/** Queues a visit for the integrations that are told of it, in a moment. */
export const queueSiteView = (ctx: QueueContext, visit: SiteVisit): void => queueOf(ctx.store).add(ctx, visit)

/** Writes the visits that wait. */
export const writeSiteViews = (ctx: QueueContext): Promise<void> => queueOf(ctx.store).flush(ctx)
