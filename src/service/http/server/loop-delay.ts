/**
 * Event loop delay: while the main thread computes, every request waits. Measured continuously at negligible cost,
 * reported by `/healthz`, and logged when it is noticeable.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'

/** Milliseconds that a request may wait for the work of another one, at most. */
export const longestDelay = 100

const windowSeconds = 10
const windows = 6
const resolution = 10

/** Milliseconds, over the last minute. */
export interface LoopDelayFigures {
  readonly p99: number
  readonly max: number
}

export class LoopDelay {
  readonly #log: Logger
  readonly #histogram = monitorEventLoopDelay({ resolution })
  readonly #former: LoopDelayFigures[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(log: Logger) {
    this.#log = log
  }

  start(): void {
    this.#histogram.enable()
    this.#timer = setInterval(() => this.#turn(), windowSeconds * 1000).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#histogram.disable()
  }

  figures(): LoopDelayFigures {
    const all = [...this.#former, this.#present()]
    return { p99: Math.max(...all.map(({ p99 }) => p99)), max: Math.max(...all.map(({ max }) => max)) }
  }

  /** The histogram measures from tick to tick, so its resolution is subtracted. */
  #present(): LoopDelayFigures {
    const late = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - resolution)
    return { p99: late(this.#histogram.percentile(99)), max: late(this.#histogram.max) }
  }

  #turn(): void {
    const present = this.#present()
    if (present.max > longestDelay)
      this.#log.info(present, `Requests waited up to ${present.max} ms for other work`)
    this.#former.push(present)
    if (this.#former.length >= windows) this.#former.shift()
    this.#histogram.reset()
  }
}
