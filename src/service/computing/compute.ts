/**
 * The one place that decides where computing runs: small work on the thread that serves requests, where it is done
 * before a message would have reached another one; everything else in the pool, so that requests never wait for it.
 */
import { isWriting } from '../storage/store.ts'
import { pool } from './pool.ts'
import type { Asks, Task } from './task.ts'

/**
 * About the bytes in what tasks are given; a list or an object counts too, so that many empty ones are much. Counting
 * ends as soon as there are more than `enough`.
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

/** Gives work up that turned out to be too large for the thread that serves requests. */
class TooLargeHere extends Error {}

/** The same questions; fails as soon as the answers hold more than `left` bytes together. */
const metered = <Questions extends Asks>(asks: Questions, left: number): Questions => {
  const counted = Object.entries(asks).map(([name, ask]) => [
    name,
    async (question: never): Promise<unknown> => {
      const answer = await ask(question)
      left -= bytesIn(answer, left)
      if (left < 0) throw new TooLargeHere()
      return answer
    },
  ])
  return Object.fromEntries(counted) as Questions
}

/** Bytes of input above which a task may take seconds. */
const largeBytes = 256 * 1024

export interface Work<Input, Questions extends Asks, Result> {
  readonly input: Input
  readonly asks: Questions
  /** Bytes of input, when the caller knows better than `bytesIn(input)`. */
  readonly size?: number
  /** Does the same with what only this thread has, such as functions instead of questions. */
  readonly inline?: () => Promise<Result> | Result
  /** Waits with work for the pool until it may begin. */
  readonly queue?: (work: () => Promise<unknown>) => Promise<unknown>
}

/**
 * Runs a task here or in the pool. Inside a transaction it always runs here, because a transaction must not wait for
 * a process: whoever writes computes what is large before, and keeps it for the transaction. Rejects with what the
 * task throws; with a `Failure` that can be shown when it takes more time or memory than one task may.
 */
export const compute = async <Input, Questions extends Asks, Result>(
  task: Task<Input, Questions, Result>,
  {
    input,
    asks,
    size = bytesIn(input, largeBytes),
    inline,
    queue = (work) => work(),
  }: Work<Input, Questions, Result>,
): Promise<Result> => {
  if (size <= task.inlineBytes || isWriting()) {
    if (inline) return inline()
    try {
      const { run } = await task.load()
      return await run(input, metered(asks, isWriting() ? Infinity : task.inlineBytes - size))
    } catch (error) {
      if (!(error instanceof TooLargeHere)) throw error
    }
  }
  return (await queue(() => pool.run(task.script, input, asks, { large: size > largeBytes }))) as Result
}
