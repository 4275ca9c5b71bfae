/** Keeps the index at the heads in the background, so that searches need not wait for it. */
import { onHeadMove } from '../events/head-moves.ts'
import type { Context } from '../context.ts'
import { followHead } from './index-head.ts'

export interface Following {
  /** Resolves when it no longer uses the store. */
  stop(): Promise<void>
}

/**
 * Follows every head moved by this process, one space at a time. Heads moved by other processes are indexed by
 * searches.
 */
export const followHeads = (ctx: Context): Following => {
  const waiting = new Set<string>()
  let working: Promise<void> | undefined
  let stopped = false

  const work = async (): Promise<void> => {
    for (const space of waiting) {
      waiting.delete(space)
      if (stopped) return
      await followHead(ctx, space).catch((error: unknown) =>
        ctx.log.warn({ err: error, space }, 'Could not update the search index of a space'),
      )
    }
  }
  const stopListening = onHeadMove(ctx.store, (space) => {
    waiting.add(space)
    working ??= work().finally(() => {
      working = undefined
    })
  })
  return {
    async stop() {
      stopped = true
      stopListening()
      await working
    },
  }
}
