/** What the engines are given of a section: its words, bounded. */
import type { IndexedSection } from './full-text.ts'
import { wordsOf } from './search-words.ts'

/** PostgreSQL holds a megabyte of words in a row; the rest of a longer section is not found. */
const mostCharacters = 200_000

const words = (text: string): string => wordsOf(text.slice(0, mostCharacters)).join(' ')

export const indexedWords = ({ pageTitle, title, body }: IndexedSection) => ({
  page: words(pageTitle),
  title: words(title),
  body: words(body),
})
