/** Components that integrations drew, in memory: for as long as they allow, and for an hour more if they fail. */
import type { RenderOutput } from '../../../content/contentkit/elements.ts'
import type { Failure } from '../../http/failure.ts'
import { oneFor, Recent } from '../../recent-cache.ts'

export interface KeptOutput {
  readonly output: RenderOutput
  /** Milliseconds since 1970; until then it is current. */
  readonly until: number
}

/** Approximate bytes of all outputs. */
const mostBytes = 32 * 1024 * 1024

/** Milliseconds for which an output may stand in for a failing integration. */
const staleFor = 3600_000

/** Milliseconds before a component that failed is asked for again for readers. */
const failureKept = 10_000

class ComponentCache {
  readonly #outputs = new Recent<KeptOutput>(mostBytes)
  readonly #failures = new Recent<{ readonly error: Failure; readonly until: number }>(10_000)
  readonly #running = new Map<string, Promise<KeptOutput>>()

  fresh(key: string, now: number): KeptOutput | undefined {
    const kept = this.#outputs.get(key)
    return kept !== undefined && kept.until > now ? kept : undefined
  }

  /** What can be shown although it is no longer current. */
  stale(key: string, now: number): KeptOutput | undefined {
    const kept = this.#outputs.get(key)
    return kept !== undefined && kept.until + staleFor > now ? kept : undefined
  }

  /** A failure that is too recent for another attempt. */
  failure(key: string, now: number): Failure | undefined {
    const failure = this.#failures.get(key)
    return failure !== undefined && failure.until > now ? failure.error : undefined
  }

  keep(key: string, kept: KeptOutput): KeptOutput {
    return this.#outputs.set(key, kept, 200 + 2 * JSON.stringify(kept.output).length)
  }

  keepFailure(key: string, error: Failure, now: number): void {
    this.#failures.set(key, { error, until: now + failureKept })
  }

  /** One render at a time for each key: whoever comes meanwhile gets the same. */
  share(key: string, render: () => Promise<KeptOutput>): Promise<KeptOutput> {
    const running = this.#running.get(key)
    if (running) return running
    const started = render().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}

/** That of an installation. */
export const componentCacheOf = oneFor((_store: object) => new ComponentCache())
