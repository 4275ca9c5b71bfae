import { useState, type KeyboardEvent } from 'react'
import { applySiteEdit } from '../../../content/site-tree/apply-site-edit.ts'
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { moveTargets, placeText, presentTarget, type MoveEdit } from './edits/move-targets.ts'

interface Lifted {
  readonly id: string
  /** The structure at the start of the move; positions refer to it. */
  readonly from: SiteTree
  readonly targets: readonly MoveEdit[]
  readonly at: number
}

export interface Lift {
  /** Id of what is being moved. */
  readonly lifted: string | undefined
  /** The structure with the item at its current target. */
  readonly shown: SiteTree
  /** Announcement of each step, for a live region. */
  readonly said: string
  readonly start: (id: string) => void
  readonly cancel: () => void
  /** Handles keys during a move; true if handled. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** Moving by keyboard: lift, move between positions, then drop or cancel. */
export const useLift = (
  tree: SiteTree,
  name: (item: SiteItem) => string,
  onMove: (edit: MoveEdit) => void,
): Lift => {
  const [lift, setLift] = useState<Lifted>()
  const [said, setSaid] = useState('')
  const nameOf = (id: string, of: SiteTree): string => {
    const item = of.byId.get(id)
    return item === undefined ? '' : `“${name(item)}”`
  }
  const target = lift?.targets[lift.at]
  const outcome = lift === undefined || target === undefined ? undefined : applySiteEdit(lift.from, target)
  const start = (id: string): void => {
    const targets = moveTargets(tree, id)
    const at = presentTarget(tree, targets)
    if (targets.length < 2 || at < 0) return setSaid(`${nameOf(id, tree)} has nowhere else to go.`)
    setLift({ id, from: tree, targets, at })
    setSaid(
      `${nameOf(id, tree)} lifted, place ${at + 1} of ${targets.length}. Arrows carry it, Space drops it, Escape puts it back.`,
    )
  }
  const cancel = (): void => {
    if (lift === undefined) return
    setSaid(`${nameOf(lift.id, lift.from)} is back where it was.`)
    setLift(undefined)
  }
  const step = (to: number): void => {
    if (lift === undefined) return
    const at = Math.min(lift.targets.length - 1, Math.max(0, to))
    const next = lift.targets[at]
    if (next === undefined) return
    setLift({ ...lift, at })
    setSaid(`${placeText(lift.from, next, name)}; place ${at + 1} of ${lift.targets.length}.`)
  }
  const drop = (): void => {
    if (lift === undefined || target === undefined) return
    setLift(undefined)
    setSaid(`${nameOf(lift.id, lift.from)} dropped ${placeText(lift.from, target, name)}.`)
    if (outcome !== undefined && 'tree' in outcome && outcome.tree !== lift.from) onMove(target)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => step((lift?.at ?? 0) - 1),
    ArrowDown: () => step((lift?.at ?? 0) + 1),
    Home: () => step(0),
    End: () => step(lift?.targets.length ?? 0),
    ' ': drop,
    Enter: drop,
    Escape: cancel,
  }
  return {
    lifted: lift?.id,
    shown: outcome !== undefined && 'tree' in outcome ? outcome.tree : tree,
    said,
    start,
    cancel,
    onKey: (event) => {
      if (lift === undefined || event.key === 'Tab') return false
      if (event.altKey || event.ctrlKey || event.metaKey) return false
      keys[event.key]?.()
      return true
    },
  }
}
