/** How a task in a process of its own tells how far it is. */
import type { Asks } from '../computing/task.ts'

/** What the service answers to whoever tells. */
export interface ProgressAsk extends Asks {
  readonly progress: (far: readonly [done: number, total: number]) => Promise<void>
}

const progressMilliseconds = 100

/** Tells how far the work is, a few times a second and at its end. */
export const progressOf = ({ progress }: ProgressAsk): ((done: number, total: number) => void) => {
  let told = 0
  return (done, total) => {
    const now = Date.now()
    if (now - told < progressMilliseconds && done < total) return
    told = now
    void progress([done, total])
  }
}
