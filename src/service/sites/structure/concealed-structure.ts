/**
 * The structure of a site for a person who may not read all of its spaces. Placeholders replace what they cannot see,
 * so that the rest can be arranged around them without revealing which spaces they are. `concealedTree` is the one
 * place that decides what is revealed. Pure.
 */
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteSpaceItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import {
  allSections,
  allSiteSpaces,
  sectionOf,
  siteSpacesIn,
  siteTreeOf,
} from '../../../content/site-tree/site-tree.ts'
import { slugOf } from '../../../content/tree/slug.ts'
import { concealedId, concealedTitle } from '../../../contract/sites/concealed-spaces.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { SpaceOfSite } from '../model/site-spaces.queries.ts'

export interface ConcealedTree {
  /** The structure with placeholder titles, paths and spaces where something is concealed. */
  readonly tree: SiteTree
  /** Ids of the site spaces and sections whose title, path and URL are concealed. */
  readonly concealed: ReadonlySet<string>
}

type Spaces = ReadonlyMap<string, SpaceOfSite>

const readable = (spaces: Spaces, space: string): boolean => spaces.get(space)?.readable === true

/** Whether the site publicly and unconditionally shows this part's title and location. */
const isPublic = (
  { published, visibility }: Pick<SiteRow, 'published' | 'visibility'>,
  spaces: Spaces,
  tree: SiteTree,
) => {
  const open = published === 1 && (visibility === 'public' || visibility === 'unlisted')
  return ({ space, condition, parent }: SiteSpaceItem): boolean =>
    open &&
    condition === null &&
    (sectionOf(tree, parent)?.condition ?? null) === null &&
    spaces.get(space)?.row.deleted_at === null
}

/** The base of a path, without the number appended to make it unique. */
const madeOf = (path: string): string => path.replace(/-\d+$/, '')

/**
 * `live` is the published structure if `tree` is a draft; readers cannot see drafts. A section is concealed if none of
 * its spaces is revealed, or if its own title or path is that of a concealed space.
 */
export const concealedTree = (
  site: Pick<SiteRow, 'published' | 'visibility'>,
  spaces: Spaces,
  tree: SiteTree,
  live: SiteTree = tree,
): ConcealedTree => {
  const isRevealed = isPublic(site, spaces, live)
  const concealed = new Set<string>()
  const names = new Set<string>()
  for (const item of allSiteSpaces(tree)) {
    if (readable(spaces, item.space) || (isRevealed(item) && live.byId.get(item.id) === item)) continue
    concealed.add(item.id)
    const title = spaces.get(item.space)?.row.title
    if (title !== undefined) names.add(title).add(slugOf(title))
  }
  if (concealed.size === 0 && allSiteSpaces(tree).every(({ space }) => readable(spaces, space)))
    return { tree, concealed }
  for (const { id, title, path } of allSections(tree)) {
    const inside = siteSpacesIn(tree, id)
    const hasConcealedName = [title, path, madeOf(path)].some((name) => names.has(name))
    if (hasConcealedName || (inside.length > 0 && inside.every((item) => concealed.has(item.id))))
      concealed.add(id)
  }
  return {
    tree: siteTreeOf([...tree.byId.values()].map((item) => concealItem(item, spaces, concealed))),
    concealed,
  }
}

const concealItem = (item: SiteItem, spaces: Spaces, concealed: ReadonlySet<string>): SiteItem => {
  const hidden = concealed.has(item.id)
  const path = concealedId(item.id)
  if (item.kind === 'site-section')
    return hidden ? { ...item, title: concealedTitle, path, description: null } : item
  if (item.kind !== 'site-space' || readable(spaces, item.space)) return item
  const title = item.title ?? spaces.get(item.space)?.row.title ?? concealedTitle
  return {
    ...item,
    space: concealedId(item.id),
    ...(hidden ? { title: concealedTitle, path } : { title }),
  }
}

/**
 * A draft edit as the same person may see it. `concealed`: the items concealed before and after it. `isOwnEdit`: they made the
 * edit, so their own text is not concealed.
 */
export const concealedEdit = (
  edit: SiteEdit,
  spaces: Spaces,
  concealed: ReadonlySet<string>,
  isOwnEdit: boolean,
): SiteEdit => {
  const added = ({ id, space, name }: { id: string; space: string; name: string }) =>
    readable(spaces, space) ? { id, space, name } : { id, space: concealedId(id), name: concealedTitle }
  switch (edit.edit) {
    case 'add-section':
      return {
        ...edit,
        siteSpace: added(edit.siteSpace),
        ...(concealed.has(edit.id) || !readable(spaces, edit.siteSpace.space)
          ? { title: concealedTitle }
          : {}),
      }
    case 'add-site-space':
      return { ...edit, siteSpace: added(edit.siteSpace) }
    case 'space':
      return readable(spaces, edit.space) ? edit : { ...edit, space: concealedId(edit.id) }
    case 'rename':
      return !isOwnEdit && concealed.has(edit.id) && edit.title !== null
        ? { ...edit, title: concealedTitle }
        : edit
    case 'path':
      return !isOwnEdit && concealed.has(edit.id) ? { ...edit, path: concealedId(edit.id) } : edit
    case 'description':
      return !isOwnEdit && concealed.has(edit.id) ? { ...edit, description: null } : edit
    default:
      return edit
  }
}
