import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignEqual, newBudget } from './align-sequences.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261126)
const numRuns = process.env['RECTO_LONG'] === '1' ? 5_000 : 200

/** Few different elements, so that most occur more than once. */
const sequence = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 24 })
const uniqueSequence = fc.uniqueArray(fc.nat(20).map(String), { maxLength: 16 })

const pairsOf = (partner: Int32Array): readonly (readonly [number, number])[] =>
  [...partner].flatMap((other, at) => (other < 0 ? [] : [[at, other] as const]))

/** Partners are equal and in the same order on both sides. */
const isAlignment = (a: readonly string[], b: readonly string[], partner: Int32Array): boolean => {
  const pairs = pairsOf(partner)
  return (
    partner.length === a.length &&
    pairs.every(([atA, atB]) => a[atA] === b[atB] && atB < b.length) &&
    pairs.every(([, atB], at) => at === 0 || atB > (pairs[at - 1]?.[1] ?? -1))
  )
}

/** Length of a longest common subsequence, by the table of all prefixes. */
const commonLength = (a: readonly string[], b: readonly string[]): number => {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const one of a) {
    const next = [0]
    for (const [at, other] of b.entries())
      next.push(one === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
  }
  return row[b.length] ?? 0
}

describe('alignEqual', () => {
  test('pairs equal elements in one order, from the beginning that both have', () => {
    fc.assert(
      fc.property(sequence, sequence, (a, b) => {
        const partner = alignEqual(a, b, newBudget())
        expect(isAlignment(a, b, partner)).toBe(true)
        const start = a.findIndex((name, at) => name !== b[at])
        for (let at = 0; at < (start < 0 ? a.length : start); at += 1) expect(partner[at]).toBe(at)
      }),
      { seed, numRuns },
    )
  })

  test('aligns a sequence with itself by the identity, whatever it repeats', () => {
    fc.assert(
      fc.property(sequence, (a) => {
        expect([...alignEqual(a, [...a], newBudget(0))]).toEqual(a.map((_, at) => at))
      }),
      { seed, numRuns },
    )
  })

  test('finds as many partners as there can be when no element is repeated', () => {
    fc.assert(
      fc.property(uniqueSequence, uniqueSequence, (a, b) => {
        const pairs = pairsOf(alignEqual(a, b, newBudget()))
        expect(pairs.length).toBe(commonLength(a, b))
      }),
      { seed, numRuns },
    )
  })

  test('finds as many partners as there can be when no common element is unique', () => {
    fc.assert(
      fc.property(sequence, sequence, (a, b) => {
        const [twiceA, twiceB] = [a, b].map((list) => ['x', ...list, ...list, 'y'])
        const [left, right] = [twiceA?.slice(1) ?? [], twiceB?.slice(0, -1) ?? []]
        const pairs = pairsOf(alignEqual(left, right, newBudget()))
        expect(pairs.length).toBeLessThanOrEqual(commonLength(left, right))
        // A greedy choice may lose partners, but never all of them.
        expect(pairs.length > 0).toBe(commonLength(left, right) > 0)
      }),
      { seed, numRuns },
    )
  })

  test('without steps or edits it still pairs in order, and says that it is not precise', () => {
    fc.assert(
      fc.property(sequence, sequence, fc.boolean(), (a, b, hasSteps) => {
        const budget = { edits: 0, steps: hasSteps ? 1_000_000 : 0, precise: true }
        const partner = alignEqual(a, b, budget)
        expect(isAlignment(a, b, partner)).toBe(true)
      }),
      { seed, numRuns },
    )
    const budget = { edits: 0, steps: 1_000, precise: true }
    expect([...alignEqual(['a', 'b', 'a', 'b'], ['b', 'a', 'b', 'a'], budget)]).toEqual([1, 2, 3, -1])
    expect(budget.precise).toBe(false)
  })

  test('charges what it reads to the budget', () => {
    const budget = newBudget()
    const before = budget.steps
    alignEqual(['a', 'b', 'c'], ['c', 'b', 'a'], budget)
    expect(before - budget.steps).toBeGreaterThanOrEqual(6)
    alignEqual(['a', 'b'], ['a', 'b'], budget)
    expect(budget.precise).toBe(true)
  })
})
