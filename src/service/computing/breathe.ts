/** Lets other requests go on during long work on the thread that serves them. */

/** Milliseconds of work between two pauses. */
const longest = 15

let rested = 0

/** To be awaited between the steps of long work: a pause when the last one is long ago, else nothing. */
export const breathe = async (): Promise<void> => {
  if (performance.now() - rested < longest) return
  await new Promise((resolve) => setImmediate(resolve))
  rested = performance.now()
}
