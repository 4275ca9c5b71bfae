/** Work that takes much of the machine, a little of it at a time: the rest waits for its turn, in order. */

/** Gives a function that runs what it is given, `most` at once. */
export const fewAtOnce = (most: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    while (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
