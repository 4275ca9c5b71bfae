/** A page as it goes into the index: its sections, and its words, bounded. */
import { parseCanonical } from '../../content/canonical.ts'
import { emptyDocument } from '../../content/document.ts'
import type { PageEntry } from '../../content/revision.ts'
import { searchSections } from '../../content/search-text.ts'
import type { IndexedPage, KeptSection } from './full-text.ts'
import { wordsOf } from './search-words.ts'

/** PostgreSQL holds a megabyte of words in a row; the rest of a longer page is not found. */
const mostCharacters = 300_000

/** Letters only, and long enough that a wrong one can be told from another word. */
const spelled = /^\p{L}{4,24}$/u

/** Of what a page is indexed; while it stays the page is not read again. */
export const signatureOf = ({ document, title, description }: PageEntry): string =>
  JSON.stringify([document ?? '', title, description ?? ''])

export const indexedPage = (page: PageEntry, bytes: Uint8Array | undefined): IndexedPage => {
  const found = searchSections(bytes ? parseCanonical(bytes) : emptyDocument, page.title)
  const sections = found.map(({ id, title, body }, place): KeptSection => ({
    anchor: id,
    title,
    body: place === 0 && page.description !== undefined ? `${page.description}\n${body}`.trim() : body,
  }))
  const headings = sections.slice(1).map(({ title }) => title)
  const words = (texts: readonly string[]): string =>
    wordsOf(texts.join('\n').slice(0, mostCharacters)).join(' ')
  return {
    page: page.id,
    signature: signatureOf(page),
    sections,
    words: {
      title: words([page.title]),
      headings: words(headings),
      body: words(sections.map(({ body }) => body)),
    },
  }
}

/** The words of pages that a typing error can be measured against. */
export const spellingsOf = (pages: readonly IndexedPage[]): Set<string> => {
  const spellings = new Set<string>()
  for (const { words } of pages)
    for (const text of [words.title, words.headings, words.body])
      for (const word of text.split(' ')) if (spelled.test(word)) spellings.add(word)
  return spellings
}
