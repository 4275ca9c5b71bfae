/** Texts as sparse vectors of hashed stems and pairs of stems. */
import { wordsOf } from '../document/tokenizer.ts'
import type { LanguageTools } from './language-tools.ts'
import { placeholder } from './placeholders.ts'
import { stopList } from './stop-lists.ts'

/** Hashes are distinct and ascending; weights belong to them by index. */
export interface Features {
  readonly hashes: Uint32Array
  readonly weights: Float32Array
}

/** In how many issues each feature occurs; computed by a batch and used until the next one. */
export interface Weights {
  readonly issues: number
  /** Ascending. Features of a single issue are left out. */
  readonly hashes: Uint32Array
  readonly counts: Uint32Array
}

/** Words of a text that are read. */
const mostFeatureWords = 400
const pairWeight = 0.5
/** Weights are stored as bytes, in steps of 1/32. */
const step = 1 / 32

/** FNV-1a with a final mix, over UTF-16 code units. */
const hashOf = (text: string, seed = 0x811c9dc5): number => {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The stems of a text that tell its topic, in order. Masked data tells nothing. */
export const topicStems = (text: string, language: string, tools: LanguageTools): string[] => {
  const stopped = stopList(language)
  return wordsOf(text.replace(placeholder, ' '))
    .slice(0, mostFeatureWords)
    .filter((word) => !stopped.has(word))
    .map((word) => tools.stem(word, language))
}

const fromCounts = (counts: ReadonlyMap<number, number>, pairs: ReadonlySet<number>): Features => {
  const hashes = Uint32Array.from(counts.keys()).sort()
  const weights = Float32Array.from(hashes, (hash) => {
    const weight = (1 + Math.log(counts.get(hash) ?? 1)) * (pairs.has(hash) ? pairWeight : 1)
    return Math.min(255, Math.round(weight / step)) * step
  })
  return { hashes, weights }
}

export const featuresOf = (text: string, language: string, tools: LanguageTools): Features => {
  const counts = new Map<number, number>()
  const pairs = new Set<number>()
  let former: string | undefined
  for (const stem of topicStems(text, language, tools)) {
    const single = hashOf(stem)
    counts.set(single, (counts.get(single) ?? 0) + 1)
    if (former !== undefined && former !== stem) {
      const pair = hashOf(`${former} ${stem}`)
      if (!counts.has(pair)) pairs.add(pair)
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    former = stem
  }
  return fromCounts(counts, pairs)
}

const base64Of = (bytes: Uint8Array): string => {
  const chunks: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(chunks.join(''))
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/** Base64 of five bytes for each feature: its hash (little endian) and its weight. */
export const packFeatures = ({ hashes, weights }: Features): string => {
  const bytes = new Uint8Array(hashes.length * 5)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < hashes.length; at += 1) {
    view.setUint32(at * 5, hashes[at] ?? 0, true)
    view.setUint8(at * 5 + 4, Math.round((weights[at] ?? 0) / step))
  }
  return base64Of(bytes)
}

export const unpackFeatures = (packed: string): Features => {
  const bytes = bytesOf(packed)
  const view = new DataView(bytes.buffer)
  const count = Math.floor(bytes.length / 5)
  const hashes = new Uint32Array(count)
  const weights = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    hashes[at] = view.getUint32(at * 5, true)
    weights[at] = view.getUint8(at * 5 + 4) * step
  }
  return { hashes, weights }
}

export const weightsOf = (all: readonly Features[]): Weights => {
  const every = new Uint32Array(all.reduce((sum, { hashes }) => sum + hashes.length, 0))
  let length = 0
  for (const { hashes } of all) {
    every.set(hashes, length)
    length += hashes.length
  }
  every.sort()
  const kept: number[] = []
  const counts: number[] = []
  for (let at = 0; at < length;) {
    let end = at + 1
    while (end < length && every[end] === every[at]) end += 1
    if (end - at > 1) {
      kept.push(every[at] ?? 0)
      counts.push(end - at)
    }
    at = end
  }
  return { issues: all.length, hashes: Uint32Array.from(kept), counts: Uint32Array.from(counts) }
}

/** Base64 of the number of issues, then of a hash and its count for each feature, four bytes each. */
export const packWeights = ({ issues, hashes, counts }: Weights): string => {
  const bytes = new Uint8Array(4 + hashes.length * 8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, issues, true)
  for (let at = 0; at < hashes.length; at += 1) {
    view.setUint32(4 + at * 8, hashes[at] ?? 0, true)
    view.setUint32(8 + at * 8, counts[at] ?? 0, true)
  }
  return base64Of(bytes)
}

export const unpackWeights = (packed: string): Weights => {
  const bytes = bytesOf(packed)
  const view = new DataView(bytes.buffer)
  const size = Math.max(0, Math.floor((bytes.length - 4) / 8))
  const hashes = new Uint32Array(size)
  const counts = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) {
    hashes[at] = view.getUint32(4 + at * 8, true)
    counts[at] = view.getUint32(8 + at * 8, true)
  }
  return { issues: bytes.length < 4 ? 0 : view.getUint32(0, true), hashes, counts }
}

/** In how many issues of the last batch a feature occurs; 1 for unknown ones. */
const frequencyOf = ({ hashes, counts }: Weights, hash: number): number => {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle] ?? 0
    if (found === hash) return counts[middle] ?? 1
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return 1
}

/** Features times the rarity of each, at length 1. */
export const weighted = ({ hashes, weights }: Features, all: Weights): Features => {
  const result = new Float32Array(hashes.length)
  let squares = 0
  for (let at = 0; at < hashes.length; at += 1) {
    const rarity = Math.log(1 + all.issues / frequencyOf(all, hashes[at] ?? 0))
    const value = (weights[at] ?? 0) * rarity
    result[at] = value
    squares += value * value
  }
  const length = Math.sqrt(squares)
  if (length > 0) for (let at = 0; at < result.length; at += 1) result[at] = (result[at] ?? 0) / length
  return { hashes, weights: result }
}
