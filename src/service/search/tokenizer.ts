/**
 * Text as words, the same for both engines: what is indexed and what is asked are cut here, and the engines get
 * nothing but words with spaces between them.
 *
 * An identifier is several words and, joined from each of them on, one more: `getUserName` is `get user name` and
 * `getusername username`, so that it is found by any part of it and best by itself. Scripts that put no spaces
 * between words are cut into overlapping pairs of characters.
 */

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*/gu
const hasUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Letters and digits, and what holds the parts of a name together. */
const asciiChunk = /[a-z0-9]+(?:[_.\-:]{1,2}[a-z0-9]+)*/gi
const chunk = /[\p{L}\p{N}\p{M}]+(?:[_.\-:]{1,2}[\p{L}\p{N}\p{M}]+)*/gu
/** Where a part of a name begins inside a run of letters: `userName`, `HTTPServer`, and the number after `v1`. */
const seam = /[_.\-:]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=^v)(?=\d)/u
const mayHaveSeam = /[^a-z\p{Ll}\p{M}]/u
const ascii = /^[\0-\x7f]*$/

/** Longer words are cut: an engine refuses them, and nobody types them. */
const longestWord = 100
/** A name of more parts is a path or a host; its parts are enough. */
const mostParts = 8

/** Letters that are written with others where they are missing from a keyboard, and do not decompose. */
const spelledOut: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th' },
}

/** One word without case and accents: `Élan` is `elan`. */
const plain = (text: string): string =>
  (ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .replace(/[ßæœøđłıþ]/g, (letter) => spelledOut[letter] ?? letter)
  ).slice(0, longestWord)

/** A piece of text that is a word; `at` and `end` are places in the text. */
export interface PlacedWord {
  readonly word: string
  readonly at: number
  readonly end: number
}

/** A name with its parts, or a run of characters without spaces. One part is a plain word. */
interface Chunk {
  readonly kind: 'name' | 'run'
  readonly parts: readonly PlacedWord[]
  /** Two dashes stand before it. */
  readonly option: boolean
}

const partsOf = (text: string, at: number): PlacedWord[] => {
  if (!mayHaveSeam.test(text)) return [{ word: plain(text), at, end: at + text.length }]
  const parts: PlacedWord[] = []
  let place = 0
  for (const piece of text.split(seam)) {
    if (piece === '') continue
    // Every piece stands after the one before it: what lies between is the seam.
    place = text.indexOf(piece, place)
    const word = plain(piece)
    if (word !== '') parts.push({ word, at: at + place, end: at + place + piece.length })
    place += piece.length
  }
  return parts
}

function* chunksOf(text: string): Generator<Chunk> {
  const plainText = ascii.test(text)
  for (const match of text.matchAll(plainText ? asciiChunk : chunk)) {
    const [found] = match
    const at = match.index
    if (plainText || !hasUnspaced.test(found)) {
      const option = at >= 2 && text[at - 1] === '-' && text[at - 2] === '-'
      const parts = partsOf(found, at)
      if (parts.length > 0) yield { kind: 'name', parts, option }
      continue
    }
    // Characters that are words and letters between them take turns.
    let end = 0
    let run: PlacedWord[] = []
    for (const one of found.matchAll(unspaced)) {
      if (one.index > end) {
        if (run.length > 0) yield { kind: 'run', parts: run, option: false }
        run = []
        const parts = partsOf(found.slice(end, one.index), at + end)
        if (parts.length > 0) yield { kind: 'name', parts, option: false }
      }
      end = one.index + one[0].length
      run.push({ word: plain(one[0]), at: at + one.index, end: at + end })
    }
    if (run.length > 0) yield { kind: 'run', parts: run, option: false }
    if (end < found.length) {
      const parts = partsOf(found.slice(end), at + end)
      if (parts.length > 0) yield { kind: 'name', parts, option: false }
    }
  }
}

/** Parts as one word. Two numbers keep a point between them: 1.2 is not 12. */
const joined = (parts: readonly PlacedWord[]): PlacedWord => {
  const [first] = parts
  const last = parts.at(-1)
  let word = ''
  for (const part of parts) word += (/\d$/.test(word) && /^\d/.test(part.word) ? 'p' : '') + part.word
  return { word: word.slice(0, longestWord), at: first?.at ?? 0, end: last?.end ?? 0 }
}

/** `--flag` is also a word of its own, so that it is found before pages that only speak of flags. */
const optionWord = ({ word, at, end }: PlacedWord): PlacedWord => ({ word: `option${word}`, at: at - 2, end })

const pairsOf = (run: readonly PlacedWord[]): PlacedWord[] =>
  run.map((one, place) => {
    const next = run[place + 1]
    return next ? { word: one.word + next.word, at: one.at, end: next.end } : one
  })

