/**
 * Rate limits. Every request is counted, with any credential or none, and always under something that the client cannot
 * choose: a valid credential, else the address.
 *
 * Requests with a valid credential are counted separately from all others, so that someone trying credentials does not
 * use up the limit of others behind the same address.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'
import { Failure } from '../failure.ts'
import type { Window } from './rate-limit.ts'
import { RateLimiter } from './rate-limit.ts'

export class RequestLimits {
  readonly #now: () => string
  readonly #byCredential: RateLimiter
  readonly #ofCallers: RateLimiter
  readonly #ofStrangers: RateLimiter
  readonly #ofRefused: RateLimiter

  /**
   * `perMinute` is the limit of a credential, and of unauthenticated requests from an address; 0 disables all limits.
   */
  constructor(perMinute: number, now: () => string) {
    const time = () => Date.parse(now())
    this.#now = now
    this.#byCredential = new RateLimiter(perMinute, time)
    this.#ofCallers = new RateLimiter(perMinute * 5, time)
    this.#ofStrangers = new RateLimiter(perMinute, time)
    this.#ofRefused = new RateLimiter(Math.ceil(perMinute / 10), time)
  }

  /** Counts a request with a valid credential, under the credential and under its address. */
  countCaller(request: FastifyRequest, reply: FastifyReply, credential: string): void {
    const ofAddress = this.#ofCallers.take(addressKey(request.ip))
    this.#hold(reply, this.#byCredential.take(credential), ofAddress)
  }

  /** Counts a request without a credential. */
  countStranger(request: FastifyRequest, reply: FastifyReply): void {
    this.#hold(reply, this.#ofStrangers.take(addressKey(request.ip)))
  }

  /**
   * Counts a request with an invalid credential, with a far stricter limit. The credential has already been looked up,
   * which is cheap: refusing before that would lock out everybody behind the address of someone trying credentials.
   */
  countRefused(request: FastifyRequest, reply: FastifyReply): void {
    this.#hold(reply, this.#ofRefused.take(addressKey(request.ip)))
  }

  /** Reports the first window in headers, and fails if any is used up. */
  #hold(reply: FastifyReply, window: Window | undefined, other?: Window): void {
    if (!window) return
    void reply.header('x-ratelimit-limit', window.limit)
    void reply.header('x-ratelimit-remaining', Math.max(0, window.remaining))
    void reply.header('x-ratelimit-reset', window.reset)
    if (window.remaining >= 0 && (other === undefined || other.remaining >= 0)) return
    const wait = Math.max(1, window.reset - Math.floor(Date.parse(this.#now()) / 1000))
    throw new Failure('too-many-requests', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }
}
