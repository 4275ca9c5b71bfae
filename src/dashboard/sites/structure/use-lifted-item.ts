import { useState, type KeyboardEvent } from 'react'
import { applySiteEdit } from '../../../content/site-tree/apply-site-edit.ts'
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { moveTargets, positionText, currentTargetIndex, type MoveEdit } from './edits/move-targets.ts'

interface LiftState {
  readonly id: string
  /** The structure at the start of the move; positions refer to it. */
  readonly from: SiteTree
  readonly targets: readonly MoveEdit[]
  readonly index: number
}

export interface LiftedItem {
  /** Id of the item being moved. */
  readonly id: string | undefined
  /** The structure with the item at its current target. */
  readonly previewTree: SiteTree
  /** Announcement of each step, for a live region. */
  readonly announcement: string
  readonly start: (id: string) => void
  readonly cancel: () => void
  /** Handles keys during a move; true if handled. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** Moving by keyboard: lift, move between positions, then drop or cancel. */
export const useLiftedItem = (
  tree: SiteTree,
  name: (item: SiteItem) => string,
  onMove: (edit: MoveEdit) => void,
): LiftedItem => {
  const [state, setState] = useState<LiftState>()
  const [announcement, announce] = useState('')
  const nameOf = (id: string, of: SiteTree): string => {
    const item = of.byId.get(id)
    return item === undefined ? '' : `“${name(item)}”`
  }
  const target = state?.targets[state.index]
  const outcome = state === undefined || target === undefined ? undefined : applySiteEdit(state.from, target)
  const start = (id: string): void => {
    const targets = moveTargets(tree, id)
    const index = currentTargetIndex(tree, targets)
    if (targets.length < 2 || index < 0) return announce(`${nameOf(id, tree)} cannot be moved anywhere else.`)
    setState({ id, from: tree, targets, index })
    announce(
      `${nameOf(id, tree)} picked up, position ${index + 1} of ${targets.length}. Press the arrow keys to move, Space to drop, Escape to cancel.`,
    )
  }
  const cancel = (): void => {
    if (state === undefined) return
    announce(`${nameOf(state.id, state.from)} is back in its original position.`)
    setState(undefined)
  }
  const step = (to: number): void => {
    if (state === undefined) return
    const index = Math.min(state.targets.length - 1, Math.max(0, to))
    const next = state.targets[index]
    if (next === undefined) return
    setState({ ...state, index })
    announce(`${positionText(state.from, next, name)}; position ${index + 1} of ${state.targets.length}.`)
  }
  const drop = (): void => {
    if (state === undefined || target === undefined) return
    setState(undefined)
    announce(`${nameOf(state.id, state.from)} dropped ${positionText(state.from, target, name)}.`)
    if (outcome !== undefined && 'tree' in outcome && outcome.tree !== state.from) onMove(target)
  }
  const handlers: Readonly<Record<string, () => void>> = {
    ArrowUp: () => step((state?.index ?? 0) - 1),
    ArrowDown: () => step((state?.index ?? 0) + 1),
    Home: () => step(0),
    End: () => step(state?.targets.length ?? 0),
    ' ': drop,
    Enter: drop,
    Escape: cancel,
  }
  return {
    id: state?.id,
    previewTree: outcome !== undefined && 'tree' in outcome ? outcome.tree : tree,
    announcement,
    start,
    cancel,
    onKey: (event) => {
      if (state === undefined || event.key === 'Tab') return false
      if (event.altKey || event.ctrlKey || event.metaKey) return false
      handlers[event.key]?.()
      return true
    },
  }
}
