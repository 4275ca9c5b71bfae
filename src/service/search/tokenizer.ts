/**
 * The words of queries, and where they occur. Indexed text and queries are split the same way
 * (`content/document/tokenizer.ts`), and the engines only get words separated by spaces.
 */
import type { Chunk } from '../../content/document/tokenizer.ts'
import {
  ascii,
  chunksOf,
  joined,
  mostParts,
  optionWord,
  pairsOf,
  placedWords,
} from '../../content/document/tokenizer.ts'

/** A word that must occur; with `start` a prefix match is enough. */
export interface AskedWord {
  readonly word: string
  readonly start: boolean
}

/** One term of a query: matches if all words of any of its forms do. */
export interface AskedTerm {
  /** As typed. */
  readonly typed: string
  readonly forms: readonly (readonly AskedWord[])[]
}

/** Maximum number of terms per query; more do not narrow the results. */
export const mostAsked = 16
/** Maximum number of words over all terms; a single name can have a part for every second letter. */
const mostWords = 32

const started = (word: string): AskedWord => ({ word, start: true })

const termOf = (text: string, { kind, parts, option }: Chunk): AskedTerm => {
  const typed = text.slice(parts[0]?.at ?? 0, parts.at(-1)?.end ?? 0)
  if (kind === 'run') {
    const pairs = parts.length > 1 ? pairsOf(parts).slice(0, -1) : []
    return {
      typed,
      forms: [
        pairs.length > 0
          ? pairs.map(({ word }) => ({ word, start: false }))
          : parts.map(({ word }) => started(word)),
      ],
    }
  }
  const each = parts.map(({ word }) => started(word))
  const whole = joined(parts)
  return {
    typed: option ? `--${typed}` : typed,
    forms: [
      ...(option ? [[started(optionWord(whole).word)]] : []),
      ...(parts.length > 1 && parts.length <= mostParts ? [[started(whole.word)]] : []),
      each,
    ],
  }
}

/** The distinct terms of a query. Empty if it has no words, which finds nothing. */
export const askedTerms = (query: string): readonly AskedTerm[] => {
  const terms = new Map<string, AskedTerm>()
  let left = mostWords
  for (const found of chunksOf(query)) {
    const term = termOf(query, { ...found, parts: found.parts.slice(0, left) })
    const key = JSON.stringify(term.forms)
    if (terms.has(key)) continue
    terms.set(key, term)
    left -= found.parts.length
    if (left <= 0 || terms.size === mostAsked) break
  }
  return [...terms.values()]
}

/** A shorter prefix would match half of all words. */
const shortestStart = 3

/**
 * The terms as complete words, except for the last, which may still be typed. Prefix searches cost many times more than
 * words and seldom help.
 */
export const typedOut = (terms: readonly AskedTerm[]): readonly AskedTerm[] =>
  terms.map((term, place) => ({
    ...term,
    forms: term.forms.map((form) =>
      form.map(({ word, start }) => ({
        word,
        start: start && place === terms.length - 1 && (place === 0 || word.length >= shortestStart),
      })),
    ),
  }))

/** One term per part of the term, for names that do not occur as typed. */
export const partTerms = (term: AskedTerm): readonly AskedTerm[] =>
  (term.forms.at(-1) ?? []).map((word) => ({ typed: word.word, forms: [[word]] }))

const meets = (asked: AskedWord, word: string): boolean =>
  asked.start ? word.startsWith(asked.word) : word === asked.word

/** The position of a query word in a text; `term` is the index of its term. */
export interface Hit {
  readonly term: number
  readonly at: number
  readonly end: number
}

/** Maximum characters searched for excerpts. The index covers the rest, but it is not shown. */
export const longestLook = 50_000

/** All positions of the terms in a text, in order. */
export const hitsIn = (whole: string, terms: readonly AskedTerm[]): Hit[] => {
  const text = whole.slice(0, longestLook)
  // Most texts contain none of the words, and a substring search costs a tenth of tokenizing.
  const letters = ascii.test(text) ? text.toLowerCase() : undefined
  const words = terms.flatMap(({ forms }, term) => forms.flat().map((asked) => ({ asked, term })))
  const possible = letters === undefined ? words : words.filter(({ asked }) => mayOccur(letters, asked.word))
  if (possible.length === 0) return []
  const hits: Hit[] = []
  for (const { word, at, end } of placedWords(text)) {
    for (const { asked, term } of possible) {
      if (!meets(asked, word)) continue
      // For a plain word mark only the typed prefix; for a name or a folded word mark the whole.
      hits.push({ term, at, end: end - at === word.length ? at + asked.word.length : end })
      break
    }
  }
  return hits.toSorted((a, b) => a.at - b.at || b.end - a.end)
}

/** Joined words do not occur in the text as such, but their first letters do. */
const mayOccur = (letters: string, word: string): boolean =>
  letters.includes(word) || letters.includes(word.replace(/^option/, '').slice(0, 2))

/** Start and end in UTF-16 code units. */
export type Range = [number, number]

/** Merges hits into disjoint ranges. */
export const rangesOf = (hits: readonly Hit[]): Range[] => {
  const ranges: Range[] = []
  for (const { at, end } of hits) {
    const last = ranges.at(-1)
    if (last && at <= last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([at, end])
  }
  return ranges
}

const excerptLength = 240
const before = 60

/** The start of the excerpt that covers the most terms. */
const richest = (hits: readonly Hit[]): number => {
  let best = { at: hits[0]?.at ?? 0, terms: 0 }
  for (const [place, { at }] of hits.entries()) {
    const terms = new Set<number>()
    for (let other = place; other < hits.length; other += 1) {
      const hit = hits[other]
      if (!hit || hit.end > at + excerptLength - before) break
      terms.add(hit.term)
    }
    if (terms.size > best.terms) best = { at, terms: terms.size }
  }
  return best.at
}

/** An excerpt around the best matches, cut at words, with … where text is omitted, and the ranges of the hits in it. */
export const excerpt = (
  whole: string,
  terms: readonly AskedTerm[],
): { readonly text: string; readonly marks: Range[] } => {
  const flat = whole.slice(0, longestLook).replace(/\s+/g, ' ').trim()
  const hits = hitsIn(flat, terms)
  if (flat.length <= excerptLength) return { text: flat, marks: rangesOf(hits) }
  const found = richest(hits)
  const from = found <= before ? 0 : flat.indexOf(' ', found - before) + 1
  // Without a space nearby, cut at the word itself.
  const start = from > found ? found : from
  const rest = flat.slice(start)
  const lead = start > 0 ? '… ' : ''
  const space = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength)
  const end = space > before ? space : excerptLength
  // Do not cut a surrogate pair.
  const cut = rest.slice(0, end).replace(/[\ud800-\udbff]$/, '')
  const marks = rangesOf(hits).flatMap(([at, stop]): Range[] => {
    const [a, b] = [at - start, Math.min(stop - start, cut.length)]
    return a >= 0 && a < b ? [[a + lead.length, b + lead.length]] : []
  })
  return { text: `${lead}${cut}${cut.length < rest.length ? ' …' : ''}`, marks }
}
