import type { Page } from '../../../client/types.gen.ts'

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
