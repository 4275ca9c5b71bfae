/** The collections and spaces of an organization as one tree. No UI. */
import type { TreeNode } from '../../ui/trees/tree-rows.ts'
import type { Resource } from './resource.ts'

export interface SpaceNode extends TreeNode {
  readonly thing: Resource
  /** 1 at the top level. */
  readonly level: number
  readonly children?: readonly SpaceNode[]
}

/**
 * Siblings keep the order of the lists, collections before spaces. Items whose parent is not visible to the
 * user are shown at the top level, so that they stay reachable. Collections that contain each other are
 * dropped; the service never returns such cycles.
 */
export const spaceTree = (things: readonly Resource[]): readonly SpaceNode[] => {
  const seen = new Set(things.filter(({ kind }) => kind === 'collection').map(({ id }) => id))
  const thingsIn = Map.groupBy(things, ({ parent }) =>
    parent !== undefined && seen.has(parent) ? parent : undefined,
  )
  const within = (parent: string | undefined, level: number): readonly SpaceNode[] => {
    const inside = thingsIn.get(parent) ?? []
    const nodesOf = (kind: Resource['kind']): readonly SpaceNode[] =>
      inside
        .filter((thing) => thing.kind === kind)
        .map((thing) => ({
          id: thing.id,
          name: thing.name,
          thing,
          level,
          ...(kind === 'collection' && { children: within(thing.id, level + 1) }),
        }))
    return [...nodesOf('collection'), ...nodesOf('space')]
  }
  return within(undefined, 1)
}

/** The ancestors of a resource, outermost first. */
export const collectionsAround = (things: readonly Resource[], id: string): readonly Resource[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const around: Resource[] = []
  for (let at = byId.get(byId.get(id)?.parent ?? ''); at !== undefined; at = byId.get(at.parent ?? '')) {
    if (around.includes(at)) break
    around.unshift(at)
  }
  return around
}
