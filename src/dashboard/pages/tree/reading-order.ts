import type { TreePage } from '../../api/pages/page-tree.ts'

/** The first page with text, in reading order. */
export const firstPage = (pages: readonly TreePage[]): TreePage | undefined => {
  for (const page of pages) {
    if (page.type === 'document' || page.type === 'computed') return page
    const below = page.type === 'group' ? firstPage(page.pages) : undefined
    if (below !== undefined) return below
  }
  return undefined
}

/** The index of each page in reading order: a page comes before its children. */
export const readingOrder = (pages: readonly TreePage[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  const visit = (some: readonly TreePage[]): void => {
    for (const page of some) {
      places.set(page.id, places.size)
      visit(page.pages)
    }
  }
  visit(pages)
  return places
}
