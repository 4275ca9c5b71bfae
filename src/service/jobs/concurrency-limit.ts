/** Limits how much expensive work runs at the same time; the rest waits in order. */

/** Returns a function that runs what it is given, at most `most` at the same time. */
export const limitConcurrency = (
  limit: number,
): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    while (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
