/**
 * The order of siblings. Each has a fractional key; siblings sort by (key, id). Two concurrent insertions into one gap
 * can create equal keys, so ties are allowed, and only positions are meaningful.
 */
import { generateNKeysBetween } from 'fractional-indexing'

/** An item that is ordered among its siblings. */
export interface Ordered {
  readonly id: string
  readonly order: string
}

/** Compares siblings: by key, ties by id, both by UTF-16 units. */
export const compareOrder = (a: Ordered, b: Ordered): number => {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/**
 * `count` ascending keys strictly between two (null: unbounded). Precondition: both keys were created here and `before`
 * < `after`; throws otherwise.
 */
export const ordersBetween = (before: string | null, after: string | null, count: number): string[] => {
  if (before !== null && after !== null && before >= after)
    throw new Error('No room between equal order keys')
  return generateNKeysBetween(before, after, count)
}

/** One key strictly between two; see `ordersBetween`. */
export const orderBetween = (before: string | null, after: string | null): string => {
  const [key] = ordersBetween(before, after, 1)
  if (key === undefined) throw new Error('Unreachable: one key was asked for')
  return key
}

/**
 * The heaviest strictly increasing subsequence, as indexes in order. `values[i]` is compared, `weights[i]` (default 1,
 * positive) is summed. Values must be distinct integers from 0 to n-1. O(n log n), with a Fenwick tree of prefix
 * maxima.
 */
export const increasingPart = (values: readonly number[], weights?: readonly number[]): number[] => {
  const size = values.length
  const best = new Array<number>(size + 1).fill(-1)
  const total = new Array<number>(size).fill(0)
  const previous = new Array<number>(size).fill(-1)
  const totalOf = (index: number): number => (index < 0 ? 0 : (total[index] ?? 0))
  let last = -1
  for (let index = 0; index < size; index += 1) {
    const value = values[index] ?? 0
    let from = -1
    for (let at = value; at > 0; at -= at & -at) {
      const candidate = best[at] ?? -1
      if (candidate >= 0 && totalOf(candidate) > totalOf(from)) from = candidate
    }
    previous[index] = from
    total[index] = totalOf(from) + (weights?.[index] ?? 1)
    for (let at = value + 1; at <= size; at += at & -at) {
      const holder = best[at] ?? -1
      if (holder < 0 || totalOf(index) > totalOf(holder)) best[at] = index
    }
    if (last < 0 || totalOf(index) > totalOf(last)) last = index
  }
  const part: number[] = []
  for (let index = last; index >= 0; index = previous[index] ?? -1) part.push(index)
  return part.reverse()
}

/**
 * The elements that moved between `before` and `after`: the smallest such set, where elements with an unchanged key
 * count as not moved (they are in the same order on both sides anyway). Elements in only one list are ignored. Both
 * lists are in sibling order.
 */
export const movedAmong = (before: readonly Ordered[], after: readonly Ordered[]): Set<string> => {
  const orders = new Map(before.map(({ id, order }) => [id, order]))
  const common = after.filter(({ id }) => orders.has(id))
  const inAfter = new Set(common.map(({ id }) => id))
  const ranks = new Map(before.filter(({ id }) => inAfter.has(id)).map(({ id }, rank) => [id, rank]))
  const values = common.map(({ id }) => ranks.get(id) ?? 0)
  if (values.every((value, index) => value === index)) return new Set()
  const weights = common.map(({ id, order }) => (orders.get(id) === order ? common.length : 1))
  const kept = new Set(increasingPart(values, weights))
  return new Set(common.filter((_, index) => !kept.has(index)).map(({ id }) => id))
}

/**
 * The minimum set of new keys that sorts siblings in the given sequence: id → key. An element without a key (`order:
 * null`) gets one. A gap between tied keys is widened by giving new keys to the rest of the tied run.
 */
export const keysForSequence = (
  sequence: readonly { readonly id: string; readonly order: string | null }[],
): Map<string, string> => {
  const keyed = sequence.filter((member): member is Ordered => member.order !== null)
  const ranks = new Map([...keyed].sort(compareOrder).map(({ id }, rank) => [id, rank]))
  const part = increasingPart(keyed.map(({ id }) => ranks.get(id) ?? 0))
  const kept = new Set(part.map((index) => keyed[index]?.id))
  const keys = new Map<string, string>()
  let before: string | null = null
  let index = 0
  while (index < sequence.length) {
    const member = sequence[index]
    if (member === undefined) break
    if (kept.has(member.id)) {
      before = member.order
      index += 1
      continue
    }
    // A run without keys: up to the next kept element that leaves room.
    let end = index
    const closes = (at: number): boolean => {
      const other = sequence[at]
      return other === undefined || (kept.has(other.id) && other.order !== null && other.order !== before)
    }
    while (!closes(end)) end += 1
    const fresh = ordersBetween(before, sequence[end]?.order ?? null, end - index)
    for (const key of fresh) {
      keys.set(sequence[index]?.id ?? '', key)
      before = key
      index += 1
    }
  }
  return keys
}

/**
 * Places `id` at `position` (0 is first) among its siblings, which are in order and exclude it. Returns the keys that
 * change: its own, and those of a tied run if it is inserted into one. Precondition: 0 ≤ position ≤ siblings.length;
 * throws otherwise. If `present` (its key under the same parent) is given and its position is unchanged, nothing
 * changes.
 */
export const placeAmong = (
  siblings: readonly Ordered[],
  position: number,
  id: string,
  present?: string,
): Map<string, string> => {
  if (position < 0 || position > siblings.length) throw new Error(`No position ${position} among siblings`)
  const at = (order: string | null) => [
    ...siblings.slice(0, position),
    { id, order },
    ...siblings.slice(position),
  ]
  if (present !== undefined) {
    const me = { id, order: present }
    const before = siblings[position - 1]
    const after = siblings[position]
    const fits = (a: Ordered | undefined, b: Ordered | undefined): boolean =>
      a === undefined || b === undefined || compareOrder(a, b) < 0
    if (fits(before, me) && fits(me, after)) return new Map()
  }
  return keysForSequence(at(null))
}
