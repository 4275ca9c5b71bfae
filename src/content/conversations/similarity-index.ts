/**
 * Exact neighbors of sparse vectors by an inverted index: sums over the lists of rare features, in flat arrays.
 * Features of many vectors only add to what rare ones have found.
 */
import type { Features, Weights } from './features.ts'

/** Vectors that the list of a feature holds; a feature of more is frequent. */
const longestList = 600
/** A vector with fewer rare features looks into lists of frequent ones as well. */
const fewestRare = 2

/** A vector with the numbers of its features in the index; -1 for those that are not in the weights. */
interface IndexedVector extends Features {
  readonly numbers: Int32Array
}

/** A list that grows, for features that the weights do not know. */
interface LateList {
  readonly vectors: number[]
  readonly weights: number[]
}

const grown = <A extends Int32Array | Float32Array>(into: A, old: A): A => {
  into.set(old)
  return into
}

export class SimilarityIndex {
  private readonly numbers = new Map<number, number>()
  private readonly isFrequent: Uint8Array
  /** The list of feature n begins at `starts[n]` and ends before `ends[n]`; it is full at `starts[n + 1]`. */
  private readonly starts: Int32Array
  private readonly ends: Int32Array
  private readonly vectors: Int32Array
  private readonly weights: Float32Array
  /** Undefined if all vectors are part of the weights, so that a feature without weight has one vector. */
  private readonly late: Map<number, LateList> | undefined
  /** Frequent features of vector n: from `frequentStarts[n]` to `frequentStarts[n + 1]`. */
  private frequentStarts = new Int32Array(1024)
  private frequentFeatures = new Int32Array(1024)
  private frequentWeights = new Float32Array(1024)
  /** Length of the frequent part of each vector. */
  private frequentLengths = new Float32Array(1024)
  private sums = new Float32Array(1024)
  private readonly asked: Float32Array
  private count = 0

  constructor({ hashes, counts }: Weights, { isGrowing }: { readonly isGrowing: boolean }) {
    this.starts = new Int32Array(hashes.length + 1)
    this.isFrequent = Uint8Array.from(counts, (count) => (count > longestList ? 1 : 0))
    for (let at = 0; at < hashes.length; at += 1) {
      this.numbers.set(hashes[at] ?? 0, at)
      this.starts[at + 1] = (this.starts[at] ?? 0) + Math.min(counts[at] ?? 0, longestList)
    }
    this.ends = this.starts.slice(0, hashes.length)
    this.vectors = new Int32Array(this.starts[hashes.length] ?? 0)
    this.weights = new Float32Array(this.vectors.length)
    this.asked = new Float32Array(hashes.length)
    this.late = isGrowing ? new Map() : undefined
  }

  vectorOf({ hashes, weights }: Features): IndexedVector {
    const numbers = new Int32Array(hashes.length)
    for (let at = 0; at < hashes.length; at += 1) numbers[at] = this.numbers.get(hashes[at] ?? 0) ?? -1
    return { hashes, weights, numbers }
  }

  /** Adds a vector of length 1; its number is how many were added before. */
  add({ hashes, weights, numbers }: IndexedVector): void {
    const vector = this.count
    this.makeRoom(numbers.length)
    let place = this.frequentStarts[vector] ?? 0
    let squares = 0
    for (let at = 0; at < numbers.length; at += 1) {
      const [number, weight] = [numbers[at] ?? -1, weights[at] ?? 0]
      if (number >= 0 && this.isFrequent[number] === 1) {
        this.frequentFeatures[place] = number
        this.frequentWeights[place] = weight
        place += 1
        squares += weight * weight
      }
      // Some vectors of a frequent feature stand for all, for those that have no rare one.
      const end = this.ends[number] ?? 0
      if (number >= 0 && end < (this.starts[number + 1] ?? 0)) {
        this.vectors[end] = vector
        this.weights[end] = weight
        this.ends[number] = end + 1
      } else if (number < 0 || this.isFrequent[number] === 0) this.addLate(hashes[at] ?? 0, vector, weight)
    }
    this.frequentStarts[vector + 1] = place
    this.frequentLengths[vector] = Math.sqrt(squares)
    this.count += 1
  }

