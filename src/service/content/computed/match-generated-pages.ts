/** Finds generated pages by the words of a query, in their titles and then in their texts. */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { GeneratedSearchText } from './generated-search-text.ts'

export interface SearchedPage {
  readonly node: PageNode
  /** Title, short title and description in lower case. */
  readonly heading: string
}

export const searchedPage = (node: PageNode): SearchedPage => {
  const { title, linkTitle = '', description = '' } = node.entry
  return { node, heading: `${title}\n${linkTitle}\n${description}`.toLowerCase() }
}

export interface GeneratedMatch {
  readonly node: PageNode
  /** The text with the words that the heading lacks; undefined if it has all of them. */
  readonly text: string | undefined
}

/** The pages that hold every word of the query, in the order of `pages`. Lazy, because few are shown. */
export function* matchGeneratedPages(
  pages: readonly SearchedPage[],
  texts: GeneratedSearchText,
  query: string,
): Generator<GeneratedMatch> {
  const asked = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (asked.length === 0) return
  for (const { node, heading } of pages) {
    const missing = asked.filter((word) => !heading.includes(word))
    if (missing.length === 0) {
      yield { node, text: undefined }
      continue
    }
    const text = texts.get(node.entry.id) ?? ''
    if (text === '') continue
    const lower = text.toLowerCase()
    if (missing.every((word) => lower.includes(word))) yield { node, text }
  }
}
