/**
 * The structure of a site as a tree: site spaces at the root, or sections with their site spaces, optionally in groups.
 * A site is an immutable value; edits create a new one (`apply-site-edit.ts`), and the invariants are in
 * `check-site-tree.ts`.
 */
import { compareOrder } from '../tree/order-keys.ts'

interface Placed {
  readonly id: string
  /** The parent item; null at the root. */
  readonly parent: string | null
  /** Fractional order key among siblings; ties are broken by id, so that the order is total. */
  readonly order: string
}

/** A heading over sections and other groups. It is not part of their URLs. */
export interface SiteGroupItem extends Placed {
  readonly kind: 'site-section-group'
  readonly title: string
  readonly icon: string | null
}

/** A part of the site with its own path. It is at the root or in a group and has at least one site space. */
export interface SiteSectionItem extends Placed {
  readonly kind: 'site-section'
  readonly title: string
  readonly description: string | null
  readonly icon: string | null
  /** Unique among all sections of the site, across groups. */
  readonly path: string
  /** True for exactly one section, if there are any: its path is omitted from its URL. */
  readonly default: boolean
  /** Which visitors see it; null for all. */
  readonly condition: string | null
}

/** A space as shown on this site. Several under one parent are variants of each other. */
export interface SiteSpaceItem extends Placed {
  readonly kind: 'site-space'
  /** Null: the title of its space. */
  readonly title: string | null
  readonly space: string
  /** Unique among its siblings. */
  readonly path: string
  /** True for exactly one of its siblings and itself: its path is omitted from its URL. */
  readonly default: boolean
  readonly condition: string | null
}

export type SiteItem = SiteGroupItem | SiteSectionItem | SiteSpaceItem
export type SiteItemKind = SiteItem['kind']

export interface SiteTree {
  readonly byId: ReadonlyMap<string, SiteItem>
  /** The children of an item, in order; null is the root. Items without children are absent. */
  readonly below: ReadonlyMap<string | null, readonly SiteItem[]>
}

/** Builds a tree from items in any order. Total: `checkSiteTree` checks the invariants. */
export const siteTreeOf = (items: Iterable<SiteItem>): SiteTree => {
  const byId = new Map<string, SiteItem>()
  const below = new Map<string | null, SiteItem[]>()
  for (const item of items) {
    byId.set(item.id, item)
    const siblings = below.get(item.parent)
    if (siblings === undefined) below.set(item.parent, [item])
    else siblings.push(item)
  }
  for (const siblings of below.values()) siblings.sort(compareOrder)
  return { byId, below }
}

export const emptySiteTree: SiteTree = siteTreeOf([])

/** The children of an item (null: of the root), in order. */
export const childrenOf = (tree: SiteTree, parent: string | null): readonly SiteItem[] =>
  tree.below.get(parent) ?? []

/** The section with this id; undefined if there is none. */
export const sectionOf = (tree: SiteTree, id: string | null): SiteSectionItem | undefined => {
  const item = id === null ? undefined : tree.byId.get(id)
  return item?.kind === 'site-section' ? item : undefined
}

/** The group with this id; undefined if there is none. */
export const groupOf = (tree: SiteTree, id: string | null): SiteGroupItem | undefined => {
  const item = id === null ? undefined : tree.byId.get(id)
  return item?.kind === 'site-section-group' ? item : undefined
}

/** The site space with this id; undefined if there is none. */
export const siteSpaceOf = (tree: SiteTree, id: string | null): SiteSpaceItem | undefined => {
  const item = id === null ? undefined : tree.byId.get(id)
  return item?.kind === 'site-space' ? item : undefined
}

/** The site spaces of a section, or of the root (null), in order. */
export const siteSpacesIn = (tree: SiteTree, section: string | null): readonly SiteSpaceItem[] =>
  childrenOf(tree, section).filter((item) => item.kind === 'site-space')

/** Trees are immutable, so the reading order is computed once per tree. */
const readingOrders = new WeakMap<SiteTree, readonly SiteItem[]>()
const sectionLists = new WeakMap<SiteTree, readonly SiteSectionItem[]>()

/** All items reachable from the root, parents before children, siblings in order: the reading order. */
export const inReadingOrder = (tree: SiteTree): readonly SiteItem[] => {
  const known = readingOrders.get(tree)
  if (known !== undefined) return known
  const list = walked(tree)
  readingOrders.set(tree, list)
  return list
}

const walked = (tree: SiteTree): SiteItem[] => {
  const list: SiteItem[] = []
  const seen = new Set<string>()
  const stack = [...childrenOf(tree, null)].reverse()
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (seen.has(item.id)) continue
    seen.add(item.id)
    list.push(item)
    const below = childrenOf(tree, item.id)
    for (let at = below.length - 1; at >= 0; at -= 1) {
      const child = below[at]
      if (child !== undefined) stack.push(child)
    }
  }
  return list
}

/** All sections of the site in reading order, including those in groups. */
export const allSections = (tree: SiteTree): readonly SiteSectionItem[] => {
  const known = sectionLists.get(tree)
  if (known !== undefined) return known
  const list = inReadingOrder(tree).filter((item) => item.kind === 'site-section')
  sectionLists.set(tree, list)
  return list
}

/** All site spaces of the site in reading order. */
export const allSiteSpaces = (tree: SiteTree): SiteSpaceItem[] =>
  inReadingOrder(tree).filter((item) => item.kind === 'site-space')

/** The structure type in the API: sections as soon as there is a section or a group. */
export const siteTreeType = (tree: SiteTree): 'sections' | 'siteSpaces' =>
  childrenOf(tree, null).some(({ kind }) => kind !== 'site-space') ? 'sections' : 'siteSpaces'

/** The section at the base URL of the site; undefined for a site without sections. */
export const defaultSection = (tree: SiteTree): SiteSectionItem | undefined =>
  allSections(tree).find((section) => section.default)

/** The site space at the URL of a section (null: of a site without sections). */
const defaultSiteSpaceIn = (tree: SiteTree, section: string | null): SiteSpaceItem | undefined =>
  siteSpacesIn(tree, section).find((siteSpace) => siteSpace.default)

/** The site space at the base URL of the site; undefined for an empty site. */
export const defaultSiteSpace = (tree: SiteTree): SiteSpaceItem | undefined =>
  defaultSiteSpaceIn(tree, defaultSection(tree)?.id ?? null)

/** The ancestors of an item, nearest first. Ends at the root, or at a cycle of an invalid tree. */
export const holdersOf = (tree: SiteTree, item: SiteItem): SiteItem[] => {
  const holders: SiteItem[] = []
  const seen = new Set([item.id])
  for (let at = item.parent; at !== null && !seen.has(at);) {
    const holder = tree.byId.get(at)
    if (holder === undefined) break
    seen.add(at)
    holders.push(holder)
    at = holder.parent
  }
  return holders
}
