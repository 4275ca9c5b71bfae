/**
 * Results of content sources: from the store while they are current, computed otherwise. A reader waits for a bounded
 * time and gets the last good result after it, or when the source fails.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { stableJson } from '../../../content/document/canonical.ts'
import { Failure } from '../../http/failure.ts'
import { oneFor, Recent } from '../../recent-cache.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { Context } from '../../context.ts'
import type { Computed, ContentPlace } from './computed-source.ts'
import { SourceFailure } from './computed-source.ts'
import type { ResultHead } from './computed-results.store.ts'
import { putResult } from './computed-results.store.ts'

/** How current a result is. */
export type ResultState =
  | 'current'
  /** An earlier result, since the source failed. */
  | 'outdated'
  /** The source has not answered yet; an earlier result is shown if there is one. */
  | 'pending'
  /** The source failed and there is no earlier result. */
  | 'failed'

export interface Result {
  /** Absent while there is none. */
  readonly head: ResultHead | undefined
  readonly state: ResultState
  /** A sentence for people, if the source failed. */
  readonly message?: string | undefined
}

export interface ResultRequest {
  readonly place: ContentPlace
  readonly kind: 'pages' | 'document'
  readonly key: string
  /** SHA-256 of all that the result depends on beside the key. */
  readonly inputs: string
  readonly known: ResultHead | undefined
  readonly compute: () => Promise<Computed<Uint8Array>>
}

/** Milliseconds that a reader waits for a source. */
export const patience = 2000

/** Milliseconds before a source that failed is asked again. */
const failureKept = 15_000
/** A result without an age is computed again when its inputs change. */
const never = '9999-12-31T00:00:00.000Z'

interface KnownFailure {
  readonly message: string
  readonly until: number
}

interface Work {
  readonly failures: Recent<KnownFailure>
  readonly running: Map<string, Running>
}

interface Running {
  readonly outcome: Promise<Outcome>
  /** On the clock of `performance`. */
  readonly startedAt: number
}

type Outcome = { readonly head: ResultHead } | { readonly message: string }

const workOf = oneFor((_store: object): Work => ({ failures: new Recent(10_000), running: new Map() }))

export const digest = (value: unknown): string => sha256(Buffer.from(stableJson(value)))

const messageOf = (ctx: Context, request: ResultRequest, error: unknown): string => {
  if (error instanceof SourceFailure) return error.message
  // Its message is written for callers of the API.
  if (error instanceof Failure) return error.message
  ctx.log.error({ err: error, space: request.place.space }, 'Could not compute content')
  return 'The source failed unexpectedly.'
}

const run = async (ctx: Context, request: ResultRequest): Promise<Outcome> => {
  const { place, kind, key, inputs } = request
  const name = `${place.space}/${key}/${inputs}`
  const { failures } = workOf(ctx.store)
  try {
    const { value, maxAge } = await request.compute()
    const now = ctx.now()
    const until =
      maxAge === undefined ? never : new Date(Date.parse(now) + Math.max(1, maxAge) * 1000).toISOString()
    const result = { kind, key, inputs, value, computed_at: now, fresh_until: until }
    const head = await putResult(ctx, place.space, result)
    failures.set(name, { message: '', until: 0 })
    return { head }
  } catch (error) {
    const message = messageOf(ctx, request, error)
    failures.set(name, { message, until: Date.parse(ctx.now()) + failureKept })
    return { message }
  }
}

/** One run at a time for each request; those who come meanwhile share it. */
const shared = (ctx: Context, request: ResultRequest): Running => {
  const { running } = workOf(ctx.store)
  const name = `${request.place.space}/${request.key}/${request.inputs}`
  const known = running.get(name)
  if (known) return known
  const outcome = run(ctx, request).finally(() => running.delete(name))
  const started = { outcome, startedAt: performance.now() }
  running.set(name, started)
  return started
}

/** The outcome, or undefined if it is not there in time. Work goes on, so that the next reader gets it. */
export const within = async <Value>(
  milliseconds: number,
  outcome: Promise<Value>,
): Promise<Value | undefined> => {
  const timer = new AbortController()
  try {
    const late = delay(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined)
    return await Promise.race([outcome, late])
  } finally {
    timer.abort()
  }
}

/** The result of a request, after at most `wait` milliseconds. */
export const resultOf = async (ctx: Context, request: ResultRequest, wait = patience): Promise<Result> => {
  const { known, inputs } = request
  const now = ctx.now()
  const isSame = known?.inputs === inputs
  if (known && isSame && known.fresh_until > now) return { head: known, state: 'current' }
  const failure = workOf(ctx.store).failures.get(`${request.place.space}/${request.key}/${inputs}`)
  const failedState = known ? 'outdated' : 'failed'
  if (failure !== undefined && failure.until > Date.parse(now))
    return { head: known, state: failedState, message: failure.message }
  const { outcome, startedAt } = shared(ctx, request)
  const lastMessage = failure?.message === '' ? undefined : failure?.message
  // Only its age has passed: readers get it without waiting, and the next ones what is computed now.
  if (known && isSame)
    return { head: known, state: lastMessage === undefined ? 'current' : 'outdated', message: lastMessage }
  // Nobody waits for a source that has let others wait.
  const made = await within(Math.min(wait, Math.max(0, startedAt + patience - performance.now())), outcome)
  if (made === undefined)
    return lastMessage === undefined
      ? { head: known, state: 'pending' }
      : { head: known, state: failedState, message: lastMessage }
  return 'head' in made
    ? { head: made.head, state: 'current' }
    : { head: known, state: failedState, message: made.message }
}
