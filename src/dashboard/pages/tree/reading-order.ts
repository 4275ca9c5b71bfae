import type { Page } from '../../../client/types.gen.ts'

/** The place of each page of a tree in the order in which it is read: a page before those below it. */
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
