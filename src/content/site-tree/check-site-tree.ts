/** The invariants of the structure of a site. */
import { pathClashes, sitePathProblem } from './site-paths.ts'
import type { SiteItem, SiteTree } from './site-tree.ts'
import {
  allSections,
  childrenOf,
  groupOf,
  holdersOf,
  inReadingOrder,
  sectionOf,
  siteSpacesIn,
} from './site-tree.ts'

/** Maximum number of items of a site, and maximum nesting of groups. */
export const siteItemLimit = 2000
const siteGroupDepth = 8

type SiteTreeFault =
  | 'unreachable'
  | 'wrong-parent'
  | 'mixed-root'
  | 'no-default'
  | 'several-defaults'
  | 'empty-section'
  | 'bad-path'
  | 'path-taken'
  | 'space-twice'
  | 'too-deep'
  | 'too-many'

export interface SiteTreeProblem {
  readonly fault: SiteTreeFault
  /** Id of the item; '' if it concerns the whole tree. */
  readonly item: string
  readonly message: string
}

/** The name of an item in messages. */
const describeItem = (item: SiteItem): string =>
  item.kind === 'site-space' ? (item.title ?? item.path) : item.title

/**
 * Every violated invariant of a structure; empty for a valid one. O(n log n). Groups without sections are allowed: they
 * are not shown, and a site with one cannot be published.
 */
export const checkSiteTree = (tree: SiteTree): SiteTreeProblem[] => {
  const problems: SiteTreeProblem[] = []
  const fault = (kind: SiteTreeFault, item: string, message: string): void => {
    problems.push({ fault: kind, item, message })
  }
  if (tree.byId.size > siteItemLimit) fault('too-many', '', `A site can have at most ${siteItemLimit} items.`)
  const reached = new Set(inReadingOrder(tree).map(({ id }) => id))
  for (const item of tree.byId.values()) {
    if (!reached.has(item.id)) fault('unreachable', item.id, `“${describeItem(item)}” has no parent.`)
    if (!mayStandIn(tree, item))
      fault('wrong-parent', item.id, `“${describeItem(item)}” cannot be placed there.`)
    if (item.kind === 'site-section-group' && holdersOf(tree, item).length >= siteGroupDepth)
      fault('too-deep', item.id, `Groups can be nested at most ${siteGroupDepth} levels deep.`)
    if (item.kind !== 'site-section-group') {
      const problem = sitePathProblem(item.path)
      if (problem !== undefined) fault('bad-path', item.id, problem)
    }
  }
  const root = childrenOf(tree, null)
  if (root.some(({ kind }) => kind === 'site-space') && root.some(({ kind }) => kind !== 'site-space'))
    fault('mixed-root', '', 'Spaces can be at the top level only in a site without sections and groups.')

  const oneDefault = (siblings: readonly { readonly default: boolean }[], of: string, what: string): void => {
    const defaults = siblings.filter((item) => item.default).length
    if (siblings.length > 0 && defaults === 0) fault('no-default', of, `No ${what} is the default.`)
    if (defaults > 1) fault('several-defaults', of, `More than one ${what} is the default.`)
  }
  const sections = allSections(tree)
  oneDefault(sections, '', 'section')
  for (const holder of [null, ...sections]) {
    const siteSpaces = siteSpacesIn(tree, holder?.id ?? null)
    oneDefault(siteSpaces, holder?.id ?? '', 'site space')
    if (holder !== null && siteSpaces.length === 0)
      fault('empty-section', holder.id, `The section “${holder.title}” has no spaces.`)
    const spacesSeen = new Set<string>()
    for (const { id, space } of siteSpaces) {
      if (spacesSeen.has(space)) fault('space-twice', id, 'This section already has the space.')
      spacesSeen.add(space)
    }
  }
  for (const { item, other } of pathClashes(tree))
    fault('path-taken', item.id, `“${describeItem(item)}” has the same path as “${describeItem(other)}”.`)
  return problems
}

/** Whether the parent of an item is of an allowed kind. */
const mayStandIn = (tree: SiteTree, item: SiteItem): boolean =>
  item.parent === null ||
  (item.kind === 'site-space'
    ? sectionOf(tree, item.parent) !== undefined
    : groupOf(tree, item.parent) !== undefined)

/** Groups without a section at any depth, which readers would not see. In reading order. */
export const emptyGroups = (tree: SiteTree): string[] => {
  const filled = new Set<string>()
  for (const section of allSections(tree))
    for (const holder of holdersOf(tree, section)) filled.add(holder.id)
  return inReadingOrder(tree)
    .filter(({ id, kind }) => kind === 'site-section-group' && !filled.has(id))
    .map(({ id }) => id)
}
