/** Possible positions of an item of a structure: for drops, the keyboard and "Move to…". */
import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit, SitePosition } from '../../../../content/site-tree/site-edits.ts'
import {
  childrenOf,
  holdersOf,
  sectionOf,
  type SiteItem,
  type SiteTree,
} from '../../../../content/site-tree/site-tree.ts'
import type { TreeMove } from '../../../ui/trees/tree-view.tsx'

export type MoveEdit = Extract<SiteEdit, { edit: 'move' }>

/** Whether a parent (null: the root) is of a kind that can contain the item; the structure's rules check the rest. */
const canContain = (tree: SiteTree, item: SiteItem, holder: string | null): boolean => {
  const kind = holder === null ? undefined : tree.byId.get(holder)?.kind
  if (item.kind === 'site-space') return holder === null ? item.parent === null : kind === 'site-section'
  return holder === null || kind === 'site-section-group'
}

/**
 * Every possible position of an item in reading order, including its current one: before each sibling and
 * after the last. Positions that the structure's rules refuse are left out.
 */
export const moveTargets = (tree: SiteTree, id: string): readonly MoveEdit[] => {
  const item = tree.byId.get(id)
  if (item === undefined) return []
  const inside = (other: SiteItem): boolean =>
    other.id === id || holdersOf(tree, other).some((holder) => holder.id === id)
  const targets: MoveEdit[] = []
  const visit = (holder: string | null): void => {
    const siblings = childrenOf(tree, holder).filter((other) => !inside(other))
    const last = siblings.at(-1)
    const atEnd: MoveEdit = {
      edit: 'move',
      id,
      parent: holder,
      ...(last && { position: { after: last.id } }),
    }
    // The rules allow or refuse a parent independently of the position among siblings.
    const isAllowed = canContain(tree, item, holder) && 'tree' in applySiteEdit(tree, atEnd)
    for (const sibling of siblings) {
      if (isAllowed) targets.push({ edit: 'move', id, parent: holder, position: { before: sibling.id } })
      if (sibling.kind !== 'site-space') visit(sibling.id)
    }
    if (isAllowed) targets.push(atEnd)
  }
  visit(null)
  return targets
}

/** Index of the target that is the current position; -1 if none is. */
export const currentTargetIndex = (tree: SiteTree, targets: readonly MoveEdit[]): number => {
  const item = tree.byId.get(targets[0]?.id ?? '')
  if (item === undefined) return -1
  const siblings = childrenOf(tree, item.parent)
  const next = siblings[siblings.findIndex(({ id }) => id === item.id) + 1]
  return targets.findIndex(
    ({ parent, position }) =>
      parent === item.parent &&
      (next === undefined
        ? position === undefined || 'after' in position
        : position !== undefined && 'before' in position && position.before === next.id),
  )
}

/**
 * The edit for a drop. A section dropped at a site space goes next to its section, a site space dropped at a
 * section into it.
 */
export const dropEdit = (tree: SiteTree, { id, target, place }: TreeMove): MoveEdit | undefined => {
  const item = tree.byId.get(id)
  const targetItem = tree.byId.get(target)
  if (item === undefined || targetItem === undefined || id === target) return undefined
  const moveBeside = (other: SiteItem, position: SitePosition): MoveEdit => ({
    edit: 'move',
    id,
    parent: other.parent,
    position,
  })
  if (item.kind === 'site-space' && targetItem.kind === 'site-section')
    return { edit: 'move', id, parent: targetItem.id }
  if (place === 'inside' && targetItem.kind === 'site-section-group')
    return { edit: 'move', id, parent: targetItem.id }
  if (item.kind !== 'site-space' && targetItem.kind === 'site-space') {
    const section = sectionOf(tree, targetItem.parent)
    return section === undefined ? undefined : moveBeside(section, { after: section.id })
  }
  if (item.kind !== 'site-space' && place === 'inside')
    return moveBeside(targetItem, { after: targetItem.id })
  return moveBeside(targetItem, place === 'before' ? { before: targetItem.id } : { after: targetItem.id })
}

/** A position as text: "before “API”, in “Developers”". */
export const positionText = (
  tree: SiteTree,
  { parent = null, position }: MoveEdit,
  name: (item: SiteItem) => string,
): string => {
  const quotedName = (id: string | null): string => {
    const item = id === null ? undefined : tree.byId.get(id)
    return item === undefined ? 'the site' : `“${name(item)}”`
  }
  const where = parent === null ? 'at the top level' : `in ${quotedName(parent)}`
  if (position === undefined) return where
  return 'before' in position
    ? `before ${quotedName(position.before)}, ${where}`
    : `after ${quotedName(position.after)}, ${where}`
}
