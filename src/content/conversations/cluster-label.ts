/**
 * What clusters are called, and the issues that represent them. Terms are ranked by class-based TF-IDF (Grootendorst
 * 2022, "BERTopic"): frequent in a cluster, rare in all.
 */
import { placedWords } from '../document/tokenizer.ts'
import type { Features, Weights } from './features.ts'
import { weighted } from './features.ts'
import type { LanguageTools } from './language-tools.ts'
import { placeholder } from './placeholders.ts'
import { stopList } from './stop-lists.ts'

interface LabelledIssue {
  readonly id: string
  readonly title: string
  /** As `issueText` gives it, or title and summary. */
  readonly text: string
  readonly language: string
  readonly features: Features
}

interface ClusterDescription {
  readonly label: string
  /** At most twelve, best first, as written in the issues. */
  readonly terms: readonly string[]
  /** The title of the most typical issue and of the two farthest from it. */
  readonly summary: string
  /** Ids of the most typical issues, best first; at most five. */
  readonly medoids: readonly string[]
}

const mostTerms = 12
const mostMedoids = 5
/** Issues of a cluster that are read for its label. */
const mostRead = 500
const longestText = 600
const longestLabel = 60
/** The share of issues that a phrase must occur in to name the cluster, and the number. */
const leastShare = 0.15
const leastPhrases = 2

/** A word of a text; `stem` is empty for function words. */
interface Word {
  readonly surface: string
  readonly stem: string
  readonly at: number
  readonly end: number
}

/** Plain words and whole names, in order. Names come after their parts and replace them. */
const wordsIn = (text: string, language: string, tools: LanguageTools): Word[] => {
  const stopped = stopList(language)
  const words: Word[] = []
  for (const { word, at, end } of placedWords(text)) {
    const last = words.at(-1)
    // The end of a name that is there as a whole.
    if (last !== undefined && at > last.at && at < last.end) continue
    while ((words.at(-1)?.at ?? -1) >= at) words.pop()
    const surface = text.slice(at, end)
    words.push({ surface, stem: stopped.has(word) ? '' : tools.stem(word, language), at, end })
  }
  return words
}

/** How a term is written, with how often. */
class Surfaces {
  private readonly counts = new Map<string, Map<string, number>>()

  add(key: string, surface: string): void {
    const surfaces = this.counts.get(key) ?? new Map<string, number>()
    surfaces.set(surface, (surfaces.get(surface) ?? 0) + 1)
    this.counts.set(key, surfaces)
  }

  /** The most frequent one; of equal ones the first in the order of their letters. */
  best(key: string): string {
    const surfaces = [...(this.counts.get(key) ?? [])]
    return surfaces.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? key
  }
}

/** A name keeps its case, an ordinary word does not. */
const plainCase = (surface: string): string =>
  /^\p{Lu}?\p{Ll}*$/u.test(surface) ? surface.toLowerCase() : surface

interface ClusterCounts {
  readonly terms: Map<string, number>
  readonly surfaces: Surfaces
  /** Phrases by the stems of their words, with the number of issues. */
  readonly phrases: Map<string, { readonly stems: readonly string[]; issues: number }>
  readonly read: number
  total: number
}

/** Nothing but white space may separate the words of a phrase. */
const phraseOf = (words: readonly Word[], from: number, length: number, text: string): Word[] | undefined => {
  const phrase = words.slice(from, from + length)
  if (phrase.length < length || phrase[0]?.stem === '' || phrase.at(-1)?.stem === '') return undefined
  const isOne = phrase.every(
    ({ at }, place) => place === 0 || text.slice(phrase[place - 1]?.end, at).trim() === '',
  )
  const stems = new Set(phrase.map(({ stem }) => stem).filter((stem) => stem !== ''))
  return isOne && stems.size >= 2 ? phrase : undefined
}

const keyOf = (phrase: readonly Word[]): string =>
  phrase.map(({ stem, surface }) => (stem === '' ? surface.toLowerCase() : stem)).join(' ')

const countsOf = (issues: readonly LabelledIssue[], tools: LanguageTools): ClusterCounts => {
  const read = issues.slice(0, mostRead)
  const counts: ClusterCounts = {
    ...{ terms: new Map(), surfaces: new Surfaces(), phrases: new Map(), read: read.length, total: 0 },
  }
  for (const issue of read) {
    const text = issue.text.slice(0, longestText).replace(placeholder, '.')
    const words = wordsIn(text, issue.language, tools)
    const inIssue = new Set<string>()
    for (const [at, { stem, surface }] of words.entries()) {
      if (stem !== '' && !/^\d{1,100}$/.test(stem)) {
        counts.terms.set(stem, (counts.terms.get(stem) ?? 0) + 1)
        counts.surfaces.add(stem, plainCase(surface))
        counts.total += 1
      }
      for (const length of [2, 3]) {
        const phrase = phraseOf(words, at, length, text)
        if (phrase === undefined) continue
        const key = keyOf(phrase)
        const [first, last] = [phrase[0], phrase.at(-1)]
        counts.surfaces.add(key, text.slice(first?.at, last?.end).split(/\s/).map(plainCase).join(' '))
        const known = counts.phrases.get(key)
        const stems = phrase.map(({ stem: one }) => one).filter((one) => one !== '')
        if (known === undefined) counts.phrases.set(key, { stems, issues: 1 })
        else if (!inIssue.has(key)) known.issues += 1
        inIssue.add(key)
      }
    }
  }
  return counts
}

