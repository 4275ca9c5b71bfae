/**
 * The words of queries. Indexed text and queries are split the same way (`content/document/tokenizer.ts`), and the
 * engines only get words separated by spaces.
 */
import type { Chunk } from '../../content/document/tokenizer.ts'
import { chunksOf, joined, mostParts, optionWord, pairsOf } from '../../content/document/tokenizer.ts'

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
