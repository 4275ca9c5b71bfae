import type { Page } from '../../../client/types.gen.ts'

/** The first page with text, in reading order. */
export const firstPage = (pages: readonly Page[]): Page | undefined => {
  for (const page of pages) {
    if (page.type === 'document' || page.type === 'computed') return page
    const below = page.type === 'group' ? firstPage(page.pages) : undefined
    if (below !== undefined) return below
  }
  return undefined
}

/** The index of each page in reading order: a page comes before its children. */
export const readingOrder = (pages: readonly Page[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  const visit = (some: readonly Page[]): void => {
    for (const page of some) {
      places.set(page.id, places.size)
      if (page.type === 'document' || page.type === 'group') visit(page.pages)
    }
  }
  visit(pages)
  return places
}
