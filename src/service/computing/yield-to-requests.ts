/** Splits long work into steps, so that the main thread can serve requests in between. */
import { setImmediate } from 'node:timers/promises'

/** Returns a function to await after every step: it yields if `milliseconds` have passed since it last did. */
export const breather = (milliseconds = 15): (() => Promise<void>) => {
  let last = performance.now()
  return async () => {
    if (performance.now() - last <= milliseconds) return
    await setImmediate()
    last = performance.now()
  }
}
