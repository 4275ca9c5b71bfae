import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { DropPlace, TreeNode, TreeRow } from './tree-rows.ts'

export interface TreeItemProps<Node extends TreeNode> {
  readonly row: TreeRow<Node>
  readonly id: string
  readonly focused: boolean
  readonly selected: boolean
  readonly face: ReactNode
  readonly extra: ReactNode
  readonly onPress: () => void
  readonly onToggle: () => void
  /** Absent: the tree cannot be rearranged. */
  readonly onDrop?: ((dragged: string, place: DropPlace) => void) | undefined
  readonly takes: (dragged: string) => boolean
}

const marks: Record<DropPlace, string> = {
  before: 'before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-accent',
  after: 'before:absolute before:inset-x-0 before:bottom-0 before:h-0.5 before:bg-accent',
  inside: 'bg-accent-soft ring-1 ring-accent ring-inset',
}

/** One row of TreeView. The tree holds the keyboard focus; the row only shows it. */
export function TreeItem<Node extends TreeNode>(props: TreeItemProps<Node>) {
  const { row, onDrop, takes } = props
  const element = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<DropPlace>()
  const latest = useRef({ onDrop, takes })
  useEffect(() => {
    latest.current = { onDrop, takes }
  })
  const movable = onDrop !== undefined
  const { id } = row.node
  const container = row.expanded !== undefined
  const holds = container || row.node.holds === true
  useEffect(() => {
    if (!movable) return undefined
    let detach: (() => void) | undefined
    let gone = false
    void import('./tree-drag.ts').then(({ attachRowDrag }) => {
      if (gone || element.current === null) return
      detach = attachRowDrag({
        element: element.current,
        id,
        container: holds,
        takes: (dragged) => latest.current.takes(dragged),
        onOver: setOver,
        onDrop: (dragged, place) => latest.current.onDrop?.(dragged, place),
      })
    })
    return () => {
      gone = true
      detach?.()
    }
  }, [movable, id, holds])

  return (
    // The keys are handled by the tree, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      id={props.id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.expanded}
      aria-selected={props.selected}
      onClick={props.onPress}
      style={{ paddingLeft: `${(row.level - 1) * 16 + 4}px` }}
      className={cx(
        'relative flex h-8 cursor-pointer items-center gap-1 rounded-base pr-1 pointer-coarse:h-11',
        props.selected ? 'bg-chosen font-strong' : 'hover:bg-hover',
        props.focused &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2 group-focus-visible/tree:outline-accent',
        over !== undefined && marks[over],
      )}
    >
      <span
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (container) props.onToggle()
        }}
        className="flex h-full w-5 shrink-0 items-center justify-center text-ink-soft hover:text-ink pointer-coarse:w-9"
      >
        {container && (
          <Icon
            of={ChevronRight}
            className={cx('transition-transform', row.expanded === true && 'rotate-90')}
          />
        )}
      </span>
      {props.face}
      <span className="min-w-0 flex-1 truncate">{row.node.name}</span>
      {props.extra}
    </div>
  )
}
