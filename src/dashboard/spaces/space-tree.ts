/** The collections and spaces of an organization as one tree, without a screen. */
import type { TreeNode } from '../ui/tree-rows.ts'

interface Placed {
  readonly id: string
  readonly title: string
  readonly parent?: string
}
export interface PlacedSpace extends Placed {
  readonly emoji: string
  readonly changeRequestsOpen: number
}

export interface SpaceNode extends TreeNode {
  readonly kind: 'space' | 'collection'
  /** Only of spaces, as the wire carries it. */
  readonly emoji?: string
  readonly openChangeRequests: number
  readonly children?: readonly SpaceNode[]
}

/**
 * Siblings keep the order of the lists, collections before spaces. What lies in a collection that the person does
 * not see stands at the top: it must stay reachable. Collections that claim to lie in each other are left out, as
 * the service never gives them.
 */
export const spaceTree = (
  collections: readonly Placed[],
  spaces: readonly PlacedSpace[],
): readonly SpaceNode[] => {
  const seen = new Set(collections.map(({ id }) => id))
  const parentOf = ({ parent }: Placed): string | undefined =>
    parent !== undefined && seen.has(parent) ? parent : undefined
  const collectionsIn = Map.groupBy(collections, parentOf)
  const spacesIn = Map.groupBy(spaces, parentOf)
  const within = (parent: string | undefined): readonly SpaceNode[] => [
    ...(collectionsIn.get(parent) ?? []).map(({ id, title }): SpaceNode => ({
      id,
      name: title,
      kind: 'collection',
      openChangeRequests: 0,
      children: within(id),
    })),
    ...(spacesIn.get(parent) ?? []).map(({ id, title, emoji, changeRequestsOpen }): SpaceNode => ({
      id,
      name: title,
      kind: 'space',
      emoji,
      openChangeRequests: changeRequestsOpen,
    })),
  ]
  return within(undefined)
}
