/**
 * Alignment of two sequences of names in near-linear time: common ends, then names that are unique on both sides
 * (patience, after Bram Cohen), then the rest inside the gaps.
 */
import { diffArrays } from 'diff'

/** What an alignment may spend; `precise` is set to false when something was left out for it. */
export interface Budget {
  /** Edits that a gap without unique names may be searched for before twins are only paired in order. */
  readonly edits: number
  precise: boolean
}

export const newBudget = (edits = 400): Budget => ({ edits, precise: true })

/** Positions of a longest increasing subsequence of `values`. Patience sorting, n log n. */
export const longestIncreasing = (values: readonly number[]): number[] => {
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
    // A name seen twice stays in the map, marked, so that a third one does not look unique.
    positions.set(name, positions.has(name) ? -1 : at)
  }
  return positions
}

/**
 * The partner in `b` of each element of `a`, or -1. Partners are equal and in the same order on both sides; the
 * alignment of a sequence with itself is the identity, also with twins.
 */
export const alignEqual = (a: readonly string[], b: readonly string[], budget: Budget): Int32Array => {
  const partner = new Int32Array(a.length).fill(-1)
  const regions: [number, number, number, number][] = [[0, a.length, 0, b.length]]
  for (let region = regions.pop(); region !== undefined; region = regions.pop()) {
    let [fromA, toA, fromB, toB] = region
    while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) partner[fromA++] = fromB++
    while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) partner[--toA] = --toB
    if (fromA === toA || fromB === toB) continue
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

/** A region without a unique common name: a shortest edit script within the budget, else twins in order. */
const alignTwins = (
  a: readonly string[],
  b: readonly string[],
  [fromA, toA, fromB, toB]: readonly [number, number, number, number],
  partner: Int32Array,
  budget: Budget,
): void => {
  const shared = new Set(a.slice(fromA, toA))
  if (!b.slice(fromB, toB).some((name) => shared.has(name))) return
  const changes = diffArrays(a.slice(fromA, toA), b.slice(fromB, toB), { maxEditLength: budget.edits })
  if (changes !== undefined) {
    let [atA, atB] = [fromA, fromB]
    for (const { added, removed, count } of changes) {
      if (added) atB += count
      else if (removed) atA += count
      else for (let step = 0; step < count; step++) partner[atA++] = atB++
    }
    return
  }
  budget.precise = false
  let next = fromB
  for (let atA = fromA; atA < toA; atA++) {
    const found = b.indexOf(a[atA] ?? '', next)
    if (found < 0 || found >= toB) continue
    partner[atA] = found
    next = found + 1
  }
}
