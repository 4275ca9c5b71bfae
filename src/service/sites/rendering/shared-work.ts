/**
 * Potentially large work for readers. Concurrent requests for the same result share one run, work that failed by
 * exceeding limits is not retried for a while, and readers never occupy the whole pool.
 */
import { poolLimits } from '../../computing/pool.ts'
import { Failure } from '../../http/failure.ts'
import { oneFor, Recent } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import type { DocumentNeeds } from './document-dependencies.task.ts'
import type { KeptPage } from './page-cache.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

/** Milliseconds before work that exceeded limits is retried. */
const failureKept = 60_000

/** Whether the pool gave up, or would have had to. */
export const isTooMuch = (error: unknown): error is Failure =>
  error instanceof Failure && (error.reason === 'too-large' || error.reason === 'not-ready')

/** Work keyed by its result: concurrent requests for the same key share one run. */
class SharedWork<Value> {
  readonly #ctx: Context
  readonly #running = new Map<string, Promise<Value>>()
  readonly #failed = new Recent<{ readonly error: Failure; readonly until: number }>(10_000)

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  run(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key)
    if (running) return running
    const failed = this.#failed.get(key)
    if (failed && failed.until > this.#now()) return Promise.reject(failed.error)
    const pending = work()
      .catch((error: unknown) => {
        if (error instanceof Failure && error.reason === 'too-large') {
          this.#ctx.log.error({ err: error, work: key }, 'A page of a site is too large to be served')
          this.#failed.set(key, { error, until: this.#now() + failureKept })
        }
        throw error
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, pending)
    return pending
  }

  #now(): number {
    return Date.parse(this.#ctx.now())
  }
}

/** Size of the caches: characters of texts, and bytes of unfinished pages. */
const mostKept = 16_000_000

class SiteWork {
  readonly needs: SharedWork<DocumentNeeds>
  readonly pages: SharedWork<{ readonly page: KeptPage; readonly whole: boolean }>
  readonly sheets: SharedWork<Uint8Array>
  readonly socialPictures: SharedWork<Uint8Array>
  /** Slow pages whose highlighting is still incomplete. */
  readonly unfinished = new Recent<{ readonly page: KeptPage; readonly until: number }>(mostKept)
  readonly #texts: SharedWork<string>
  readonly #kept = new Recent<string>(mostKept)

  constructor(ctx: Context) {
    this.needs = new SharedWork(ctx)
    this.pages = new SharedWork(ctx)
    this.sheets = new SharedWork(ctx)
    this.socialPictures = new SharedWork(ctx)
    this.#texts = new SharedWork(ctx)
  }

  /** A text cached by the hash of all its inputs. Previews are not cached. */
  async text(
    { preview }: Pick<VisibleSite, 'preview'>,
    key: string,
    work: () => Promise<string>,
  ): Promise<string> {
    if (preview !== undefined) return work()
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const made = await this.#texts.run(key, work)
    return this.#kept.get(key) ?? this.#kept.set(key, made, 100 + made.length)
  }
}

/** That of an installation. */
export const siteWorkOf = oneFor((ctx: Context) => new SiteWork(ctx))

/** Number of pool processes that readers may use concurrently; the rest is for authors. */
const mostAtOnce = Math.max(1, poolLimits.workers - 1)
/** Maximum queue length; further readers are told to retry later. */
const mostWaiting = 50

const waiting: (() => void)[] = []
let running = 0

/** Queues large work for a reader. */
export const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting)
      throw new Failure('not-ready', 'Too many large pages are being prepared. Try again in a few seconds.', {
        retryAfter: 5,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
