/** How alike two sources are, to suggest a translation of one for the other. */
import { append } from '../document/linear-text.ts'
import { partsOfText } from './read-tags.ts'
import { isWord, tokensOf } from './text-tokens.ts'

/** From this on a translation is suggested. */
export const suggestedFrom = 0.75

/** Words of a text that count. */
const mostWords = 2000

/** Words and tags in order. */
const wordsOf = (text: string): readonly string[] => {
  const words: string[] = []
  for (const part of partsOfText(text)) {
    if (part.kind !== 'text') words.push(`<${part.kind}>`)
    else for (const token of tokensOf(part.text)) if (isWord(token)) words.push(token)
    if (words.length > mostWords) break
  }
  return words
}

const countsOf = (list: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Each word with the one before it. */
const pairsOf = (words: readonly string[]): readonly string[] =>
  [...words, ''].map((word, at) => `${words[at - 1] ?? ''} ${word}`)

interface Features {
  readonly words: ReadonlyMap<string, number>
  readonly pairs: ReadonlyMap<string, number>
  readonly length: number
}

const featuresOf = (text: string): Features => {
  const words = wordsOf(text)
  return { words: countsOf(words), pairs: countsOf(pairsOf(words)), length: words.length }
}

/** The coefficient of Dice (1945) for lists: twice what they share, by the sum of their lengths. */
const dice = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>, lengths: number): number => {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  let shared = 0
  for (const [one, count] of few) shared += Math.min(count, many.get(one) ?? 0)
  return lengths === 0 ? 0 : (2 * shared) / lengths
}

/** Texts that differ are never entirely alike. */
const almost = 0.99

const likenessOf = (a: Features, b: Features): number =>
  a.length === 0 || b.length === 0
    ? 0
    : Math.min(
        almost,
        (dice(a.words, b.words, a.length + b.length) + dice(a.pairs, b.pairs, a.length + b.length + 2)) / 2,
      )

/**
 * From 0 to 1, by the words of two texts with tags and the pairs of neighboring words; 1 only for equal texts. Linear;
 * of very long texts the first 2,000 words count.
 */
export const likeness = (a: string, b: string): number =>
  a === b ? 1 : likenessOf(featuresOf(a), featuresOf(b))

/** Candidates that are looked up by a word, and that are compared. */
const mostLookups = 5000
const mostCompared = 50

/** Candidates by their words. */
class CandidateIndex {
  readonly features: readonly Features[]
  private readonly byWord = new Map<string, number[]>()
  /** Words that each candidate shares; all zero between calls. */
  private readonly shared: Uint16Array

  constructor(sources: readonly string[]) {
    this.features = sources.map(featuresOf)
    this.shared = new Uint16Array(sources.length)
    for (const [at, { words }] of this.features.entries())
      for (const word of words.keys()) {
        const list = this.byWord.get(word)
        if (list === undefined) this.byWord.set(word, [at])
        else list.push(at)
      }
  }

  /** Those that share the most words, found by the rarest words first. */
  near({ words }: Features): readonly number[] {
    const lists = [...words.keys()].map((word) => this.byWord.get(word) ?? [])
    const { shared } = this
    const touched: number[] = []
    let lookups = 0
    for (const list of lists.sort((a, b) => a.length - b.length)) {
      if (lookups > 0 && lookups + list.length > mostLookups) break
      lookups += Math.min(list.length, mostLookups)
      for (const at of list.slice(0, mostLookups)) {
        const count = shared[at] ?? 0
        if (count === 0) touched.push(at)
        shared[at] = count + 1
      }
    }
    const near = this.most(touched)
    for (const at of touched) shared[at] = 0
    return near
  }

  /** Those of a list with the highest numbers of shared words. */
  private most(touched: readonly number[]): readonly number[] {
    const byShared: number[][] = []
    for (const at of touched) (byShared[this.shared[at] ?? 0] ??= []).push(at)
    const best: number[] = []
    for (let count = byShared.length - 1; count > 0 && best.length < mostCompared; count -= 1)
      append(best, (byShared[count] ?? []).slice(0, mostCompared - best.length))
    return best
  }
}

const indexes = new WeakMap<readonly object[], CandidateIndex>()

/**
 * The candidates whose sources are at least `suggestedFrom` alike, best first, at most `most`. Candidates are indexed once
 * for each list, which must not change.
 */
export const mostAlike = <T extends { readonly source: string }>(
  source: string,
  candidates: readonly T[],
  most = 5,
): readonly { readonly candidate: T; readonly likeness: number }[] => {
  let index = indexes.get(candidates)
  if (index === undefined) {
    index = new CandidateIndex(candidates.map((one) => one.source))
    indexes.set(candidates, index)
  }
  const features = featuresOf(source)
  const found: { readonly candidate: T; readonly likeness: number }[] = []
  for (const at of index.near(features)) {
    const candidate = candidates[at]
    const other = index.features[at]
    if (candidate === undefined || other === undefined) continue
    const value = candidate.source === source ? 1 : likenessOf(features, other)
    if (value >= suggestedFrom) found.push({ candidate, likeness: value })
  }
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, most)
}
