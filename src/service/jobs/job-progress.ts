/** How a task in another process reports progress. */
import type { Asks } from '../computing/task.ts'

/** The progress question, which the service answers. */
export interface ProgressAsk extends Asks {
  readonly progress: (progress: readonly [done: number, total: number]) => Promise<void>
}

const progressMilliseconds = 100

/** Returns a function that reports progress, at most ten times a second and at the end. */
export const progressOf = ({ progress }: ProgressAsk): ((done: number, total: number) => void) => {
  let reportedAt = 0
  return (done, total) => {
    const now = Date.now()
    if (now - reportedAt < progressMilliseconds && done < total) return
    reportedAt = now
    void progress([done, total])
  }
}
