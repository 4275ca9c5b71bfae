/** Keeps the index at the heads in the background, so that searches need not wait for it. */
import { onHeadMove } from '../events/head-moves.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import type { Context } from '../context.ts'
import { followHead } from './index-head.ts'
import { spacesBehind } from './wait-for-index.ts'

/** Before a space that another process is indexing is looked at again: that process may have died. */
const otherMilliseconds = 5000

export interface Following {
  /** Resolves when it no longer uses the store. */
  stop(): Promise<void>
}

class FollowedHeads {
  readonly #ctx: Context
  readonly #waiting = new Set<string>()
  readonly #later = new Set<NodeJS.Timeout>()
  #working: Promise<void> | undefined
  /** Aborted by `stop`: the first index of a large space takes longer than a process has to stop. */
  readonly #stopping = new AbortController()

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  add(space: string): void {
    if (this.#stopping.signal.aborted) return
    this.#waiting.add(space)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  /** Adds the spaces of events whose heads were moved by other processes. */
  async hear(events: readonly EventRow[]): Promise<void> {
    const spaces = [...new Set(events.flatMap(({ space }) => (space === '' ? [] : [space])))]
    if (spaces.length === 0 || this.#stopping.signal.aborted) return
    for (const space of await spacesBehind(this.#ctx, spaces)) this.add(space)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const timer of this.#later) clearTimeout(timer)
    await this.#working
  }

  /** One space at a time. */
  async #work(): Promise<void> {
    const { store, log } = this.#ctx
    const { signal } = this.#stopping
    for (const space of this.#waiting) {
      this.#waiting.delete(space)
      if (signal.aborted) return
      try {
        const isOurs = await store.unlessRunning(`index ${space}`, () =>
          followHead(this.#ctx, space, { signal }),
        )
        if (!isOurs) this.#addLater(space)
      } catch (error) {
        if (signal.aborted) return
        log.warn({ err: error, space }, 'Could not update the search index of a space')
      }
    }
  }

  #addLater(space: string): void {
    const timer = setTimeout(() => {
      this.#later.delete(timer)
      this.add(space)
    }, otherMilliseconds).unref()
    this.#later.add(timer)
  }
}

/** Follows every head, whichever process moved it: those of this process at once, others by their events. */
export const followHeads = async (ctx: Context): Promise<Following> => {
  const heads = new FollowedHeads(ctx)
  const stopListening = onHeadMove(ctx.store, (space) => heads.add(space))
  const stopHearing = await ctx.events.follow((events) => heads.hear(events))
  return {
    async stop() {
      stopListening()
      stopHearing()
      await heads.stop()
    },
  }
}
