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
  readonly concealed: ReadonlySet<string>
}

/** What the views of a structure are built from. */
interface StructureData {
  readonly ctx: Context
  readonly row: SiteRow
  readonly tree: SiteTree
  /** The structure as the viewer may see it. */
  readonly visibleTree: SiteTree
  readonly concealed: ReadonlySet<string>
  readonly spaces: ReadonlyMap<string, SpaceOfSite>
  /** Path of each part, in the visible structure. */
  readonly urls: ReadonlyMap<string, string>
  readonly shareKey: string | undefined
}

/** The public URLs of a site space or section; none if its path is concealed. */
const publishedUrls = (
  { ctx, row, concealed, urls, shareKey }: StructureData,
  { id, parent }: SiteSpaceItem | SiteSectionItem,
): SiteSpace['urls'] => {
  if (concealed.has(id) || (parent !== null && concealed.has(parent))) return {}
  const url = publishedUrl(ctx, row, urls.get(id) ?? '', shareKey)
  return url === undefined ? {} : { published: url }
}

const siteSpaceView = (data: StructureData, { id, space: spaceId }: SiteSpaceItem): SiteSpace => {
  const { ctx, row, visibleTree, spaces } = data
  const space = spaces.get(spaceId)
  const item = siteSpaceOf(visibleTree, id)
  // Purges and transfers remove their site spaces, so a row without its space is a bug.
  if (space === undefined || item === undefined)
    throw new Error(`The space of the site space ${id} is missing.`)
  return {
    object: 'site-space',
    id,
    path: item.path,
    ...(item.parent !== null && { section: item.parent }),
    space: space.view ?? concealedSpace(ctx, row, id, space.row.deleted_at),
    title: item.title ?? space.row.title,
    default: item.default,
    draft: false,
    ...(item.condition !== null && { condition: item.condition }),
    hasAdvancedCustomizationFeature: true,
    // A space in the trash is not served.
    urls: space.row.deleted_at === null ? publishedUrls(data, item) : {},
  }
}

const sectionView = (data: StructureData, section: SiteSectionItem): SiteSection => {
  const item = sectionOf(data.visibleTree, section.id) ?? section
  return {
    object: 'site-section',
    id: item.id,
    title: item.title,
    ...(item.description !== null && { description: item.description }),
    default: item.default,
    draft: false,
    path: item.path,
    ...(item.condition !== null && { condition: item.condition }),
    ...(item.parent !== null && { sectionGroup: item.parent }),
    ...(item.icon !== null && { icon: item.icon }),
    siteSpaces: siteSpacesIn(data.tree, item.id).map((siteSpace) => siteSpaceView(data, siteSpace)),
    urls: publishedUrls(data, item),
  }
}

const groupView = (
  data: StructureData,
  item: SiteGroupItem,
  omitted: ReadonlySet<string> = new Set(),
): SiteSectionGroup => {
  const children = childViews(data, item.id, omitted)
  return {
    object: 'site-section-group',
    id: item.id,
    title: item.title,
    draft: false,
    ...(item.parent !== null && { sectionGroup: item.parent }),
    ...(item.icon !== null && { icon: item.icon }),
    sections: children.filter((child) => child.object === 'site-section'),
    children,
  }
}

/** Sections and groups below a group, or at the root, without the `omitted` groups. */
const childViews = (
  data: StructureData,
  parent: string | null,
  omitted: ReadonlySet<string>,
): (SiteSection | SiteSectionGroup)[] =>
  childrenOf(data.tree, parent).flatMap((item): (SiteSection | SiteSectionGroup)[] => {
    if (item.kind === 'site-section') return [sectionView(data, item)]
    return item.kind === 'site-section-group' && !omitted.has(item.id) ? [groupView(data, item, omitted)] : []
  })

const wholeView = (data: StructureData, isPublished: boolean): SiteStructure => {
  const { ctx, row, tree, shareKey } = data
  const url = publishedUrl(ctx, row, '', shareKey)
  const more = url === undefined ? {} : { urls: { published: url } }
  if (siteTreeType(tree) === 'sections') {
    const omitted = new Set(isPublished ? emptyGroups(tree) : [])
    return { type: 'sections', structure: childViews(data, null, omitted), ...more }
  }
  const siteSpaces = siteSpacesIn(tree, null).map((item) => siteSpaceView(data, item))
  return { type: 'siteSpaces', structure: siteSpaces, ...more }
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
  const { tree: visibleTree, concealed } = concealedTree(row, spaces, tree)
  const urls = urlsOf(visibleTree)
  const data: StructureData = { ctx, row, tree, visibleTree, concealed, spaces, urls, shareKey }
  return {
    spaces,
    concealed,
    siteSpace: (item) => siteSpaceView(data, item),
    section: (item) => sectionView(data, item),
    group: (item) => groupView(data, item),
    whole: ({ published = false } = {}) => wholeView(data, published),
  }
}
