/**
 * Which sites show a space: published ones with their location for merge previews, all sites for lists of change
 * requests.
 */
import { urlsOf } from '../../content/site-tree/site-paths.ts'
import { siteSpaceOf } from '../../content/site-tree/site-tree.ts'
import type { ChangeRequest } from '../../contract/change-requests/schemas.ts'
import { mostShownOn } from '../../contract/change-requests/schemas.ts'
import type { MergePreview } from '../../contract/change-requests/merge-preview.ts'
import type { Viewer } from '../spaces/spaces.queries.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import type { Db, Store } from '../storage/store.ts'
import { loadStructures } from './model/site-items.store.ts'
import { siteTitlesOf } from './model/sites.queries.ts'
import { sitesShowing } from './model/sites.store.ts'

/** The published ones, by site title; paths are relative to each site's base. Two queries for any number of sites. */
export const previewSites = async (
  store: Store,
  db: Db,
  viewer: Viewer,
  space: Pick<SpaceRow, 'id' | 'organization' | 'title'>,
): Promise<MergePreview['sites']> => {
  const showing = await sitesShowing(db, viewer, space.id)
  if (showing.length === 0) return []
  const structures = await loadStructures(
    store,
    db,
    space.organization,
    showing.map(({ site }) => site.id),
  )
  return showing.map(({ site, siteSpaces }) => {
    const tree = structures.get(site.id)
    const urls = tree && urlsOf(tree)
    return {
      site: site.id,
      title: site.title,
      siteSpaces: siteSpaces.map((id) => ({
        siteSpace: id,
        title: (tree && siteSpaceOf(tree, id)?.title) ?? space.title,
        path: urls?.get(id) ?? '',
      })),
    }
  })
}

/** The sites that show each of the spaces, published or not, by title: where a change to the space can be previewed. */
export const sitesOfSpaces = async (
  store: Store,
  db: Db,
  viewer: Viewer,
  spaces: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ChangeRequest['shownOn']>>> => {
  const rows = await siteTitlesOf(store, db, viewer, spaces)
  return new Map(
    [...Map.groupBy(rows, ({ space }) => space)].map(([space, some]) => [
      space,
      some.slice(0, mostShownOn).map(({ site, title }) => ({ site, title })),
    ]),
  )
}
