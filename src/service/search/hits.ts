/**
 * Where the terms of a query occur in a text, and the excerpt that shows it. A text is only split into words where one
 * of the terms can be: a search looks through megabytes, and splitting takes fifty times as long as a pattern.
 */
import { placedWords } from '../../content/document/tokenizer.ts'
import { oneFor } from '../recent-cache.ts'
import type { AskedTerm, AskedWord } from './tokenizer.ts'

/** The position of a query word in a text; `term` is the index of its term. */
export interface Hit {
  readonly term: number
  readonly at: number
  readonly end: number
}

/** Maximum characters searched for excerpts. The index covers the rest, but it is not shown. */
export const longestLook = 50_000

interface WantedWord extends AskedWord {
  readonly term: number
}

interface Wanted {
  readonly words: readonly WantedWord[]
  /** Matches within every run that has one of the words, and in some others. */
  readonly pattern: RegExp
}

const separators = '[_.\\-:]{0,2}'

/** Letters of a word in its pattern: a few leave out nearly as much as all, and bound the time for each character. */
const patternLetters = 8

/** The first letters of a word or of the parts of a name; between two numbers joining inserts a `p`. */
const lettersPattern = (word: string): string =>
  [...word.replaceAll(/(?<=\d)p(?=\d)/g, '?')]
    .slice(0, patternLetters)
    .map((letter) => (letter === '?' ? 'p?' : letter))
    .join(separators)

/** Patterns of a word; none if it has other letters than those of ASCII: runs with such letters are always split. */
const patternsOf = ({ word, start }: AskedWord): readonly string[] => {
  if (!/^[a-z0-9]+$/.test(word)) return []
  const beginsOption = start && 'option'.startsWith(word)
  return [
    lettersPattern(word),
    ...(beginsOption ? ['--'] : []),
    ...(word.startsWith('option') ? [`--${lettersPattern(word.slice('option'.length))}`] : []),
  ]
}

/** Made once for the terms of a query, which are looked for in hundreds of texts. */
const wantedOf = oneFor((terms: readonly AskedTerm[]): Wanted => {
  const words = terms.flatMap(({ forms }, term) => forms.flat().map((word) => ({ ...word, term })))
  const patterns = new Set([...words.flatMap(patternsOf), '[^\\0-\\x7f]'])
  return { words, pattern: new RegExp([...patterns].join('|'), 'gi') }
})

const runCharacters = new Set(
  Array.from('abcdefghijklmnopqrstuvwxyz0123456789_.-:', (one) => one.charCodeAt(0)),
)

/** Whether a name may go on with this character of a text; not past its end. */
const inRun = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code > 127 || runCharacters.has(code >= 65 && code <= 90 ? code + 32 : code)
}

const meets = (asked: AskedWord, word: string): boolean =>
  asked.start ? word.startsWith(asked.word) : word === asked.word

/** The positions of the words in one run of characters that no name goes beyond, in order. */
const hitsInRun = (run: string, from: number, words: readonly WantedWord[]): Hit[] => {
  const hits: Hit[] = []
  for (const { word, at, end } of placedWords(run)) {
    const asked = words.find((one) => meets(one, word))
    if (asked === undefined) continue
    // For a plain word mark only the typed prefix; for a name or a folded word mark the whole.
    const length = end - at === word.length ? asked.word.length : end - at
    hits.push({ term: asked.term, at: from + at, end: from + at + length })
  }
  return hits.toSorted((a, b) => a.at - b.at || b.end - a.end)
}

/** The positions of the terms in a text, in order. */
function* eachHit(whole: string, terms: readonly AskedTerm[]): Generator<Hit> {
  const text = whole.slice(0, longestLook)
  const { words, pattern } = wantedOf(terms)
  if (words.length === 0) return
  for (let from = 0; ;) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (found === null) return
    let start = found.index
    while (start > from && inRun(text, start - 1)) start -= 1
    let end = pattern.lastIndex
    while (inRun(text, end)) end += 1
    yield* hitsInRun(text.slice(start, end), start, words)
    from = end
  }
}

/** All positions of the terms in a text, in order. */
export const hitsIn = (text: string, terms: readonly AskedTerm[]): Hit[] => [...eachHit(text, terms)]

/** The indexes of the terms that occur in a text. */
export const termsIn = (text: string, terms: readonly AskedTerm[]): Set<number> => {
  const found = new Set<number>()
  for (const { term } of eachHit(text, terms)) if (found.add(term).size === terms.length) break
  return found
}

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
