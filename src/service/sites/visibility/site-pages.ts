/** Reads the pages of a site's spaces at the revision that readers see. */
import { breather } from '../../computing/yield-to-requests.ts'
import { withComputedPages } from '../../content/computed/computed-snapshot.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { Context } from '../../context.ts'
import { treeKey } from './navigation.ts'
import type { VisiblePages } from './visible-pages.ts'
import { visiblePages } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { timeLeft } from './visible-site.ts'

const breathe = breather()
const prepared = new WeakSet<ContentSnapshot>()

/** Computes what is derived once per snapshot; slow for many pages, so each step yields to the event loop. */
const prepare = async (snapshot: ContentSnapshot): Promise<ContentSnapshot> => {
  if (prepared.has(snapshot)) return snapshot
  await breathe()
  void snapshot.tree
  await breathe()
  treeKey(snapshot)
  await breathe()
  prepared.add(snapshot)
  return snapshot
}

/** The pages of one space as the visitor sees them; undefined if the site does not show it to them. */
export const pagesIn = async (
  ctx: Context,
  site: VisibleSite,
  space: string,
): Promise<VisiblePages | undefined> => {
  const { model, siteSpaces, input } = site
  const head = model.heads.get(space)
  if (head === undefined || !siteSpaces.some((item) => item.space === space)) return undefined
  const stored = await contentSnapshot(ctx.store, ctx.store.read, space, head.root)
  const { organization } = model.row
  const snapshot = await withComputedPages(ctx, { organization, space }, stored, { wait: timeLeft(site) })
  return visiblePages(await prepare(snapshot), input)
}

/** The same for several spaces; those not shown are left out. */
export const pagesOfSpaces = async (
  ctx: Context,
  site: VisibleSite,
  spaces: Iterable<string>,
): Promise<ReadonlyMap<string, VisiblePages>> => {
  const found = new Map<string, VisiblePages>()
  for (const space of new Set(spaces)) {
    const pages = await pagesIn(ctx, site, space)
    if (pages) found.set(space, pages)
  }
  return found
}
