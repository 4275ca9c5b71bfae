/**
 * Splits text into words, for search and for comparing texts.
 *
 * An identifier is split into its words, plus their concatenation from each of them on: `getUserName` becomes `get user
 * name` and `getusername username`, so it is found by any part and best by the whole. Scripts without spaces between
 * words are split into overlapping pairs of characters.
 */

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*/gu
const hasUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Letters and digits, and the characters that join the parts of a name. */
const asciiChunk = /[a-z0-9]+(?:[_.\-:]{1,2}[a-z0-9]+)*/gi
const chunk = /[\p{L}\p{N}\p{M}]+(?:[_.\-:]{1,2}[\p{L}\p{N}\p{M}]+)*/gu
/** Boundaries between the parts of a name: `userName`, `HTTPServer`, and the number after `v1`. */
const seam = /[_.\-:]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=^v)(?=\d)/u
const mayHaveSeam = /[^a-z\p{Ll}\p{M}]/u
const ascii = /^[\0-\x7f]*$/

/** Longer words are truncated: engines reject them, and nobody types them. */
const longestWord = 100
/** A name with more parts is a path or a hostname; its parts are enough. */
export const mostParts = 8

/** Letters that do not decompose, with their usual spelling on keyboards without them. */
const spelledOut: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th' },
}

/** A word without case and accents: `Élan` becomes `elan`. */
const plain = (text: string): string =>
  (ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .replace(/[ßæœøđłıþ]/g, (letter) => spelledOut[letter] ?? letter)
  ).slice(0, longestWord)

/** A word in a text; `at` and `end` are offsets in the text. */
export interface PlacedWord {
  readonly word: string
  readonly at: number
  readonly end: number
}

/** A name with its parts, or a run of a script without spaces. A single part is a plain word. */
export interface Chunk {
  readonly kind: 'name' | 'run'
  readonly parts: readonly PlacedWord[]
  /** Whether two dashes precede it. */
  readonly option: boolean
}

const partsOf = (text: string, at: number): PlacedWord[] => {
  if (!mayHaveSeam.test(text)) {
    const word = plain(text)
    // Accents without a letter.
    return word === '' ? [] : [{ word, at, end: at + text.length }]
  }
  const parts: PlacedWord[] = []
  let place = 0
  for (const piece of text.split(seam)) {
    if (piece === '') continue
    // Pieces are in order; between them are only separators.
    place = text.indexOf(piece, place)
    const word = plain(piece)
    if (word !== '') parts.push({ word, at: at + place, end: at + place + piece.length })
    place += piece.length
  }
  return parts
}

export function* chunksOf(text: string): Generator<Chunk> {
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
    // Alternate between runs of unspaced characters and the text between them.
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

/** Concatenates parts into one word. Between two numbers a `p` is inserted, so that 1.2 is not 12. */
export const joined = (parts: readonly PlacedWord[]): PlacedWord => {
  const [first] = parts
  const last = parts.at(-1)
  let word = ''
  for (const part of parts) word += (/\d$/.test(word) && /^\d/.test(part.word) ? 'p' : '') + part.word
  return { word: word.slice(0, longestWord), at: first?.at ?? 0, end: last?.end ?? 0 }
}

/** `--flag` is also indexed as a word of its own, so that it ranks above pages that only mention flags. */
export const optionWord = ({ word, at, end }: PlacedWord): PlacedWord => ({
  word: `option${word}`,
  at: at - 2,
  end,
})

export const pairsOf = (run: readonly PlacedWord[]): PlacedWord[] =>
  run.map((one, place) => {
    const next = run[place + 1]
    return next ? { word: one.word + next.word, at: one.at, end: next.end } : one
  })

/** The words of a text with their positions, ordered by their ends within each name. */
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
