/**
 * Aligns two sequences of strings in near-linear time: common prefix and suffix, then elements unique on both sides
 * (patience diff, after Bram Cohen), then the remaining gaps.
 */
import { diffArrays } from 'diff'

/** The budget of a comparison; `precise` is set to false when something was skipped because of it. */
export interface Budget {
  /**
   * Maximum number of edits searched for in a gap without unique elements; beyond it, duplicates are paired in order.
   */
  readonly edits: number
  /** Steps left for all parts together; a step is about one lookup of a word. */
  steps: number
  precise: boolean
}

/** Ten times what a page of 2,000 blocks needs when every block was rewritten. */
const allSteps = 30_000_000

export const newBudget = (edits = 400): Budget => ({ edits, steps: allSteps, precise: true })

/** The number of edits that can be searched for; the cost of the search is quadratic in it. */
export const editsFor = ({ steps }: Budget): number => Math.floor(Math.sqrt(Math.max(0, steps)))

/**
 * Charges the cost of a search for a shortest edit script to the budget; without a result, the search ran to its limit.
 */
export const spend = (
  budget: Budget,
  changes:
    | readonly { readonly added: boolean; readonly removed: boolean; readonly count: number }[]
    | undefined,
  most: number,
): void => {
  const edits =
    changes?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0) ?? most
  budget.steps -= edits * edits
}

/** Positions of a longest increasing subsequence of `values`. Patience sorting, n log n. */
const longestIncreasing = (values: readonly number[]): number[] => {
  const tails: number[] = []
  const before = new Array<number>(values.length).fill(-1)
  values.forEach((value, at) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    if (low > 0) before[at] = tails[low - 1] ?? -1
    tails[low] = at
  })
  const result: number[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) result.push(at)
  return result.reverse()
}

const uniquePositions = (names: readonly string[], from: number, to: number): Map<string, number> => {
  const positions = new Map<string, number>()
  for (let at = from; at < to; at++) {
    const name = names[at] ?? ''
    // A repeated element stays in the map, marked, so that a third occurrence does not look unique.
    positions.set(name, positions.has(name) ? -1 : at)
  }
  return positions
}

/**
 * The partner in `b` of each element of `a`, or -1. Partners are equal and in the same order on both sides. Aligning a
 * sequence with itself gives the identity, even with duplicates.
 */
export const alignEqual = (a: readonly string[], b: readonly string[], budget: Budget): Int32Array => {
  const partner = new Int32Array(a.length).fill(-1)
  const regions: [number, number, number, number][] = [[0, a.length, 0, b.length]]
  for (let region = regions.pop(); region !== undefined; region = regions.pop()) {
    let [fromA, toA, fromB, toB] = region
    while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) partner[fromA++] = fromB++
    while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) partner[--toA] = --toB
    if (fromA === toA || fromB === toB) continue
    budget.steps -= toA - fromA + toB - fromB
    if (budget.steps <= 0) {
      pairInOrder(a, b, [fromA, toA, fromB, toB], partner, budget)
      continue
    }
    const uniqueA = uniquePositions(a, fromA, toA)
    const uniqueB = uniquePositions(b, fromB, toB)
    const candidates: [number, number][] = []
    for (const [name, atA] of uniqueA) {
      const atB = uniqueB.get(name) ?? -1
      if (atA >= 0 && atB >= 0) candidates.push([atA, atB])
    }
    if (candidates.length === 0) {
      alignTwins(a, b, [fromA, toA, fromB, toB], partner, budget)
      continue
    }
    let lastA = fromA
    let lastB = fromB
    for (const at of longestIncreasing(candidates.map(([, atB]) => atB))) {
      const [atA, atB] = candidates[at] ?? [lastA, lastB]
      partner[atA] = atB
      regions.push([lastA, atA, lastB, atB])
      lastA = atA + 1
      lastB = atB + 1
    }
    regions.push([lastA, toA, lastB, toB])
  }
  return partner
}

/**
 * A region without a unique common element: a shortest edit script if the budget allows, otherwise duplicates in order.
 */
const alignTwins = (
  a: readonly string[],
  b: readonly string[],
  [fromA, toA, fromB, toB]: readonly [number, number, number, number],
  partner: Int32Array,
  budget: Budget,
): void => {
  const shared = new Set(a.slice(fromA, toA))
  if (!b.slice(fromB, toB).some((name) => shared.has(name))) return
  const maxEditLength = Math.min(budget.edits, editsFor(budget))
  const changes = diffArrays(a.slice(fromA, toA), b.slice(fromB, toB), { maxEditLength })
  spend(budget, changes, maxEditLength)
  if (changes !== undefined) {
    let [atA, atB] = [fromA, fromB]
    for (const { added, removed, count } of changes) {
      if (added) atB += count
      else if (removed) atA += count
      else for (let step = 0; step < count; step++) partner[atA++] = atB++
    }
    return
  }
  pairInOrder(a, b, [fromA, toA, fromB, toB], partner, budget)
}

/** Pairs each element of a region with the first equal one after the previous partner. */
const pairInOrder = (
  a: readonly string[],
  b: readonly string[],
  [fromA, toA, fromB, toB]: readonly [number, number, number, number],
  partner: Int32Array,
  budget: Budget,
): void => {
  budget.precise = false
  // Positions of each element, last one first, so that passed positions can be popped.
  const places = new Map<string, number[]>()
  for (let atB = toB - 1; atB >= fromB; atB--) {
    const name = b[atB] ?? ''
    const known = places.get(name)
    if (known === undefined) places.set(name, [atB])
    else known.push(atB)
  }
  let next = fromB
  for (let atA = fromA; atA < toA; atA++) {
    const left = places.get(a[atA] ?? '')
    while ((left?.at(-1) ?? next) < next) left?.pop()
    const found = left?.pop()
    if (found === undefined) continue
    partner[atA] = found
    next = found + 1
  }
}
