import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Features, Weights } from './features.ts'
import { NearestLists, SimilarityIndex } from './similarity-index.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261126)
const numRuns = process.env['RECTO_LONG'] === '1' ? 2_000 : 100

/** A vector of length 1 from its features. */
const vectorOf = (entries: readonly (readonly [number, number])[]): Features => {
  const sorted = [...entries].sort(([a], [b]) => a - b)
  const length = Math.sqrt(sorted.reduce((sum, [, weight]) => sum + weight * weight, 0))
  return {
    hashes: Uint32Array.from(sorted, ([hash]) => hash),
    weights: Float32Array.from(sorted, ([, weight]) => weight / length),
  }
}

const cosine = (a: Features, b: Features): number => {
  let sum = 0
  for (const [at, hash] of a.hashes.entries()) {
    const other = b.hashes.indexOf(hash)
    if (other >= 0) sum += (a.weights[at] ?? 0) * (b.weights[other] ?? 0)
  }
  return sum
}

const vector = fc
  .uniqueArray(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 9 })), {
    selector: ([hash]) => hash,
    minLength: 1,
    maxLength: 6,
  })
  .map(vectorOf)
const vectors = fc.array(vector, { minLength: 1, maxLength: 25 })

const weightsOf = (all: readonly Features[], isKnown = (_hash: number): boolean => true): Weights => {
  const counts = new Map<number, number>()
  for (const { hashes } of all) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const known = [...counts].filter(([hash]) => isKnown(hash)).sort(([a], [b]) => a - b)
  return {
    issues: all.length,
    hashes: Uint32Array.from(known, ([hash]) => hash),
    counts: Uint32Array.from(known, ([, count]) => count),
  }
}

const found = (index: SimilarityIndex, of: Features, least: number): Map<number, number> => {
  const result = new Map<number, number>()
  index.each(index.vectorOf(of), least, (at, similarity) => {
    // No vector is found twice.
    expect(result.has(at)).toBe(false)
    result.set(at, similarity)
  })
  return result
}

/** Compares with all similarities, computed one by one; those too near to the limit may be on either side. */
const isExact = (index: SimilarityIndex, all: readonly Features[], of: Features, least: number): void => {
  const result = found(index, of, least)
  for (const [at, other] of all.entries()) {
    const expected = cosine(of, other)
    if (Math.abs(expected - least) < 1e-4) continue
    expect(result.has(at), `${at}: ${expected}`).toBe(expected > least)
    if (expected > least) expect(Math.abs((result.get(at) ?? 0) - Math.min(1, expected))).toBeLessThan(1e-4)
  }
}

describe('similar vectors', () => {
  test('are those that a comparison with each one finds', () => {
    fc.assert(
      fc.property(vectors, vector, fc.constantFrom(0.2, 0.5, 0.9), (all, of, least) => {
        const index = new SimilarityIndex(weightsOf([...all, of]), { isGrowing: false })
        for (const one of all) index.add(index.vectorOf(one))
        isExact(index, all, of, least)
        // A search leaves nothing behind that changes the next one.
        isExact(index, all, of, least)
      }),
      { seed, numRuns },
    )
  })

  test('are found by features that came after the weights, in an index that grows', () => {
    fc.assert(
      fc.property(vectors, vector, (all, of) => {
        const known = weightsOf(all, (hash) => hash % 2 === 0)
        const index = new SimilarityIndex(known, { isGrowing: true })
        for (const one of all) index.add(index.vectorOf(one))
        isExact(index, all, of, 0.3)
      }),
      { seed, numRuns },
    )
  })

  test('count frequent features of those that share a rare one', () => {
    const frequent = 1
    const weights: Weights = {
      issues: 2_000,
      hashes: Uint32Array.of(frequent, 2, 3, 4),
      counts: Uint32Array.of(1_500, 3, 3, 3),
    }
    const index = new SimilarityIndex(weights, { isGrowing: false })
    const all = [
      vectorOf([
        [frequent, 2],
        [2, 1],
        [3, 1],
      ]),
      vectorOf([
        [frequent, 1],
        [4, 2],
      ]),
    ]
    for (const one of all) index.add(index.vectorOf(one))
    const of = vectorOf([
      [frequent, 1],
      [2, 1],
      [3, 1],
    ])
    isExact(index, all.slice(0, 1), of, 0.1)
    // The second one shares only the frequent feature, so it is not even looked at.
    expect(found(index, of, 0.01).has(1)).toBe(false)
  })

  test('are found by frequent features alone where a vector has no others', () => {
    const weights: Weights = { issues: 2_000, hashes: Uint32Array.of(1, 2), counts: Uint32Array.of(900, 900) }
    const index = new SimilarityIndex(weights, { isGrowing: false })
    const of = vectorOf([
      [1, 1],
      [2, 1],
    ])
    index.add(index.vectorOf(of))
    expect(found(index, of, 0.9).get(0)).toBeCloseTo(1, 5)
  })

  test('are found in an index of more vectors than it had room for at first', () => {
    const all = Array.from({ length: 1_500 }, (_, at) =>
      vectorOf([
        [at, 1],
        [at + 1, 1],
      ]),
    )
    const index = new SimilarityIndex(weightsOf(all), { isGrowing: false })
    for (const one of all) index.add(index.vectorOf(one))
    const near = found(index, all[1_400] ?? vectorOf([[0, 1]]), 0.4)
    expect([...near.keys()].sort((a, b) => a - b)).toEqual([1_399, 1_400, 1_401])
  })
})

describe('lists of the nearest', () => {
  test('keep the most similar ones; a later one that is only as similar replaces none', () => {
    const offer = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 20 })
    fc.assert(
      fc.property(offer, fc.integer({ min: 1, max: 5 }), (similarities, most) => {
        const lists = new NearestLists(2, most)
        for (const [at, similarity] of similarities.entries()) lists.offer(1, at, similarity)
        const kept = [...lists.vectors.slice(most, most + (lists.counts[1] ?? 0))]
        const descending = (a: number, b: number): number => b - a
        expect(kept.map((at) => similarities[at] ?? 0).toSorted(descending)).toEqual(
          similarities.toSorted(descending).slice(0, most),
        )
        expect(new Set(kept).size).toBe(kept.length)
        expect(lists.counts[0]).toBe(0)
      }),
      { seed, numRuns },
    )
    const lists = new NearestLists(1, 2)
    for (const at of [5, 6, 7]) lists.offer(0, at, 0.5)
    expect([...lists.vectors]).toEqual([5, 6])
  })
})
