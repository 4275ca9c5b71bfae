/** The collections and spaces of an organization as one tree. No UI. */
import type { TreeNode } from '../../ui/trees/tree-rows.ts'
import type { Resource } from './resource.ts'

export interface SpaceNode extends TreeNode {
  readonly resource: Resource
  /** 1 at the top level. */
  readonly level: number
  readonly children?: readonly SpaceNode[]
}

/**
 * Siblings keep the order of the lists, collections before spaces. Items whose parent is not visible to the
 * user are shown at the top level, so that they stay reachable. Collections that contain each other are
 * dropped; the service never returns such cycles.
 */
export const spaceTree = (resources: readonly Resource[]): readonly SpaceNode[] => {
  const visibleCollections = new Set(
    resources.filter(({ kind }) => kind === 'collection').map(({ id }) => id),
  )
  const resourcesIn = Map.groupBy(resources, ({ parent }) =>
    parent !== undefined && visibleCollections.has(parent) ? parent : undefined,
  )
  const within = (parent: string | undefined, level: number): readonly SpaceNode[] => {
    const children = resourcesIn.get(parent) ?? []
    const nodesOf = (kind: Resource['kind']): readonly SpaceNode[] =>
      children
        .filter((resource) => resource.kind === kind)
        .map((resource) => ({
          id: resource.id,
          name: resource.name,
          resource,
          level,
          ...(kind === 'collection' && { children: within(resource.id, level + 1) }),
        }))
    return [...nodesOf('collection'), ...nodesOf('space')]
  }
  return within(undefined, 1)
}

/** The ancestors of a resource, outermost first. */
export const ancestorsOf = (resources: readonly Resource[], id: string): readonly Resource[] => {
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const ancestors: Resource[] = []
  for (let at = byId.get(byId.get(id)?.parent ?? ''); at !== undefined; at = byId.get(at.parent ?? '')) {
    if (ancestors.includes(at)) break
    ancestors.unshift(at)
  }
  return ancestors
}
