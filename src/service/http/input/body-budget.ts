/**
 * How much memory the bodies of requests take at a time. A body that would take more is not read on until others have
 * been answered, which holds back its client, and refused if that takes too long.
 */
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'
import { announcesBody } from '../server/discard-body.ts'

interface BodyLimits {
  /** Bytes of all bodies, until their requests are answered. One body at a time may exceed it by its own size. */
  readonly bytes: number
  /** Bytes of one body that never wait. */
  readonly small: number
  /** Milliseconds for which a body waits. */
  readonly wait: number
}

interface Waiter {
  readonly body: HeldBody
  readonly resolve: () => void
}

const busy = (): Failure =>
  new Failure('not-ready', 'The server is receiving other large requests. Try again in a few seconds.', {
    retryAfter: 5,
  })

/** The bytes of one request's body. */
class HeldBody {
  readonly #budget: BodyBudget
  /** Bytes so far. */
  size = 0
  #isOpen = true

  constructor(budget: BodyBudget) {
    this.#budget = budget
  }

  /** Counts bytes that have arrived. Read on once the promise resolves, at once if there is none; rejects with `not-ready`. */
  add(bytes: number): Promise<void> | undefined {
    return this.#isOpen ? this.#budget.add(this, bytes) : undefined
  }

  /** The bytes are no longer needed. */
  release(): void {
    this.#isOpen = false
    this.#budget.release(this)
  }
}

export class BodyBudget {
  readonly #limits: BodyLimits
  /** In the order in which they began to wait. */
  readonly #waiting = new Set<Waiter>()
  /** The body that is read although there is no room, so that bodies which are incomplete do not wait for each other. */
  #exempt: HeldBody | undefined
  #held = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** A body of which nothing has arrived yet. */
  open(): HeldBody {
    return new HeldBody(this)
  }

  add(body: HeldBody, bytes: number): Promise<void> | undefined {
    body.size += bytes
    this.#held += bytes
    if (body.size <= this.#limits.small || this.#mayGoOn(body)) return undefined
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter)
        reject(busy())
      }, this.#limits.wait)
      const waiter: Waiter = {
        body,
        resolve: () => {
          clearTimeout(timer)
          this.#waiting.delete(waiter)
          resolve()
        },
      }
      this.#waiting.add(waiter)
    })
  }

  release(body: HeldBody): void {
    this.#held -= body.size
    body.size = 0
    if (this.#exempt === body) this.#exempt = undefined
    for (const waiter of this.#waiting) {
      if (waiter.body === body || this.#mayGoOn(waiter.body)) waiter.resolve()
    }
  }

  #mayGoOn(body: HeldBody): boolean {
    if (this.#held <= this.#limits.bytes) return true
    this.#exempt ??= body
    return this.#exempt === body
  }
}

/** Room for two files of the maximum size, or ten of the largest bodies of JSON. */
const budget = new BodyBudget({ bytes: 100 * 1024 ** 2, small: 256 * 1024, wait: 20_000 })

const bodies = new WeakMap<object, HeldBody>()

/** Counts the bodies of all requests until they are answered or their connections close. */
export const countBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (announcesBody(raw)) {
      const body = budget.open()
      bodies.set(raw, body)
      const release = (): void => body.release()
      reply.raw.once('finish', release).once('close', release)
    }
    done()
  })
}

/** Counts bytes of a request's body, as `HeldBody.add` does; `request` may be another stream, which is not counted. */
export const holdBytes = (request: Readable, bytes: number): Promise<void> | undefined =>
  bodies.get(request)?.add(bytes)
