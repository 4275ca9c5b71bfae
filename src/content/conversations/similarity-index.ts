/**
 * Exact neighbors of sparse vectors by an inverted index: sums over the lists of rare features, in flat arrays.
 * Features of many vectors only add to what rare ones have found.
 */
import type { Features, Weights } from './features.ts'
import { frequencyOf } from './features.ts'

/** Vectors that the list of a feature holds; a feature of more is frequent. */
const longestList = 600
/** A vector without enough rare features looks into lists of frequent ones as well. */
const fewestRare = 2

/** Ascending in similarity are neither; ties are in order of insertion. */
export interface Neighbor {
  readonly at: number
  readonly similarity: number
}

/** A list that grows, without holes and boxed numbers. */
class NumberList<A extends Int32Array | Float32Array> {
  private items: A
  length = 0
  private readonly grown: (old: A) => A

  constructor(items: A, grown: (old: A) => A) {
    this.items = items
    this.grown = grown
  }

  push(value: number): void {
    if (this.length === this.items.length) this.items = this.grown(this.items)
    this.items[this.length++] = value
  }

  /** Valid until the next push. */
  get values(): A {
    return this.items
  }
}

const integers = (): NumberList<Int32Array> =>
  new NumberList(new Int32Array(4), (old) => {
    const grown = new Int32Array(old.length * 2)
    grown.set(old)
    return grown
  })
const decimals = (): NumberList<Float32Array> =>
  new NumberList(new Float32Array(4), (old) => {
    const grown = new Float32Array(old.length * 2)
    grown.set(old)
    return grown
  })

interface Postings {
  readonly vectors: NumberList<Int32Array>
  readonly weights: NumberList<Float32Array>
  readonly isFrequent: boolean
  /** Index among frequent features; -1 for rare ones. */
  readonly frequent: number
}

export class SimilarityIndex {
  private readonly weights: Weights
  private readonly postings = new Map<number, Postings>()
  private frequentCount = 0
  /** Frequent features of vector n: from `starts[n]` to `starts[n + 1]`. */
  private readonly starts = integers()
  private readonly frequentFeatures = integers()
  private readonly frequentWeights = decimals()
  /** Length of the frequent part of each vector. */
  private readonly frequentLengths = decimals()
  private sums = new Float32Array(1024)
  private asked = new Float32Array(64)

  constructor(weights: Weights) {
    this.weights = weights
    this.starts.push(0)
  }

  get size(): number {
    return this.frequentLengths.length
  }

  /** Adds a vector of length 1; its number is the size before. */
  add({ hashes, weights }: Features): void {
    const number = this.size
    let squares = 0
    for (let at = 0; at < hashes.length; at += 1) {
      const list = this.listOf(hashes[at] ?? 0)
      const weight = weights[at] ?? 0
      if (list.isFrequent) {
        this.frequentFeatures.push(list.frequent)
        this.frequentWeights.push(weight)
        squares += weight * weight
      }
      // A few vectors of each frequent feature stand for all, for those that have no rare feature.
      if (list.vectors.length < longestList) {
        list.vectors.push(number)
        list.weights.push(weight)
      }
    }
    this.starts.push(this.frequentFeatures.length)
    this.frequentLengths.push(Math.sqrt(squares))
    if (this.sums.length <= number) {
      const grown = new Float32Array(this.sums.length * 2)
      this.sums = grown
    }
  }

  private listOf(hash: number): Postings {
    const known = this.postings.get(hash)
    if (known !== undefined) return known
    const isFrequent = frequencyOf(this.weights, hash) > longestList
    const frequent = isFrequent ? this.frequentCount++ : -1
    if (this.frequentCount >= this.asked.length) this.asked = new Float32Array(this.asked.length * 2)
    const list: Postings = { vectors: integers(), weights: decimals(), isFrequent, frequent }
    this.postings.set(hash, list)
    return list
  }

