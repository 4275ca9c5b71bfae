/**
 * Tells the log that the store is unavailable: once when it begins and once when it is over, however many requests and
 * loops meet it in between. While the disk is full it looks every few seconds whether something can be written again.
 */
import type { StoreUnavailable } from './store-unavailable.ts'

export interface OutageLog {
  readonly warn: (line: string) => void
}

const checkMilliseconds = 5000
/** A database that is too busy answers others meanwhile, so there is no end to report. */
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

  /** Why nothing can be written at the moment, when writes failed for want of disk space. */
  get full(): StoreUnavailable | undefined {
    return this.#full
  }

  failed(failure: StoreUnavailable): void {
    const { why, reason } = failure
    if (why === 'disk-full') {
      if (this.#full) return
      this.#full = failure
      this.#log?.warn(`The disk is full, nothing can be saved: ${reason}`)
      this.#timer = setInterval(() => void this.#check(), checkMilliseconds).unref()
    } else if (why === 'busy') {
      const now = performance.now()
      if (now - this.#busyAt < busyMilliseconds) return
      this.#busyAt = now
      this.#log?.warn('All connections to the database are in use: some requests waited in vain for one')
    } else if (why === 'away' && !this.#away) {
      this.#away = true
      this.#log?.warn(`The database does not answer: ${reason}; retrying`)
    }
  }

  /** A query succeeded. */
  answered(): void {
    if (!this.#away) return
    this.#away = false
    this.#log?.warn('The database answers again')
  }

  close(): void {
    clearInterval(this.#timer)
  }

  // A small write may still find room where others do not, so ordinary writes that succeed end nothing.
  async #check(): Promise<void> {
    try {
      await this.#tryWriting()
    } catch {
      return
    }
    clearInterval(this.#timer)
    if (this.#full) this.#log?.warn('There is space on the disk again, changes are saved')
    this.#full = undefined
  }
}
