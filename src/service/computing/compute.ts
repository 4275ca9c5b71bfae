/**
 * The one place that decides where computing runs. Small work runs on the main thread, where it finishes before a
 * message would reach another process; everything else runs in the pool, so that it never blocks requests.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isWriting } from '../storage/store.ts'
import { pool } from './pool.ts'
import type { Asks, Task } from './task.ts'

/**
 * The approximate size of a task's input in bytes. Each array or object adds a few bytes, so that many empty ones are
 * not free. Stops counting once the result exceeds `enough`.
 */
export const bytesIn = (value: unknown, enough = Infinity): number => {
  if (typeof value === 'string') return value.length
  if (value instanceof Uint8Array) return value.byteLength
  if (value === null || typeof value !== 'object') return 0
  const members = value instanceof Map || Array.isArray(value) ? value.values() : Object.values(value)
  let bytes = 8
  for (const member of members) {
    if (bytes > enough) break
    bytes += bytesIn(member, enough - bytes)
  }
  return bytes
}

/** Thrown to abandon work on the main thread that turned out to be too large for it. */
class TooLargeHere extends Error {}

/** Per question, the share of its answers' bytes that counts: less than 1 if they take less time than the input. */
type Weights<Questions extends Asks> = { readonly [Name in keyof Questions]?: number }

/** Wraps the questions so that they throw once their answers exceed `left` weighted bytes in total. */
const metered = <Questions extends Asks>(
  asks: Questions,
  weights: Weights<Questions>,
  left: number,
): Questions => {
  const counted = Object.entries(asks).map(([name, ask]) => [
    name,
    async (question: never): Promise<unknown> => {
      const answer = await ask(question)
      const weight = weights[name] ?? 1
      if (weight > 0) left -= weight * bytesIn(answer, left / weight)
      if (left < 0) throw new TooLargeHere()
      return answer
    },
  ])
  return Object.fromEntries(counted) as Questions
}

/** Milliseconds of computing after which other requests have their turn before the caller goes on. */
const longTurn = 10

/**
 * Lets other requests have their turn if the work since `begun` took long: the caller may compute again at once. Not
 * inside a transaction, which holds back other writes.
 */
const yieldAfter = async (begun: number): Promise<void> => {
  if (!isWriting() && performance.now() - begun > longTurn) await nextTurn()
}

/** Input size in bytes above which a task can take seconds. */
const largeBytes = 256 * 1024

export interface Work<Input, Questions extends Asks, Result> {
  readonly input: Input
  readonly asks: Questions
  readonly weights?: Weights<Questions>
  /** Input size in bytes, where the caller knows it better than `bytesIn(input)`. */
  readonly size?: number
  /** Whether it can take seconds, where the caller knows it better than from the size. */
  readonly large?: boolean
  /** The same work on the main thread, where functions can be passed directly instead of as questions. */
  readonly inline?: () => Promise<Result> | Result
  /** Schedules work for the pool, for callers that limit how much they start. */
  readonly queue?: (work: () => Promise<unknown>) => Promise<unknown>
}

/**
 * Runs a task on the main thread or in the pool. Inside a transaction it always runs on the main thread, because a
 * transaction must not wait for another process; do large computations before the transaction. Rejects with the task's
 * error, or with a `Failure` for the user when the task exceeds its time or memory limit.
 */
export const compute = async <Input, Questions extends Asks, Result>(
  task: Task<Input, Questions, Result>,
  {
    input,
    asks,
    weights = {},
    size = bytesIn(input, largeBytes),
    large = size > largeBytes,
    inline,
    queue = (work) => work(),
  }: Work<Input, Questions, Result>,
): Promise<Result> => {
  if (size <= task.inlineBytes || isWriting()) {
    try {
      const { run } = inline ? { run: inline } : await task.load()
      const begun = performance.now()
      const result = await run(
        input,
        metered(asks, weights, isWriting() ? Infinity : task.inlineBytes - size),
      )
      await yieldAfter(begun)
      return result
    } catch (error) {
      if (!(error instanceof TooLargeHere)) throw error
    }
  }
  return (await queue(() => pool.run(task.script, input, asks, { large }))) as Result
}
