/** Cosines of all pairs of sparse vectors of length 1, by spreading each vector and reading all others. */
import type { Features } from '../../../content/conversations/features.ts'

/** The similarity of a and b at `a * count + b`, in both orders. Takes `4 * count²` bytes. */
export const allSimilarities = (vectors: readonly Features[]): Float32Array<ArrayBuffer> => {
  const count = vectors.length
  const numbers = new Map<number, number>()
  const starts = new Int32Array(count + 1)
  const features: number[] = []
  const weights: number[] = []
  for (const [at, vector] of vectors.entries()) {
    for (const [place, hash] of vector.hashes.entries()) {
      const number = numbers.get(hash) ?? numbers.size
      numbers.set(hash, number)
      features.push(number)
      weights.push(vector.weights[place] ?? 0)
    }
    starts[at + 1] = features.length
  }
  const feature = Int32Array.from(features)
  const weight = Float32Array.from(weights)
  const spread = new Float32Array(numbers.size)
  const result = new Float32Array(count * count)
  for (let a = 0; a < count; a += 1) {
    const [start, end] = [starts[a] ?? 0, starts[a + 1] ?? 0]
    for (let at = start; at < end; at += 1) spread[feature[at] ?? 0] = weight[at] ?? 0
    for (let b = 0; b < a; b += 1) {
      let sum = 0
      for (let at = starts[b] ?? 0; at < (starts[b + 1] ?? 0); at += 1)
        sum += (spread[feature[at] ?? 0] ?? 0) * (weight[at] ?? 0)
      result[a * count + b] = sum
      result[b * count + a] = sum
    }
    for (let at = start; at < end; at += 1) spread[feature[at] ?? 0] = 0
  }
  return result
}
