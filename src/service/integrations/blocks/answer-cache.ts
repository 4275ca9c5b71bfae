/** Answers of integrations in memory: for as long as they allow, and for an hour more if they fail. */
import { createHash } from 'node:crypto'
import { Failure } from '../../http/failure.ts'
import { Recent } from '../../recent-cache.ts'
import { routeOf } from '../dispatch/dispatch.ts'
import type { ComponentSubject } from './component-subject.ts'

export interface KeptAnswer<Output> {
  readonly output: Output
  /** Milliseconds since 1970; until then it is current. */
  readonly until: number
}

export interface CachedRequest<Output> {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly request: () => Promise<KeptAnswer<Output>>
  /** Whether the answer may be given to others. */
  readonly isShared?: (output: Output) => boolean
  /** Whether readers of a site ask, who get the previous answer, or the previous failure, instead of a new attempt. */
  readonly published: boolean
}

/** Milliseconds for which an answer may stand in for a failing integration. */
const staleFor = 3600_000

/** Milliseconds before an integration that failed is asked again for readers. */
const failureKept = 10_000

/** Equal for the same question to the same installation; undefined while a developer may change the script at any time. */
export const answerKey = (subject: ComponentSubject, question: readonly unknown[]): string | undefined => {
  const { tunnel, version } = routeOf(subject)
  if (tunnel !== undefined) return undefined
  const { integration, installation, target } = subject
  const inputs = [
    ...[integration.name, version, installation.id, installation.revision],
    ...[target?.kind, target?.target, target?.revision, ...question],
  ]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url')
}

export class AnswerCache<Output> {
  readonly #answers: Recent<KeptAnswer<Output>>
  readonly #failures = new Recent<{ readonly error: Failure; readonly until: number }>(10_000)
  readonly #running = new Map<string, Promise<KeptAnswer<Output>>>()

  /** `mostBytes` are approximate, of all answers. */
  constructor(mostBytes: number) {
    this.#answers = new Recent(mostBytes)
  }

  /** The answer to a question. Fails as `request`. */
  async answer(key: string | undefined, asked: CachedRequest<Output>): Promise<KeptAnswer<Output>> {
    if (key === undefined) return asked.request()
    const now = asked.now()
    const kept = this.#answers.get(key)
    if (kept !== undefined && kept.until > now) return kept
    const failure = asked.published ? this.#failures.get(key) : undefined
    if (failure !== undefined && failure.until > now) return this.#insteadOf(failure.error, key, now)
    const running = this.#running.get(key)
    if (running) return running
    // One request at a time for each key: whoever comes meanwhile gets the same.
    const started = this.#requestAndKeep(key, asked).finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }

  async #requestAndKeep(key: string, asked: CachedRequest<Output>): Promise<KeptAnswer<Output>> {
    try {
      const made = await asked.request()
      if (made.until <= asked.now() || asked.isShared?.(made.output) === false) return made
      return this.#answers.set(key, made, 200 + 2 * JSON.stringify(made.output).length)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const now = asked.now()
      if (asked.published) this.#failures.set(key, { error, until: now + failureKept })
      return this.#insteadOf(error, key, now)
    }
  }

  /** The previous answer, if the integration failed and it is not too old; throws the failure otherwise. */
  #insteadOf(error: Failure, key: string, now: number): KeptAnswer<Output> {
    const kept = error.reason === 'integration-failed' ? this.#answers.get(key) : undefined
    if (kept === undefined || kept.until + staleFor <= now) throw error
    return kept
  }
}
