/** When the copy in the browser is made: soon after typing, and not so often that typing suffers. */

/** So long after typing the copy may be old. Milliseconds. */
const pause = 30
/** A copy of a long text takes long to make; no more than one part in so many of the time goes into copies. */
const share = 12

export interface KeepingCopies {
  /** Something was typed: a copy is due. */
  readonly soon: () => void
  /** Makes it at once; false when the browser keeps nothing. */
  readonly now: () => boolean
  readonly end: () => void
}

/** `make` makes the copy and says whether it is kept; `clock` gives milliseconds. */
export const keepingCopies = (clock: () => number, make: () => boolean): KeepingCopies => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cost = 0
  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const now = (): boolean => {
    stop()
    const began = clock()
    const kept = make()
    cost = clock() - began
    return kept
  }
  return { soon: () => (timer ??= setTimeout(now, Math.max(pause, cost * share))), now, end: stop }
}