const capitalized = (text: string): string => {
  const [first = ''] = text
  return /^\p{Ll}*,?$/u.test(text.split(' ')[0] ?? '') ? first.toUpperCase() + text.slice(first.length) : text
}

/** Best first; equal ones in the order of their letters. */
const ranked = (scores: ReadonlyMap<string, number>): string[] =>
  [...scores].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key)

const scoresOf = ({ terms, total }: ClusterCounts, all: ReadonlyMap<string, number>, average: number) =>
  new Map(
    [...terms].map(([term, count]): [string, number] => [
      term,
      (count / Math.max(1, total)) * Math.log(1 + average / (all.get(term) ?? 1)),
    ]),
  )

/** Phrases that many issues contain, by the mean score of their words; longer ones are a little better. */
const bestPhrase = (counts: ClusterCounts, scores: ReadonlyMap<string, number>): string | undefined => {
  const least = Math.max(leastPhrases, counts.read * leastShare)
  const phrases = new Map<string, number>()
  for (const [key, { stems, issues }] of counts.phrases) {
    if (issues < least) continue
    const sum = stems.reduce((all, stem) => all + (scores.get(stem) ?? 0), 0)
    phrases.set(key, (sum / Math.sqrt(stems.length)) * Math.sqrt(issues))
  }
  const [best] = ranked(phrases)
  return best === undefined ? undefined : counts.surfaces.best(best)
}

const labelOf = (counts: ClusterCounts, scores: ReadonlyMap<string, number>, title: string): string => {
  const label =
    bestPhrase(counts, scores) ??
    ranked(scores)
      .slice(0, 3)
      .map((term) => counts.surfaces.best(term))
      .join(', ')
  return capitalized(label === '' ? title : label).slice(0, longestLabel)
}

const dot = (a: Features, b: ReadonlyMap<number, number>): number => {
  let sum = 0
  for (let at = 0; at < a.hashes.length; at += 1)
    sum += (a.weights[at] ?? 0) * (b.get(a.hashes[at] ?? 0) ?? 0)
  return sum
}

const mapOf = ({ hashes, weights }: Features): Map<number, number> =>
  new Map(Array.from(hashes, (hash, at): [number, number] => [hash, weights[at] ?? 0]))

/** Issues by their similarity to the mean, without those with a title that is there; and the two that differ most. */
const representatives = (
  issues: readonly LabelledIssue[],
  weights: Weights,
): { readonly medoids: readonly LabelledIssue[]; readonly far: readonly LabelledIssue[] } => {
  const vectors = issues.map((issue) => ({ issue, vector: weighted(issue.features, weights) }))
  const mean = new Map<number, number>()
  for (const { vector } of vectors)
    for (const [hash, weight] of mapOf(vector)) mean.set(hash, (mean.get(hash) ?? 0) + weight)
  const titles = new Set<string>()
  const typical = vectors
    .map((one) => ({ ...one, similarity: dot(one.vector, mean) }))
    .toSorted((a, b) => b.similarity - a.similarity || (a.issue.id < b.issue.id ? -1 : 1))
    .filter(({ issue }) => titles.size < titles.add(issue.title.toLowerCase()).size)
  const chosen = typical.slice(0, 1)
  while (chosen.length > 0 && chosen.length < Math.min(3, typical.length)) {
    const taken = chosen.map(({ vector }) => mapOf(vector))
    const rest = typical.filter((one) => !chosen.includes(one))
    const far = rest
      .map((one) => ({ one, nearest: Math.max(...taken.map((other) => dot(one.vector, other))) }))
      .reduce((best, one) => (one.nearest < best.nearest ? one : best))
    chosen.push(far.one)
  }
  return {
    medoids: typical.slice(0, mostMedoids).map(({ issue }) => issue),
    far: chosen.slice(1).map(({ issue }) => issue),
  }
}

const byId = (a: LabelledIssue, b: LabelledIssue): number => (a.id < b.id ? -1 : 1)

/** Describes clusters, all at once: a term is good if it is frequent in a cluster and rare in the others. */
export const describeClusters = (
  clusters: ReadonlyMap<string, readonly LabelledIssue[]>,
  weights: Weights,
  tools: LanguageTools,
): ReadonlyMap<string, ClusterDescription> => {
  const counted = [...clusters].map(([id, given]) => {
    const issues = given.toSorted(byId)
    return { id, issues, counts: countsOf(issues, tools) }
  })
  const all = new Map<string, number>()
  let total = 0
  for (const { counts } of counted) {
    total += counts.total
    for (const [term, count] of counts.terms) all.set(term, (all.get(term) ?? 0) + count)
  }
  const average = total / Math.max(1, counted.length)
  return new Map(
    counted.map(({ id, issues, counts }): [string, ClusterDescription] => {
      const scores = scoresOf(counts, all, average)
      const { medoids, far } = representatives(issues, weights)
      const titles = [...medoids.slice(0, 1), ...far].map(({ title }) => title)
      return [
        id,
        {
          label: labelOf(counts, scores, titles[0] ?? ''),
          terms: ranked(scores)
            .slice(0, mostTerms)
            .map((term) => counts.surfaces.best(term)),
          summary: titles.join(' · '),
          medoids: medoids.map((issue) => issue.id),
        },
      ]
    }),
  )
}
