/**
 * What a site is made of, as a tree: site spaces at the root, or sections that groups can hold, each with its site
 * spaces. One site is one value; edits make another (`apply-site-edit.ts`), and the laws of all of them stand in
 * `check-site-tree.ts`.
 */
import { compareOrder } from '../tree/order-keys.ts'

interface Placed {
  readonly id: string
  /** The item that holds it; null at the root. */
  readonly parent: string | null
  /** Fractional key among the siblings; ties are broken by the id, so that the order is total. */
  readonly order: string
}

/** A heading over sections and other groups. It adds nothing to the address of what it holds. */
export interface SiteGroupItem extends Placed {
  readonly kind: 'site-section-group'
  readonly title: string
  readonly icon: string | null
}

/** A part of the site with a path of its own. It stands at the root or in a group and holds at least one site space. */
export interface SiteSectionItem extends Placed {
  readonly kind: 'site-section'
  readonly title: string
  readonly description: string | null
  readonly icon: string | null
  /** Unique among all sections of the site, whatever group they stand in. */
  readonly path: string
  /** True for exactly one section of a site that has any: its path is not in its address. */
  readonly default: boolean
  /** Which visitors see it; null for all. */
  readonly condition: string | null
}

/** A space as this site shows it. Several under one parent are variants of each other. */
export interface SiteSpaceItem extends Placed {
  readonly kind: 'site-space'
  /** Null: it is called as its space is. */
  readonly title: string | null
  readonly space: string
  /** Unique among the site spaces beside it. */
  readonly path: string
  /** True for exactly one of those beside each other: its path is not in its address. */
  readonly default: boolean
  readonly condition: string | null
}

export type SiteItem = SiteGroupItem | SiteSectionItem | SiteSpaceItem
export type SiteItemKind = SiteItem['kind']

export interface SiteTree {
  readonly byId: ReadonlyMap<string, SiteItem>
  /** What stands below an item, in order; null is the root. Items that hold nothing are not in it. */
  readonly below: ReadonlyMap<string | null, readonly SiteItem[]>
}

/** Makes the tree of a set of items, in any order. Total: whether the laws hold is for `checkSiteTree` to say. */
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

/** What stands below an item (null: at the root), in order. */
export const childrenOf = (tree: SiteTree, parent: string | null): readonly SiteItem[] =>
  tree.below.get(parent) ?? []

/** The section of an id, or undefined when it names nothing or something else. */
export const sectionOf = (tree: SiteTree, id: string | null): SiteSectionItem | undefined => {
  const item = id === null ? undefined : tree.byId.get(id)
  return item?.kind === 'site-section' ? item : undefined
}

/** The group of an id, or undefined when it names nothing or something else. */
export const groupOf = (tree: SiteTree, id: string | null): SiteGroupItem | undefined => {
  const item = id === null ? undefined : tree.byId.get(id)
  return item?.kind === 'site-section-group' ? item : undefined
}

/** The site space of an id, or undefined when it names nothing or something else. */
export const siteSpaceOf = (tree: SiteTree, id: string | null): SiteSpaceItem | undefined => {
  const item = id === null ? undefined : tree.byId.get(id)
  return item?.kind === 'site-space' ? item : undefined
}

/** The site spaces of a section, or of the root (null), in order. */
export const siteSpacesIn = (tree: SiteTree, section: string | null): readonly SiteSpaceItem[] =>
  childrenOf(tree, section).filter((item) => item.kind === 'site-space')

/** Trees never change, so the order of one is found once, however often the laws ask for it. */
const readingOrders = new WeakMap<SiteTree, readonly SiteItem[]>()
const sectionLists = new WeakMap<SiteTree, readonly SiteSectionItem[]>()

/** Everything that hangs on the root, parents before what they hold, siblings in order: the order of reading. */
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

/** All sections of the site in the order of reading, those in groups too. */
export const allSections = (tree: SiteTree): readonly SiteSectionItem[] => {
  const known = sectionLists.get(tree)
  if (known !== undefined) return known
  const list = inReadingOrder(tree).filter((item) => item.kind === 'site-section')
  sectionLists.set(tree, list)
  return list
}

/** All site spaces of the site in the order of reading. */
export const allSiteSpaces = (tree: SiteTree): SiteSpaceItem[] =>
  inReadingOrder(tree).filter((item) => item.kind === 'site-space')

/** What the wire calls the type of a structure: sections as soon as there is a section or a group. */
export const siteTreeType = (tree: SiteTree): 'sections' | 'siteSpaces' =>
  childrenOf(tree, null).some(({ kind }) => kind !== 'site-space') ? 'sections' : 'siteSpaces'

/** The section that the bare address of the site shows; undefined in a site without sections. */
export const defaultSection = (tree: SiteTree): SiteSectionItem | undefined =>
  allSections(tree).find((section) => section.default)

/** The site space that the address of a section (null: of a site without sections) shows. */
export const defaultSiteSpaceIn = (tree: SiteTree, section: string | null): SiteSpaceItem | undefined =>
  siteSpacesIn(tree, section).find((siteSpace) => siteSpace.default)

/** The site space that the bare address of the site shows; undefined in an empty site. */
export const defaultSiteSpace = (tree: SiteTree): SiteSpaceItem | undefined =>
  defaultSiteSpaceIn(tree, defaultSection(tree)?.id ?? null)

/** What holds an item, nearest first. It ends at the root, or where a broken tree comes round. */
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
