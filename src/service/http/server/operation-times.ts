/**
 * How long the operations of the API took in this process since its start, for the operator's page. Event streams are
 * left out. The memory is bounded by the number of operations.
 */
import { oneFor } from '../../recent-cache.ts'
import type { Store } from '../../storage/store.ts'

/** Upper bounds of the buckets of durations, in seconds: from a cached read to the deadline of a request. */
export const durationBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
] as const

interface Times {
  count: number
  total: number
  slowest: number
  /** Requests in each bucket; the last one has no upper bound. */
  readonly buckets: number[]
}

/** All in milliseconds. */
export interface OperationDuration {
  readonly operation: string
  readonly count: number
  readonly total: number
  readonly slowest: number
  /** 95 of 100 requests took at most this: the upper bound of a bucket. */
  readonly p95: number
}

const timesOf = oneFor((_store: Store) => new Map<string, Times>())

const emptyTimes = (): Times => ({
  ...{ count: 0, total: 0, slowest: 0 },
  buckets: Array.from({ length: durationBounds.length + 1 }, () => 0),
})

const p95Of = ({ count, slowest, buckets }: Times): number => {
  let seen = 0
  const bucket = buckets.findIndex((inBucket) => (seen += inBucket) >= count * 0.95)
  return Math.min(slowest, (durationBounds[bucket] ?? Infinity) * 1000)
}

export const operationTimes = {
  /** Counts a request of the installation with this `store` that took so many milliseconds. */
  add(store: Store, operation: string, milliseconds: number): void {
    const byOperation = timesOf(store)
    const times = byOperation.get(operation) ?? emptyTimes()
    byOperation.set(operation, times)
    times.count += 1
    times.total += milliseconds
    times.slowest = Math.max(times.slowest, milliseconds)
    const found = durationBounds.findIndex((bound) => milliseconds <= bound * 1000)
    const bucket = found < 0 ? durationBounds.length : found
    times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1
  },
  /** The operations that took most time in total, at most `most` of them. */
  largest: (store: Store, most: number): OperationDuration[] =>
    [...timesOf(store)]
      .toSorted(([, a], [, b]) => b.total - a.total)
      .slice(0, most)
      .map(([operation, times]) => {
        const { count, total, slowest } = times
        return { operation, count, total, slowest, p95: p95Of(times) }
      }),
}
