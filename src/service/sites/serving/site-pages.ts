/** Reads the pages of spaces that a site shows, at the revision that readers see. */
import { contentSnapshot } from '../../pages/content-snapshot.ts'
import type { Surroundings } from '../../surroundings.ts'
import type { VisiblePages } from './visible-pages.ts'
import { visiblePages } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'

/** The pages of one space, as the visitor sees them; undefined when the site does not show it to them. */
export const pagesIn = async (
  { store }: Surroundings,
  { model, siteSpaces, input }: VisibleSite,
  space: string,
): Promise<VisiblePages | undefined> => {
  const head = model.heads.get(space)
  if (head === undefined || !siteSpaces.some((item) => item.space === space)) return undefined
  return visiblePages(await contentSnapshot(store, store.read, space, head.root), input)
}

/** The same for several spaces; those that are not shown are left out. */
export const pagesOfSpaces = async (
  around: Surroundings,
  site: VisibleSite,
  spaces: Iterable<string>,
): Promise<ReadonlyMap<string, VisiblePages>> => {
  const found = new Map<string, VisiblePages>()
  for (const space of new Set(spaces)) {
    const pages = await pagesIn(around, site, space)
    if (pages) found.set(space, pages)
  }
  return found
}
