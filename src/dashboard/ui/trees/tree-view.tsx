import type { VirtualItem } from '@tanstack/react-virtual'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { TreeItem, type TreeHandlers } from './tree-item.tsx'
import { liesWithin, visibleRows, type DropPlace, type TreeNode, type TreeRow } from './tree-rows.ts'
import { useLatest } from './use-latest.ts'
import { useTreeKeys } from './use-tree-keys.ts'
import { useTreeVirtualizer } from './use-tree-virtualizer.ts'

export interface TreeMove {
  readonly id: string
  readonly target: string
  readonly place: DropPlace
}

export interface TreeViewProps<Node extends TreeNode> {
  readonly label: string
  readonly nodes: readonly Node[]
  readonly expanded: ReadonlySet<string>
  /** Also the moment to load the children of an expanded node. */
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void
  readonly selected?: string | undefined
  readonly onOpen: (node: Node) => void
  /** Before the name: an emoji or an icon. */
  readonly icon?: (node: Node) => ReactNode
  /** At the right end: badges, a menu. */
  readonly extra?: (node: Node) => ReactNode
  /** Called when a row was dropped. Makes rows draggable; `onMoveRequest` is then required for the keyboard. */
  readonly move?: {
    readonly onMove: (move: TreeMove) => void
    /** Opens "Move…" for the row: with `m`, or from the row's menu. */
    readonly onMoveRequest: (node: Node) => void
  }
  /** Rows can be selected for bulk actions, with a checkbox and with `x`. */
  readonly marks?: { readonly ids: ReadonlySet<string>; readonly onToggle: (node: Node) => void }
  /** Sets the height of the tree, which scrolls inside. Without a height it is as tall as its rows. */
  readonly className?: string
}

const withToggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** A click focuses its row, but the keys belong to the tree. Not before the click: that would end a drag. */
const takeFocusFromRow = (tree: HTMLElement): boolean => {
  if (document.activeElement?.getAttribute('role') !== 'treeitem') return false
  tree.focus({ preventScroll: true })
  return true
}

/** The index of the active row, else of the selected one, which may be in a collapsed node or not loaded yet. */
const useActiveIndex = (
  rows: readonly TreeRow[],
  active: string | undefined,
  selected: string | undefined,
): number =>
  useMemo(() => {
    const indexes = [active, selected].map((id) => rows.findIndex((row) => row.node.id === id))
    return indexes.find((index) => index >= 0) ?? 0
  }, [rows, active, selected])

/**
 * A virtualized tree: only the visible rows and the active one exist. The tree has the focus and points to the active
 * row, so that the position survives any scrolling.
 */
export function TreeView<Node extends TreeNode>(props: TreeViewProps<Node>) {
  const { nodes, expanded, onExpandedChange, move, marks } = props
  const prefix = useId()
  const frame = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => visibleRows(nodes, expanded), [nodes, expanded])
  const [active, setActive] = useState<string>()
  // Until a pointer comes, nothing can be dragged: the code for it is not loaded.
  const [isPointed, setPointed] = useState(false)
  const activeIndex = useActiveIndex(rows, active, props.selected)
  const focused = rows[activeIndex]?.node.id
  const { virtualizer, isFast } = useTreeVirtualizer(frame, rows, activeIndex)
  const items = virtualizer.getVirtualItems()
  // A tree that has no height yet, or is hidden, has no rows to point to.
  const isActiveRendered = items.some(({ index }) => index === activeIndex)

  const toggle = (id: string): void => onExpandedChange(withToggled(expanded, id))
  const handlers = useLatest<TreeHandlers<Node>>({
    press: (node) => {
      setActive(node.id)
      props.onOpen(node)
    },
    toggle,
    check: (node) => marks?.onToggle(node),
    takes: (id, dragged) => !liesWithin(rows, id, dragged),
    drop: (id, dragged, place) => move?.onMove({ id: dragged, target: id, place }),
  })
  const clickedRef = useRef(false)
  const handleKey = useTreeKeys({
    clickedRef,
    rows,
    focused,
    onFocus: (id) => {
      setActive(id)
      const index = rows.findIndex((row) => row.node.id === id)
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    onExpand: (ids) => onExpandedChange(new Set([...expanded, ...ids])),
    onCollapse: toggle,
    onOpen: props.onOpen,
    onMoveRequest: move?.onMoveRequest,
    onToggleMark: marks?.onToggle,
  })

  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      aria-label={props.label}
      aria-multiselectable={marks === undefined ? undefined : true}
      aria-activedescendant={focused === undefined || !isActiveRendered ? undefined : `${prefix}-${focused}`}
      onPointerEnter={() => setPointed(true)}
      onClick={({ currentTarget }) => {
        if (takeFocusFromRow(currentTarget)) clickedRef.current = true
      }}
      onBlur={() => {
        clickedRef.current = false
      }}
      onKeyDown={(event) => {
        // Keys typed into a control inside a row are that control's.
        if (event.target === event.currentTarget && handleKey(event)) {
          event.preventDefault()
          event.stopPropagation()
        }
      }}
      className={cx('group/tree overflow-y-auto rounded-base outline-none', props.className)}
    >
      <VirtualRows height={virtualizer.getTotalSize()} items={items} rows={rows}>
        {(row) => (
          <TreeItem
            row={row}
            id={`${prefix}-${row.node.id}`}
            focused={row.node.id === focused}
            selected={row.node.id === props.selected}
            checked={marks?.ids.has(row.node.id)}
            movable={move !== undefined && isPointed}
            isPassing={isFast}
            icon={props.icon}
            extra={props.extra}
            handlers={handlers}
          />
        )}
      </VirtualRows>
    </div>
  )
}

interface VirtualRowsProps<Node extends TreeNode> {
  readonly height: number
  readonly items: readonly VirtualItem[]
  readonly rows: readonly TreeRow<Node>[]
  readonly children: (row: TreeRow<Node>) => ReactNode
}

/** Only the rows that the virtualizer asks for, each at its height. */
function VirtualRows<Node extends TreeNode>({ height, items, rows, children }: VirtualRowsProps<Node>) {
  return (
    <div role="presentation" className="relative" style={{ height }}>
      {items.map(({ key, index, start }) => {
        const row = rows[index]
        return (
          row !== undefined && (
            <div
              key={key}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(row)}
            </div>
          )
        )
      })}
    </div>
  )
}
