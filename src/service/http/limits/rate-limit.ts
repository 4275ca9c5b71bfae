/**
 * Windows of one minute, per credential and per address, in the memory of the process: they keep one caller from
 * taking the service from the others. What must not be guessed is counted in the store (`attempt-limit.ts`).
 */
export interface Window {
  readonly limit: number
  readonly remaining: number
  /** Seconds since the epoch when the window ends. */
  readonly reset: number
}

const windowSeconds = 60

export class RateLimiter {
  readonly #limit: number
  readonly #now: () => number
  #counts = new Map<string, number>()
  #windowEnds = 0

  /** `limit` requests a minute for each key; 0 counts nothing and allows everything. `now` gives milliseconds. */
  constructor(limit: number, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts one request. The key is made by the caller from what the client cannot choose. */
  take(key: string): Window | undefined {
    if (this.#limit === 0) return undefined
    const seconds = Math.floor(this.#now() / 1000)
    if (seconds >= this.#windowEnds) {
      this.#windowEnds = seconds - (seconds % windowSeconds) + windowSeconds
      this.#counts = new Map()
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return { limit: this.#limit, remaining: this.#limit - count, reset: this.#windowEnds }
  }
}