  /** Calls `found` for each vector whose similarity (cosine) is at least `least`. */
  each({ hashes, weights }: Features, least: number, found: (at: number, similarity: number) => void): void {
    const lists: { list: Postings; weight: number }[] = []
    const frequent: { list: Postings; weight: number }[] = []
    for (let at = 0; at < hashes.length; at += 1) {
      const list = this.postings.get(hashes[at] ?? 0)
      if (list === undefined) continue
      ;(list.isFrequent ? frequent : lists).push({ list, weight: weights[at] ?? 0 })
    }
    let askedSquares = 0
    for (const { list, weight } of frequent) {
      this.asked[list.frequent] = weight
      askedSquares += weight * weight
    }
    const candidates = this.candidatesOf(lists, frequent)
    const askedLength = Math.sqrt(askedSquares)
    const lengths = this.frequentLengths.values
    for (const candidate of candidates) {
      const sum = this.sums[candidate] ?? 0
      this.sums[candidate] = 0
      if (sum + askedLength * (lengths[candidate] ?? 0) < least) continue
      const similarity = Math.min(1, sum + this.frequentSum(candidate))
      if (similarity >= least) found(candidate, similarity)
    }
    for (const { list } of frequent) this.asked[list.frequent] = 0
  }

  /** Vectors that share a rare feature, with the sums of these; without enough of them also those of frequent ones. */
  private candidatesOf(
    rare: readonly { list: Postings; weight: number }[],
    frequent: readonly { list: Postings; weight: number }[],
  ): number[] {
    const { sums } = this
    const candidates: number[] = []
    for (const { list, weight } of rare) {
      const [vectors, others] = [list.vectors.values, list.weights.values]
      for (let at = 0; at < list.vectors.length; at += 1) {
        const vector = vectors[at] ?? 0
        const before = sums[vector] ?? 0
        if (before === 0) candidates.push(vector)
        sums[vector] = before + weight * (others[at] ?? 0)
      }
    }
    if (rare.length >= fewestRare) return candidates
    // What is added is so small that it changes no similarity, but marks the candidate.
    for (const { list } of frequent.toSorted((a, b) => b.weight - a.weight).slice(0, fewestRare)) {
      const vectors = list.vectors.values
      for (let at = 0; at < list.vectors.length; at += 1) {
        const vector = vectors[at] ?? 0
        if ((sums[vector] ?? 0) !== 0) continue
        candidates.push(vector)
        sums[vector] = 1e-9
      }
    }
    return candidates
  }

  private frequentSum(vector: number): number {
    const [features, weights, starts] = [
      this.frequentFeatures.values,
      this.frequentWeights.values,
      this.starts.values,
    ]
    let sum = 0
    for (let at = starts[vector] ?? 0; at < (starts[vector + 1] ?? 0); at += 1)
      sum += (this.asked[features[at] ?? 0] ?? 0) * (weights[at] ?? 0)
    return sum
  }
}

/** The `most` nearest vectors of each one, as they are found. Equal similarities keep those found first. */
export class NearestLists {
  readonly counts: Int32Array
  /** Neighbors of n: from `n * most` on, in no order. */
  readonly vectors: Int32Array
  readonly similarities: Float32Array
  readonly most: number

  constructor(size: number, most: number) {
    this.most = most
    this.counts = new Int32Array(size)
    this.vectors = new Int32Array(size * most)
    this.similarities = new Float32Array(size * most)
  }

  offer(of: number, vector: number, similarity: number): void {
    const { most, counts, vectors, similarities } = this
    const start = of * most
    const count = counts[of] ?? 0
    let place = start + count
    if (count < most) counts[of] = count + 1
    else {
      place = start
      for (let at = start + 1; at < start + most; at += 1)
        if ((similarities[at] ?? 0) < (similarities[place] ?? 0)) place = at
      if (similarity <= (similarities[place] ?? 0)) return
    }
    vectors[place] = vector
    similarities[place] = similarity
  }
}
