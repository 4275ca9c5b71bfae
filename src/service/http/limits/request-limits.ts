/**
 * How often one may ask. Every request is counted, whatever credential comes with it, and always under what a client
 * cannot choose: a credential that is valid, else the address.
 *
 * Requests with a valid credential and all others are counted apart, so that somebody who tries credentials does not
 * use up what is meant for the people behind the same address.
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

  /** `perMinute` is what one credential may ask, and what strangers from one address may; 0 switches all limits off. */
  constructor(perMinute: number, now: () => string) {
    const time = () => Date.parse(now())
    this.#now = now
    this.#byCredential = new RateLimiter(perMinute, time)
    this.#ofCallers = new RateLimiter(perMinute * 5, time)
    this.#ofStrangers = new RateLimiter(perMinute, time)
    this.#ofRefused = new RateLimiter(Math.ceil(perMinute / 10), time)
  }

  /** Counts a request with a valid credential, under that and under its address. */
  countCaller(request: FastifyRequest, reply: FastifyReply, credential: string): void {
    const ofAddress = this.#ofCallers.take(addressKey(request.ip))
    this.#hold(reply, this.#byCredential.take(credential), ofAddress)
  }

  /** Counts a request without a credential. */
  countStranger(request: FastifyRequest, reply: FastifyReply): void {
    this.#hold(reply, this.#ofStrangers.take(addressKey(request.ip)))
  }

  /**
   * Counts a request whose credential is not valid, far more strictly. The credential has been looked up, which costs
   * little: to refuse before that would lock out everybody behind the address of somebody who tries credentials.
   */
  countRefused(request: FastifyRequest, reply: FastifyReply): void {
    this.#hold(reply, this.#ofRefused.take(addressKey(request.ip)))
  }

  /** Tells the first window, and fails when any is used up. */
  #hold(reply: FastifyReply, shown: Window | undefined, other?: Window): void {
    if (!shown) return
    void reply.header('x-ratelimit-limit', shown.limit)
    void reply.header('x-ratelimit-remaining', Math.max(0, shown.remaining))
    void reply.header('x-ratelimit-reset', shown.reset)
    if (shown.remaining >= 0 && (other === undefined || other.remaining >= 0)) return
    const wait = Math.max(1, shown.reset - Math.floor(Date.parse(this.#now()) / 1000))
    throw new Failure('too-many-requests', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }
}
