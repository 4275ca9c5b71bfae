/**
 * Logs that the store is unavailable: once when an outage begins and once when it ends, however many requests and loops
 * notice it. While the disk is full, checks every few seconds whether writing works again.
 */
import type { StoreUnavailable } from './store-unavailable.ts'

export interface OutageLog {
  readonly warn: (line: string) => void
}

const checkMilliseconds = 5000
/** A busy database still answers other requests, so there is no end to report. */
const busyMilliseconds = 60_000

export class OutageNotice {
  readonly #log: OutageLog | undefined
  readonly #tryWriting: () => Promise<void>
  #away = false
  #busyAt = -Infinity
  #full: StoreUnavailable | undefined
  #timer: NodeJS.Timeout | undefined

  /** `tryWriting` writes something to the disk, or fails. */
  constructor(log: OutageLog | undefined, tryWriting: () => Promise<void>) {
    this.#log = log
    this.#tryWriting = tryWriting
  }

  /** The error for writes while the disk is full; otherwise undefined. */
  get full(): StoreUnavailable | undefined {
    return this.#full
  }

  failed(failure: StoreUnavailable): void {
    const { why, reason } = failure
    if (why === 'disk-full') {
      if (this.#full) return
      this.#full = failure
      this.#log?.warn(`The disk is full, so nothing can be saved: ${reason}`)
      this.#timer = setInterval(() => void this.#check(), checkMilliseconds).unref()
    } else if (why === 'busy') {
      const now = performance.now()
      if (now - this.#busyAt < busyMilliseconds) return
      this.#busyAt = now
      this.#log?.warn('All database connections are in use: some requests timed out waiting for one')
    } else if (why === 'away' && !this.#away) {
      this.#away = true
      this.#log?.warn(`The database is not responding: ${reason}; retrying`)
    }
  }

  /** A query succeeded. */
  answered(): void {
    if (!this.#away) return
    this.#away = false
    this.#log?.warn('The database is responding again')
  }

  close(): void {
    clearInterval(this.#timer)
  }

  // A small write can still succeed when others do not, so ordinary writes do not end the outage.
  async #check(): Promise<void> {
    try {
      await this.#tryWriting()
    } catch {
      return
    }
    clearInterval(this.#timer)
    if (this.#full) this.#log?.warn('The disk has free space again, so changes are saved')
    this.#full = undefined
  }
}
