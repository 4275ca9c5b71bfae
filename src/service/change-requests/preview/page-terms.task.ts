/** How often each word that somebody may search for stands on pages. */
import { run as indexed, type PageToIndex } from '../../search/indexed-pages.task.ts'

/** Shorter words, and those without a letter, are nobody's search. */
const isTerm = (word: string): boolean => word.length > 2 && /\p{L}/u.test(word)

/** Words with the number of times that they stand on these pages. */
export const run = (pages: readonly PageToIndex[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const { words } of indexed(pages).pages)
    for (const text of [words.title, words.headings, words.body])
      for (const word of text.split(' ')) if (isTerm(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}