  private addLate(hash: number, vector: number, weight: number): void {
    if (this.late === undefined) return
    const list = this.late.get(hash) ?? { vectors: [], weights: [] }
    this.late.set(hash, list)
    if (list.vectors.length >= longestList) return
    list.vectors.push(vector)
    list.weights.push(weight)
  }

  private makeRoom(features: number): void {
    if (this.count + 2 > this.frequentLengths.length) {
      const size = this.frequentLengths.length * 2
      this.frequentStarts = grown(new Int32Array(size), this.frequentStarts)
      this.frequentLengths = grown(new Float32Array(size), this.frequentLengths)
      this.sums = new Float32Array(size)
    }
    while ((this.frequentStarts[this.count] ?? 0) + features > this.frequentFeatures.length) {
      const size = this.frequentFeatures.length * 2
      this.frequentFeatures = grown(new Int32Array(size), this.frequentFeatures)
      this.frequentWeights = grown(new Float32Array(size), this.frequentWeights)
    }
  }

  /** Calls `found` for each vector whose similarity (cosine) is at least `least`. */
  each(vector: IndexedVector, least: number, found: (at: number, similarity: number) => void): void {
    const { numbers, weights } = vector
    let squares = 0
    for (let at = 0; at < numbers.length; at += 1) {
      const [number, weight] = [numbers[at] ?? -1, weights[at] ?? 0]
      if (number < 0 || this.isFrequent[number] === 0) continue
      this.asked[number] = weight
      squares += weight * weight
    }
    const length = Math.sqrt(squares)
    for (const candidate of this.candidatesOf(vector)) {
      const sum = this.sums[candidate] ?? 0
      this.sums[candidate] = 0
      if (sum + length * (this.frequentLengths[candidate] ?? 0) < least) continue
      const similarity = Math.min(1, sum + (length === 0 ? 0 : this.frequentSum(candidate)))
      if (similarity >= least) found(candidate, similarity)
    }
    if (length > 0) for (const number of numbers) if (number >= 0) this.asked[number] = 0
  }

  /** Vectors that share a rare feature, with the sums of these; without enough of them also those of frequent ones. */
  private candidatesOf({ hashes, weights, numbers }: IndexedVector): number[] {
    const { sums, vectors, weights: others } = this
    const candidates: number[] = []
    const meet = (vector: number, product: number): void => {
      const before = sums[vector] ?? 0
      if (before === 0) candidates.push(vector)
      sums[vector] = before + product
    }
    let rare = 0
    for (let at = 0; at < numbers.length; at += 1) {
      const [number, weight] = [numbers[at] ?? -1, weights[at] ?? 0]
      if (number >= 0 && this.isFrequent[number] === 1) continue
      const end = this.ends[number] ?? 0
      if (number >= 0) {
        rare += 1
        for (let place = this.starts[number] ?? 0; place < end; place += 1) {
          const vector = vectors[place] ?? 0
          const before = sums[vector] ?? 0
          if (before === 0) candidates.push(vector)
          sums[vector] = before + weight * (others[place] ?? 0)
        }
      }
      const late = this.late?.get(hashes[at] ?? 0)
      if (late !== undefined)
        for (const [place, other] of late.vectors.entries()) meet(other, weight * (late.weights[place] ?? 0))
    }
    if (rare < fewestRare) this.meetFrequent(numbers, meet)
    return candidates
  }

  /** What is added is so small that it changes no similarity, but it makes a candidate. */
  private meetFrequent(numbers: Int32Array, meet: (vector: number, product: number) => void): void {
    const frequent = numbers.filter((number) => number >= 0 && this.isFrequent[number] === 1)
    const rarest = [...frequent].sort((a, b) => (this.asked[b] ?? 0) - (this.asked[a] ?? 0))
    for (const number of rarest.slice(0, fewestRare))
      for (let place = this.starts[number] ?? 0; place < (this.ends[number] ?? 0); place += 1)
        meet(this.vectors[place] ?? 0, 1e-9)
  }

  private frequentSum(vector: number): number {
    let sum = 0
    const end = this.frequentStarts[vector + 1] ?? 0
    for (let at = this.frequentStarts[vector] ?? 0; at < end; at += 1)
      sum += (this.asked[this.frequentFeatures[at] ?? 0] ?? 0) * (this.frequentWeights[at] ?? 0)
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
