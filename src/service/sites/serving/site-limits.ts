/**
 * Per-minute rate limits for expensive requests to published sites, per IP address. The address is that of the
 * connection, or the one reported by a trusted proxy, so clients cannot choose it.
 */
import { addressKey } from '../../http/limits/address-key.ts'
import { RateLimiter, shareOf } from '../../http/limits/rate-limit.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'

const perMinute = {
  search: 120,
  feedback: 20,
  pdf: 20,
  social: 60,
  view: 300,
  integrations: 240,
  report: 60,
} as const

type Limited = keyof typeof perMinute

class SiteLimits {
  readonly #now: () => number
  readonly #windows: Readonly<Record<Limited, RateLimiter>>

  constructor({ config, now }: Context) {
    this.#now = () => Date.parse(now())
    // Disabling the API's rate limit disables these too.
    const window = (kind: Limited) =>
      new RateLimiter(config.rateLimit === 0 ? 0 : shareOf(perMinute[kind], config), this.#now)
    this.#windows = {
      ...{ search: window('search'), feedback: window('feedback') },
      ...{ pdf: window('pdf'), social: window('social'), view: window('view') },
      ...{ integrations: window('integrations'), report: window('report') },
    }
  }

  /** Counts one request. Returns the seconds to wait if it exceeds the limit. */
  wait(kind: Limited, address: string): number | undefined {
    const window = this.#windows[kind].take(addressKey(address))
    if (window === undefined || window.remaining >= 0) return undefined
    return Math.max(1, window.reset - Math.floor(this.#now() / 1000))
  }
}

/** The limits of an installation. */
export const siteLimitsOf = oneFor((ctx: Context) => new SiteLimits(ctx))
