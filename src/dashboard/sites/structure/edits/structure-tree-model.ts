/** Converts the structure from the API into the tree that edits apply to. */
import type { SiteSection, SiteSectionGroup, SiteSpace, SiteStructure } from '../../../../client/types.gen.ts'
import { ordersBetween } from '../../../../content/tree/order-keys.ts'
import { siteTreeOf, type SiteItem, type SiteTree } from '../../../../content/site-tree/site-tree.ts'

type Wire = SiteSpace | SiteSection | SiteSectionGroup

const toItem = (wire: Wire, parent: string | null, order: string): SiteItem => {
  const position = { id: wire.id, parent, order }
  switch (wire.object) {
    case 'site-section-group':
      return { ...position, kind: wire.object, title: wire.title, icon: wire.icon ?? null }
    case 'site-section':
      return {
        ...position,
        kind: wire.object,
        title: wire.title,
        description: wire.description ?? null,
        icon: wire.icon ?? null,
        path: wire.path,
        default: wire.default,
        condition: wire.condition ?? null,
      }
    case 'site-space':
      return {
        ...position,
        kind: wire.object,
        title: wire.title === wire.space.title ? null : wire.title,
        space: wire.space.id,
        path: wire.path,
        default: wire.default,
        condition: wire.condition ?? null,
      }
  }
}

const childrenOfWire = (wire: Wire): readonly Wire[] =>
  wire.object === 'site-section-group' ? wire.children : wire.object === 'site-section' ? wire.siteSpaces : []

/** Order keys are generated from the order of the lists: edits refer to siblings, never to keys. */
export const treeOfStructure = ({ structure }: SiteStructure): SiteTree => {
  const items: SiteItem[] = []
  const visit = (siblings: readonly Wire[], parent: string | null): void => {
    const orders = ordersBetween(null, null, siblings.length)
    for (const [index, wire] of siblings.entries()) {
      items.push(toItem(wire, parent, orders[index] ?? ''))
      visit(childrenOfWire(wire), wire.id)
    }
  }
  visit(structure, null)
  return siteTreeOf(items)
}

/** The spaces of a structure, by id. */
export const spacesOfStructure = ({ structure }: SiteStructure): Map<string, SiteSpace['space']> => {
  const spaces = new Map<string, SiteSpace['space']>()
  const visit = (siblings: readonly Wire[]): void => {
    for (const wire of siblings) {
      if (wire.object === 'site-space') spaces.set(wire.space.id, wire.space)
      visit(childrenOfWire(wire))
    }
  }
  visit(structure)
  return spaces
}

/** Whether a space of a site exists but is not visible to the user; only its title is known. */
export const isConcealed = (space: SiteSpace['space'] | undefined): boolean =>
  space !== undefined && !space.permissions.view && space.deletedAt === undefined
