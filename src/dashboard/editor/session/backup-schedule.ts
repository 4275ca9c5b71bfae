/** Schedules the copy in the browser: soon after typing, but not so often that typing becomes slow. */

/** Maximum age of the copy after typing, in milliseconds. */
const pause = 30
/** Copying a long text is slow; at most one part in `share` of the time is spent on it. */
const share = 12

export interface BackupSchedule {
  /** Schedules a copy after typing. */
  readonly soon: () => void
  /** Copies immediately; false without storage. */
  readonly now: () => boolean
  readonly end: () => void
}

/** `make` makes the copy and returns whether it was stored; `clock` returns milliseconds. */
export const backupSchedule = (clock: () => number, make: () => boolean): BackupSchedule => {
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