/** The words of a text where they stand, in the order of their ends within each name. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { kind, parts, option } of chunksOf(text)) {
    if (kind === 'run') {
      yield* pairsOf(parts)
      continue
    }
    yield* parts
    if (parts.length > 1 && parts.length <= mostParts)
      for (let from = 0; from < parts.length - 1; from += 1) yield joined(parts.slice(from))
    if (option && parts.length <= mostParts) yield optionWord(joined(parts))
  }
}

export const wordsOf = (text: string): string[] => Array.from(placedWords(text), ({ word }) => word)

/** A word that must stand somewhere; with `start` its beginning is enough. */
export interface AskedWord {
  readonly word: string
  readonly start: boolean
}

/** One thing that is asked for: all words of any of its forms. */
export interface AskedTerm {
  /** As it was typed. */
  readonly typed: string
  readonly forms: readonly (readonly AskedWord[])[]
}

/** So many things of a query count; more narrow nothing down. */
export const mostAsked = 16
/** So many words of them all: one name can have a part for every second letter. */
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

/** What a query asks for, each thing once. Empty when it has no words: then nothing is found. */
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

/** A shorter beginning is that of half of all words. */
const shortestStart = 3

/**
 * The terms as words that were typed to their end, but for the last, which may still be typed. Beginnings of words
 * cost many times what words do, and seldom mean more.
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

/** The term as a term for each of its parts: for names that stand nowhere as they were typed. */
export const partTerms = (term: AskedTerm): readonly AskedTerm[] =>
  (term.forms.at(-1) ?? []).map((word) => ({ typed: word.word, forms: [[word]] }))

const meets = (asked: AskedWord, word: string): boolean =>
  asked.start ? word.startsWith(asked.word) : word === asked.word

/** Where an asked word stands in a text; `term` is the number of what it was asked for. */
export interface Hit {
  readonly term: number
  readonly at: number
  readonly end: number
}

/** So far a text is looked through: what stands behind is found by the index, and not shown. */
export const longestLook = 50_000

/** All places in a text at which something of what is asked stands, by place. */
export const hitsIn = (whole: string, terms: readonly AskedTerm[]): Hit[] => {
  const text = whole.slice(0, longestLook)
  // Most texts hold none of the words: looking for letters costs a tenth of cutting words.
  const letters = ascii.test(text) ? text.toLowerCase() : undefined
  const words = terms.flatMap(({ forms }, term) => forms.flat().map((asked) => ({ asked, term })))
  const possible = letters === undefined ? words : words.filter(({ asked }) => mayStand(letters, asked.word))
  if (possible.length === 0) return []
  const hits: Hit[] = []
  for (const { word, at, end } of placedWords(text)) {
    for (const { asked, term } of possible) {
      if (!meets(asked, word)) continue
      // A part of a plain word is what was typed; of a name or a folded word the whole is marked.
      hits.push({ term, at, end: end - at === word.length ? at + asked.word.length : end })
      break
    }
  }
  return hits.toSorted((a, b) => a.at - b.at || b.end - a.end)
}

/** Joined words do not stand in the text as such; their beginning does. */
const mayStand = (letters: string, word: string): boolean =>
  letters.includes(word) || letters.includes(word.replace(/^option/, '').slice(0, 2))

/** From and to, in UTF-16 units. */
export type Range = [number, number]

/** Hits as ranges that neither touch nor overlap. */
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

/** The place from which an excerpt holds most of what is asked. */
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

/**
 * The part of a text in which most of what is asked stands, cut at words, with … where something is left out, and
 * where it stands in there.
 */
export const excerpt = (
  whole: string,
  terms: readonly AskedTerm[],
): { readonly text: string; readonly marks: Range[] } => {
  const flat = whole.slice(0, longestLook).replace(/\s+/g, ' ').trim()
  const hits = hitsIn(flat, terms)
  if (flat.length <= excerptLength) return { text: flat, marks: rangesOf(hits) }
  const found = richest(hits)
  const from = found <= before ? 0 : flat.indexOf(' ', found - before) + 1
  // Without a space near by the cut falls at the word itself.
  const start = from > found ? found : from
  const rest = flat.slice(start)
  const lead = start > 0 ? '… ' : ''
  const space = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength)
  const end = space > before ? space : excerptLength
  // Half of a surrogate pair is no character.
  const cut = rest.slice(0, end).replace(/[\ud800-\udbff]$/, '')
  const marks = rangesOf(hits).flatMap(([at, stop]): Range[] => {
    const [a, b] = [at - start, Math.min(stop - start, cut.length)]
    return a >= 0 && a < b ? [[a + lead.length, b + lead.length]] : []
  })
  return { text: `${lead}${cut}${cut.length < rest.length ? ' …' : ''}`, marks }
}
