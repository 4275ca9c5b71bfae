/** Shared by sections, groups and site spaces: find, show and move a part. */
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { groupOf, sectionOf, siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { StructureChange, StructureOwner } from './change-structure.ts'
import { changeStructure, editedTree } from './change-structure.ts'
import { positionOf } from './item-position.ts'
import type { StructureView } from './structure-view.ts'
import { structureView } from './structure-view.ts'

const required =
  <Item>(find: (tree: SiteTree, id: string) => Item | undefined) =>
  (tree: SiteTree, id: string): Item => {
    const item = find(tree, id)
    if (item === undefined) throw notFound()
    return item
  }

/** The part of a kind with the given id; fails with `not-found`. */
export const requireGroup = required(groupOf)
export const requireSection = required(sectionOf)
export const requireSiteSpace = required(siteSpaceOf)

const viewAfterChange =
  <Item, View>(
    require: (tree: SiteTree, id: string) => Item,
    show: (view: StructureView, item: Item) => View,
  ) =>
  async (ctx: Context, db: Db, viewer: Viewer, { row, after }: StructureChange, id: string): Promise<View> =>
    show(await structureView(ctx, db, viewer, row, after), require(after, id))

/** A part after a change; fails with `not-found` if the change removed it. */
export const showGroup = viewAfterChange(requireGroup, (view, group) => view.group(group))
export const showSection = viewAfterChange(requireSection, (view, section) => view.section(section))
export const showSiteSpace = viewAfterChange(requireSiteSpace, (view, siteSpace) => view.siteSpace(siteSpace))

/** Moves a part next to a sibling; fails with `nothing-to-change` if it is already there. */
export const moveBeside = async (
  ctx: Context,
  db: Db,
  site: StructureOwner,
  findItem: (tree: SiteTree) => SiteItem,
  before: string | undefined,
  after: string | undefined,
): Promise<StructureChange> => {
  const change = await changeStructure(ctx, db, site, (tree) => {
    const item = findItem(tree)
    return editedTree(tree, [{ edit: 'move', id: item.id, position: positionOf(tree, item, before, after) }])
  })
  if (change.after === change.before) throw new Failure('nothing-to-change', 'It is already there.')
  return change
}
