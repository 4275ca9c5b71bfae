import { ChevronRight } from 'lucide-react'
import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useIsComplete } from '../layout/fast-scroll.ts'
import { loadUntilOnline } from '../loading/load-until-online.ts'
import type { DropPlace, TreeNode, TreeRow } from './tree-rows.ts'

/** Handlers for the actions on a row. */
export interface TreeHandlers<Node extends TreeNode> {
  readonly press: (node: Node) => void
  readonly toggle: (id: string) => void
  readonly check: (node: Node) => void
  /** Whether the dragged row may be dropped on this row. */
  readonly takes: (id: string, dragged: string) => boolean
  readonly drop: (id: string, dragged: string, place: DropPlace) => void
}

export interface TreeItemProps<Node extends TreeNode> {
  readonly row: TreeRow<Node>
  readonly id: string
  readonly focused: boolean
  readonly selected: boolean
  /** Whether the row is selected; absent where rows are not selectable. */
  readonly checked: boolean | undefined
  /** Whether the tree can be rearranged. */
  readonly movable: boolean
  /** Whether the list moves fast: a row that comes now gets its right end when the list has stopped. */
  readonly isPassing: boolean
  readonly icon: ((node: Node) => ReactNode) | undefined
  readonly extra: ((node: Node) => ReactNode) | undefined
  /** Stable: the same ref for all rows and the lifetime of the tree. */
  readonly handlers: RefObject<TreeHandlers<Node>>
}

const dropClasses: Record<DropPlace, string> = {
  before: 'before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-accent',
  after: 'before:absolute before:inset-x-0 before:bottom-0 before:h-0.5 before:bg-accent',
  inside: 'bg-accent-soft ring-1 ring-accent ring-inset',
}

/** Makes a row draggable and a drop target; returns where a dragged row would be dropped. */
const useRowDrag = <Node extends TreeNode>(
  element: RefObject<HTMLDivElement | null>,
  { id, holds, movable }: { readonly id: string; readonly holds: boolean; readonly movable: boolean },
  handlers: RefObject<TreeHandlers<Node>>,
): DropPlace | undefined => {
  const [over, setOver] = useState<DropPlace>()
  useEffect(() => {
    if (!movable) return undefined
    let detach: (() => void) | undefined
    let gone = false
    // Until it is loaded, the row can be moved by its menu and with the keyboard.
    void loadUntilOnline(() => import('./tree-drag.ts')).then(({ attachRowDrag }) => {
      if (gone || element.current === null) return
      detach = attachRowDrag({
        element: element.current,
        id,
        container: holds,
        takes: (dragged) => handlers.current.takes(id, dragged),
        onOver: setOver,
        onDrop: (dragged, place) => handlers.current.drop(id, dragged, place),
      })
    })
    return () => {
      gone = true
      detach?.()
    }
  }, [movable, id, holds, handlers, element])
  return over
}

function Item<Node extends TreeNode>(props: TreeItemProps<Node>) {
  const { row, movable, handlers } = props
  const element = useRef<HTMLDivElement>(null)
  const { id } = row.node
  const container = row.expanded !== undefined
  const holds = container || row.node.holds === true
  const isComplete = useIsComplete(props.isPassing, row.position)
  const over = useRowDrag(element, { id, holds, movable: movable && isComplete }, handlers)

  return (
    // The tree has the focus and handles the keys.
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
      aria-selected={props.checked ?? props.selected}
      aria-current={props.checked !== undefined && props.selected ? 'true' : undefined}
      onClick={() => handlers.current.press(row.node)}
      style={{ paddingLeft: `${(row.level - 1) * 16 + 4}px` }}
      className={cx(
        'relative flex h-8 cursor-pointer items-center gap-1 rounded-base pr-1 pointer-coarse:h-11',
        props.selected ? 'bg-chosen font-strong' : 'hover:bg-hover',
        props.focused &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2 group-focus-visible/tree:outline-accent',
        over !== undefined && dropClasses[over],
      )}
    >
      <span
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (container) handlers.current.toggle(id)
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
      {props.checked !== undefined && (
        // The tree exposes the selection to assistive technology; the box is for pointers.
        <input
          type="checkbox"
          tabIndex={-1}
          aria-hidden="true"
          checked={props.checked}
          onClick={(event) => event.stopPropagation()}
          onChange={() => handlers.current.check(row.node)}
          className="mr-1 size-4 shrink-0 accent-accent pointer-coarse:size-5"
        />
      )}
      {props.icon?.(row.node)}
      <span className={cx('min-w-0 flex-1 truncate', row.node.quiet === true && 'text-ink-soft')}>
        {row.node.name}
      </span>
      {isComplete && props.extra?.(row.node)}
    </div>
  )
}

/**
 * One row of TreeView. Keyboard focus stays on the tree; the row only shows it. Memoized, so that scrolling does not
 * render it again.
 */
export const TreeItem = memo(Item) as typeof Item
