/** How often each searchable word occurs on pages. */
import { run as indexed, type PageToIndex } from '../../search/indexed-pages.task.ts'

/** Nobody searches for shorter words, or for those without a letter. */
const isTerm = (word: string): boolean => word.length > 2 && /\p{L}/u.test(word)

/** Words with their number of occurrences on these pages. */
export const run = (pages: readonly PageToIndex[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const { words } of indexed(pages).pages)
    for (const text of [words.title, words.headings, words.body])
      for (const word of text.split(' ')) if (isTerm(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}
