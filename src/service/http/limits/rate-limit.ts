/**
 * Fixed windows of one minute, per credential and per address, in memory: they keep one caller from starving the
 * others. Attempts at guessing are counted in the store (`attempt-limit.ts`).
 */
import type { Config } from '../../config.ts'

export interface Window {
  readonly limit: number
  readonly remaining: number
  /** End of the window in seconds since the epoch. */
  readonly reset: number
}

const windowSeconds = 60

/** The part of a limit that one of several processes counts, since a proxy divides the requests among them. */
export const shareOf = (limit: number, { processes }: Pick<Config, 'processes'>): number =>
  Math.ceil(limit / processes)

export class RateLimiter {
  readonly #limit: number
  readonly #now: () => number
  #counts = new Map<string, number>()
  #windowEnds = 0

  /** `limit` requests per minute for each key; 0 disables the limit. `now` returns milliseconds. */
  constructor(limit: number, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts one request. The caller derives the key from something that the client cannot choose. */
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
