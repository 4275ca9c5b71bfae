/** Prepares pages for the index, with the words used for spelling correction. */
import { parseCanonical } from '../../content/document/canonical.ts'
import { emptyDocument } from '../../content/document/document.ts'
import type { PageEntry } from '../../content/revision/revision.ts'
import { searchSections } from '../../content/document/search-text.ts'
import type { IndexedPage, KeptSection } from './full-text.ts'
import { signatureOf } from './page-signature.ts'
import { wordsOf } from '../../content/document/tokenizer.ts'
import { wordWeights } from './word-weights.ts'

/** A page and the bytes of its document, if it has one. */
export interface PageToIndex {
  readonly page: PageEntry
  readonly bytes: Uint8Array | undefined
}

export interface IndexedPages {
  readonly pages: readonly IndexedPage[]
  /** Distinct words. */
  readonly spellings: readonly string[]
}

/** Maximum characters of a page that are split into words. */
const mostCharacters = 300_000
/** PostgreSQL allows a megabyte of words per row; the rest of a longer page is not indexed. */
const mostBytes = 1_000_000
/** Bytes that a row needs for each word besides its letters, and for each place of a word. */
const wordBytes = 5
const placeBytes = 2

/** Only letters, and long enough that a typo can be told from another word. */
const spelled = /^\p{L}{4,24}$/u

/** Splits the texts of a page into words, as many as its row has room for. */
const splitter = (): ((texts: readonly string[]) => string) => {
  const known = new Set<string>()
  let left = mostBytes
  return (texts) => {
    const kept: string[] = []
    for (const word of wordsOf(texts.join('\n').slice(0, mostCharacters))) {
      left -= placeBytes + (known.has(word) ? 0 : wordBytes + Buffer.byteLength(word))
      if (left < 0) break
      known.add(word)
      kept.push(word)
    }
    return kept.join(' ')
  }
}

const indexedPage = ({ page, bytes }: PageToIndex): IndexedPage => {
  const found = searchSections(bytes ? parseCanonical(bytes) : emptyDocument, page.title)
  const sections = found.map(({ id, title, body }, place): KeptSection => ({
    anchor: id,
    title,
    body: place === 0 && page.description !== undefined ? `${page.description}\n${body}`.trim() : body,
  }))
  const headings = sections.slice(1).map(({ title }) => title)
  const split = splitter()
  const words = {
    title: split([page.title]),
    headings: split(headings),
    body: split(sections.map(({ body }) => body)),
  }
  return {
    page: page.id,
    signature: signatureOf(page),
    sections: JSON.stringify(sections),
    words,
    weights: wordWeights(words),
  }
}

const spellingsOf = (pages: readonly IndexedPage[]): Set<string> => {
  const spellings = new Set<string>()
  for (const { words } of pages)
    for (const text of [words.title, words.headings, words.body])
      for (const word of text.split(' ')) if (spelled.test(word)) spellings.add(word)
  return spellings
}

export const run = (pages: readonly PageToIndex[]): IndexedPages => {
  const indexed = pages.map(indexedPage)
  return { pages: indexed, spellings: [...spellingsOf(indexed)] }
}
