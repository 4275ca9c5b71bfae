/**
 * Text as words, the same for both engines: what is indexed and what is asked are cut here, and the engines get
 * nothing but words with spaces between them.
 */

/** Scripts that put no spaces between words: each of their characters is a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*/u
const run = /[\p{L}\p{N}\p{M}]+/gu
const ascii = /^[\0-\x7f]*$/

/** Longer words are cut: an engine refuses them, and nobody types them. */
const longestWord = 100

/** One word without case and accents: `Élan` is `elan`. */
const plain = (text: string): string =>
  (ascii.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''))
    .toLowerCase()
    .slice(0, longestWord)

/** A run of letters cut at the characters that are words alone; most runs have none. */
function* cut(letters: string, at: number): Generator<{ readonly text: string; readonly at: number }> {
  let [rest, place] = [letters, at]
  while (!ascii.test(rest)) {
    const found = unspaced.exec(rest)
    if (!found) break
    if (found.index > 0) yield { text: rest.slice(0, found.index), at: place }
    yield { text: found[0], at: place + found.index }
    const end = found.index + found[0].length
    rest = rest.slice(end)
    place += end
  }
  if (rest !== '') yield { text: rest, at: place }
}

export interface PlacedWord {
  readonly word: string
  /** Index of its first character in the text. */
  readonly at: number
}

/** The words of a text where they stand. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const match of text.matchAll(run)) {
    for (const part of cut(match[0], match.index)) {
      const word = plain(part.text)
      if (word !== '') yield { word, at: part.at }
    }
  }
}

export const wordsOf = (text: string): string[] => Array.from(placedWords(text), (placed) => placed.word)

/** So many words of a query count; more narrow nothing down. */
const mostAsked = 16

/** The words that a query asks for, each once. Empty when it has none: then nothing is found. */
export const askedWords = (query: string): readonly string[] =>
  [...new Set(wordsOf(query))].slice(0, mostAsked)

/** Whether a word is one that is asked for: a beginning is enough. */
const isAsked = (asked: readonly string[], one: string): boolean =>
  asked.some((start) => one.startsWith(start))

/** Whether any asked word stands in the text. */
export const says = (text: string, asked: readonly string[]): boolean => {
  for (const placed of placedWords(text)) if (isAsked(asked, placed.word)) return true
  return false
}

const excerptLength = 240
const before = 60

/** The part of a text around the first asked word, cut at words, with … where something is left out. */
export const excerpt = (text: string, asked: readonly string[]): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= excerptLength) return flat
  let found = 0
  for (const placed of placedWords(flat)) {
    if (!isAsked(asked, placed.word)) continue
    found = placed.at
    break
  }
  const from = found <= before ? 0 : flat.indexOf(' ', found - before) + 1
  // Without a space near by the cut falls at the word itself.
  const start = from > found ? found : from
  const rest = flat.slice(start)
  if (rest.length <= excerptLength) return `${start > 0 ? '… ' : ''}${rest}`
  const space = rest.lastIndexOf(' ', excerptLength)
  const end = space > before ? space : excerptLength
  // Half of a surrogate pair is no character.
  const cut = rest.slice(0, end).replace(/[\ud800-\udbff]$/, '')
  return `${start > 0 ? '… ' : ''}${cut} …`
}
