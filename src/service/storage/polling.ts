/**
 * Looks now and then for work that nobody announced. Looks at most every 30 seconds while nothing happens and messages
 * of other processes arrive, so that an idle database can rest.
 */
import type { WakeUps } from './wake-ups.ts'

const slowest = 30_000

export class Polling {
  readonly #wakeUps: WakeUps
  readonly #fastest: number
  readonly #look: () => void
  readonly #isIdle: () => boolean
  #delay: number
  #timer: NodeJS.Timeout | undefined

  /** Looks every `fastest` milliseconds while something happens, or while it is not idle for another reason. */
  constructor(wakeUps: WakeUps, fastest: number, look: () => void, isIdle: () => boolean = () => true) {
    this.#wakeUps = wakeUps
    this.#fastest = fastest
    this.#look = look
    this.#isIdle = isIdle
    this.#delay = fastest
  }

  start(): void {
    this.#delay = this.#fastest
    this.#schedule()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Something happened, so more may follow that is not announced. */
  happened(): void {
    if (this.#delay === this.#fastest || this.#timer === undefined) return
    this.start()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const mayRest = this.#wakeUps.arriving && this.#isIdle()
      this.#delay = mayRest ? Math.min(this.#delay * 2, slowest) : this.#fastest
      this.#schedule()
      this.#look()
    }, this.#delay).unref()
  }
}
