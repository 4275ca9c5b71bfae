/** Long work in many small steps, between which the thread that serves requests answers others. */
import { setImmediate } from 'node:timers/promises'

/** A function to await after every step: it lets others go on when `milliseconds` have passed since it last did. */
export const breather = (milliseconds = 15): (() => Promise<void>) => {
  let last = performance.now()
  return async () => {
    if (performance.now() - last <= milliseconds) return
    await setImmediate()
    last = performance.now()
  }
}
