/** Which published sites that the viewer sees show a space, and where: what a merge preview tells of readers. */
import { urlsOf } from '../../content/site-tree/site-paths.ts'
import { siteSpaceOf } from '../../content/site-tree/site-tree.ts'
import type { MergePreview } from '../../contract/merge-preview.ts'
import type { Viewer } from '../spaces/spaces.queries.ts'
import type { SpaceRow } from '../storage/schema.ts'
import type { Db, Store } from '../storage/store.ts'
import { loadStructures } from './site-items.store.ts'
import { sitesShowing } from './sites.store.ts'

/** By title of the site; the paths are below the base of each. Two queries, whatever the number of sites. */
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
