/** The structure of a site in API responses. */
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import type {
  SiteGroupItem,
  SiteSectionItem,
  SiteSpaceItem,
  SiteTree,
} from '../../../content/site-tree/site-tree.ts'
import {
  allSiteSpaces,
  childrenOf,
  sectionOf,
  siteSpaceOf,
  siteSpacesIn,
  siteTreeType,
} from '../../../content/site-tree/site-tree.ts'
import { emptyGroups } from '../../../content/site-tree/check-site-tree.ts'
import type {
  SiteSection,
  SiteSectionGroup,
  SiteSpace,
  SiteStructure,
} from '../../../contract/sites/structure/schemas.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { concealedTree } from './concealed-structure.ts'
import type { SpaceOfSite } from '../model/site-spaces.queries.ts'
import { concealedSpace, spacesOfSite } from '../model/site-spaces.queries.ts'
import { publishedUrl } from '../model/site-view.ts'

export interface StructureView {
  readonly siteSpace: (item: SiteSpaceItem) => SiteSpace
  readonly section: (item: SiteSectionItem) => SiteSection
  readonly group: (item: SiteGroupItem) => SiteSectionGroup
  /** `published`: omit empty groups, as readers see it. */
  readonly whole: (options?: { published?: boolean }) => SiteStructure
  readonly spaces: ReadonlyMap<string, SpaceOfSite>
  /** Ids of the site spaces and sections concealed from the viewer. */
  readonly parts: ReadonlySet<string>
}

/** Loads the spaces of a structure once and builds views of its parts. */
export const structureView = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  row: SiteRow,
  tree: SiteTree,
  shareKey?: string,
): Promise<StructureView> => {
  const spaces = await spacesOfSite(
    ctx,
    db,
    viewer,
    allSiteSpaces(tree).map(({ space }) => space),
  )
  const { tree: shown, parts } = concealedTree(row, spaces, tree)
  const urls = urlsOf(shown)
  const published = ({ id, parent }: SiteSpaceItem | SiteSectionItem) => {
    if (parts.has(id) || (parent !== null && parts.has(parent))) return { urls: {} }
    const url = publishedUrl(ctx, row, urls.get(id) ?? '', shareKey)
    return { urls: url === undefined ? {} : { published: url } }
  }
  const siteSpace = ({ id, space: shows }: SiteSpaceItem): SiteSpace => {
    const space = spaces.get(shows)
    const item = siteSpaceOf(shown, id)
    // Purges and transfers remove their site spaces, so a row without its space is a bug.
    if (space === undefined || item === undefined)
      throw new Error(`The space of the site space ${id} is not there.`)
    return {
      object: 'site-space',
      id,
      path: item.path,
      ...(item.parent !== null && { section: item.parent }),
      space: space.view ?? concealedSpace(ctx, row, id, space.row.deleted_at),
      title: item.title ?? space.row.title,
      default: item.default,
      ...(item.condition !== null && { condition: item.condition }),
      hasAdvancedCustomizationFeature: true,
      // A space in the trash is not served.
      ...(space.row.deleted_at === null ? published(item) : { urls: {} }),
    }
  }
  const section = (whole: SiteSectionItem): SiteSection => {
    const item = sectionOf(shown, whole.id) ?? whole
    return {
      object: 'site-section',
      id: item.id,
      title: item.title,
      ...(item.description !== null && { description: item.description }),
      default: item.default,
      path: item.path,
      ...(item.condition !== null && { condition: item.condition }),
      ...(item.parent !== null && { sectionGroup: item.parent }),
      ...(item.icon !== null && { icon: item.icon }),
      siteSpaces: siteSpacesIn(tree, item.id).map(siteSpace),
      ...published(item),
    }
  }
  const below = (parent: string | null, hidden: ReadonlySet<string>): (SiteSection | SiteSectionGroup)[] =>
    childrenOf(tree, parent).flatMap((item): (SiteSection | SiteSectionGroup)[] =>
      item.kind === 'site-section'
        ? [section(item)]
        : item.kind === 'site-section-group' && !hidden.has(item.id)
          ? [group(item, hidden)]
          : [],
    )
  const group = (item: SiteGroupItem, hidden: ReadonlySet<string> = new Set()): SiteSectionGroup => {
    const children = below(item.id, hidden)
    return {
      object: 'site-section-group',
      id: item.id,
      title: item.title,
      ...(item.parent !== null && { sectionGroup: item.parent }),
      ...(item.icon !== null && { icon: item.icon }),
      sections: children.filter((child) => child.object === 'site-section'),
      children,
    }
  }
  return {
    spaces,
    parts,
    siteSpace,
    section,
    group: (item) => group(item),
    whole: ({ published: asRead = false } = {}) => {
      const url = publishedUrl(ctx, row, '', shareKey)
      const more = url === undefined ? {} : { urls: { published: url } }
      return siteTreeType(tree) === 'sections'
        ? { type: 'sections', structure: below(null, new Set(asRead ? emptyGroups(tree) : [])), ...more }
        : { type: 'siteSpaces', structure: siteSpacesIn(tree, null).map(siteSpace), ...more }
    },
  }
}
