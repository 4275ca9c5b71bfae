import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import type { TreeMove } from '../../ui/trees/tree-view.tsx'
import type { ResourceAction } from '../resources/resource-menu.tsx'
import { useRename } from '../resources/use-rename.ts'
import type { ResourceActions } from '../resources/use-resource-actions.tsx'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import { resourceOfCollection, resourceOfSpace, type Resource } from '../tree/resource.ts'
import { ancestorsOf, spaceTree, type SpaceNode } from '../tree/space-tree.ts'
import { planMove, planStep, type PlannedMove } from '../tree/tree-moves.ts'
import { useExpandedCollections } from './use-expanded-collections.ts'

/** The collections and spaces as resources; undefined while loading. */
const useResources = ({ collections, spaces, organization }: ResourceActions) =>
  useMemo(
    () =>
      collections === undefined || spaces === undefined
        ? undefined
        : [
            ...collections.map(resourceOfCollection),
            ...spaces.map((space) => resourceOfSpace(space, collections, organization)),
          ],
    [collections, spaces, organization],
  )

/** The expanded collections of the tree, and the current space or collection, whose ancestors are expanded. */
const useExpansion = (org: string, resources: readonly Resource[] | undefined) => {
  const params = useParams({ strict: false })
  const current = params.space ?? ('collection' in params ? String(params.collection) : undefined)
  const [expanded, setExpanded] = useExpandedCollections(org)
  // Expands the parents of a space that was opened through a link; collapsing them afterwards is respected.
  const reveal = useEffectEvent((id: string) => {
    const collapsed = ancestorsOf(resources ?? [], id).filter((collection) => !expanded.has(collection.id))
    if (collapsed.length > 0) setExpanded(new Set([...expanded, ...collapsed.map(({ id: one }) => one)]))
  })
  const isLoaded = resources !== undefined
  useEffect(() => {
    if (current !== undefined && isLoaded) reveal(current)
  }, [current, isLoaded])
  const toggle = (id: string): void => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }
  return { current, expanded, setExpanded, toggle }
}

const explainRefusal = (resource: Resource): void =>
  void showToast({ text: `You cannot change “${resource.name}”`, detail: whoCanHelp })

/** State and actions of the tree of spaces. */
export const useSpaceRail = (org: string, actions: ResourceActions) => {
  const navigate = useNavigate()
  const resources = useResources(actions)
  const nodes = useMemo(() => resources && spaceTree(resources), [resources])
  const { current, expanded, setExpanded, toggle } = useExpansion(org, resources)
  const [renaming, setRenaming] = useState<string>()
  const rename = useRename(org, () => setRenaming(undefined))
  const lists = { collections: actions.collections ?? [], spaces: actions.spaces ?? [] }

  const open = ({ id, resource }: SpaceNode): void => {
    if (resource.kind === 'space')
      return void navigate({ to: '/o/$org/s/$space', params: { org, space: id } })
    if (id === current || !expanded.has(id)) toggle(id)
    void navigate({ to: '/o/$org/c/$collection', params: { org, collection: id } })
  }
  const act = (action: ResourceAction, resource: Resource): void => {
    if (!resource.arrangeable && action !== 'export' && action !== 'settings') explainRefusal(resource)
    else if (action === 'rename') {
      rename.reset()
      setRenaming(resource.id)
    } else actions.runAction(action, resource)
  }
  const move = (plan: PlannedMove | undefined): void => {
    const resource = resources?.find(({ id }) => id === plan?.id)
    if (plan === undefined || resource === undefined) return
    if (!resource.arrangeable) return explainRefusal(resource)
    if (plan.parent !== undefined && !expanded.has(plan.parent)) toggle(plan.parent)
    actions.move(plan)
  }
  return {
    resources,
    nodes,
    current,
    expanded,
    setExpanded,
    renaming,
    stopRenaming: () => setRenaming(undefined),
    rename,
    open,
    act,
    drop: (dropped: TreeMove) => move(planMove(lists, dropped)),
    step: (id: string, step: -1 | 1) => move(planStep(lists, id, step)),
  }
}

export type SpaceRailState = ReturnType<typeof useSpaceRail>
