/**
 * What one address may ask of published sites in a minute where an answer costs more than a page that is kept. Counted
 * by the address that the connection has (or that a trusted proxy tells), which nobody can choose.
 */
import { addressKey } from '../../http/limits/address-key.ts'
import { RateLimiter } from '../../http/limits/rate-limit.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'

const perMinute = { search: 120, feedback: 20, pdf: 20 } as const

export type Limited = keyof typeof perMinute

export class SiteLimits {
  readonly #now: () => number
  readonly #windows: Readonly<Record<Limited, RateLimiter>>

  constructor({ config, now }: Context) {
    this.#now = () => Date.parse(now())
    // Whoever switches the limits of the API off wants none here either.
    const window = (kind: Limited) => new RateLimiter(config.rateLimit === 0 ? 0 : perMinute[kind], this.#now)
    this.#windows = { search: window('search'), feedback: window('feedback'), pdf: window('pdf') }
  }

  /** Counts one for an address. When it is one too many: after how many seconds to ask again. */
  wait(kind: Limited, address: string): number | undefined {
    const window = this.#windows[kind].take(addressKey(address))
    if (window === undefined || window.remaining >= 0) return undefined
    return Math.max(1, window.reset - Math.floor(this.#now() / 1000))
  }
}

/** The limits of an installation. */
export const siteLimitsOf = oneFor((ctx: Context) => new SiteLimits(ctx))
