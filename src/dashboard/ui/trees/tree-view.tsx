import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cx } from '../class-names.ts'
import { TreeItem, type TreeDeeds } from './tree-item.tsx'
import { liesWithin, treeKey, typeAhead, visibleRows, type DropPlace, type TreeNode } from './tree-rows.ts'

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
  readonly face?: (node: Node) => ReactNode
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

const rowHeight = (): number => (matchMedia('(pointer: coarse)').matches ? 44 : 32)
const pauseOfTyping = 600

/**
 * A virtualized tree: only the visible rows and the active one exist. The tree has the focus and points to the active
 * row, so that the position survives any scrolling.
 */
export function TreeView<Node extends TreeNode>(props: TreeViewProps<Node>) {
  const { nodes, expanded, onExpandedChange, move, marks } = props
  const prefix = useId()
  const frame = useRef<HTMLDivElement>(null)
  // Time is counted from the opening of the page: nothing was typed before it.
  const typed = useRef({ text: '', at: -Infinity })
  const rows = useMemo(() => visibleRows(nodes, expanded), [nodes, expanded])
  const [active, setActive] = useState<string>()
  const focusedAt = useMemo(() => {
    // The selected row may be in a collapsed node, or not be loaded yet.
    const places = [active, props.selected].map((id) => rows.findIndex((row) => row.node.id === id))
    return places.find((place) => place >= 0) ?? 0
  }, [rows, active, props.selected])
  const focused = rows[focusedAt]?.node.id
  // A change of these lays out every row again, so they must not change while scrolling.
  const [height] = useState(rowHeight)
  const estimateSize = useCallback(() => height, [height])
  const getItemKey = useCallback((index: number) => rows[index]?.node.id ?? index, [rows])
  // The virtualizer's functions change on every scroll; the React compiler, which this rule is about, is not used.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize,
    getItemKey,
    overscan: 12,
    // The active row is always rendered, wherever the tree is scrolled.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(focused === undefined ? [] : [focusedAt])])].sort(
        (a, b) => a - b,
      ),
  })

  const focusRow = (id: string): void => {
    setActive(id)
    const index = rows.findIndex((row) => row.node.id === id)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
  }
  const toggle = (id: string): void => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    onExpandedChange(next)
  }
  const deeds: TreeDeeds<Node> = {
    press: (node) => {
      setActive(node.id)
      props.onOpen(node)
    },
    toggle,
    check: (node) => marks?.onToggle(node),
    takes: (id, dragged) => !liesWithin(rows, id, dragged),
    drop: (id, dragged, place) => move?.onMove({ id: dragged, target: id, place }),
  }
  // A stable ref, so that new handlers do not render the rows again.
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  const nodeOf = (id: string): Node | undefined => rows.find((row) => row.node.id === id)?.node

  const act = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    const node = focused === undefined ? undefined : nodeOf(focused)
    const recent = event.timeStamp - typed.current.at < pauseOfTyping
    if (event.key === 'm' && !recent && move !== undefined && node !== undefined) {
      move.onMoveRequest(node)
      return true
    }
    if (event.key === 'x' && !recent && marks !== undefined && node !== undefined) {
      marks.onToggle(node)
      return true
    }
    const action = treeKey(rows, focused, event.key === ' ' && recent ? '' : event.key)
    if (action !== undefined) {
      if (action.do === 'focus') focusRow(action.id)
      else if (action.do === 'expand') onExpandedChange(new Set([...expanded, ...action.ids]))
      else if (action.do === 'collapse') toggle(action.id)
      else if (node !== undefined) props.onOpen(node)
      return true
    }
    if (event.key.length !== 1) return false
    typed.current = { text: recent ? typed.current.text + event.key : event.key, at: event.timeStamp }
    const hit = typeAhead(rows, focused, typed.current.text)
    if (hit !== undefined) focusRow(hit)
    return true
  }

  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      aria-label={props.label}
      aria-multiselectable={marks === undefined ? undefined : true}
      aria-activedescendant={focused === undefined ? undefined : `${prefix}-${focused}`}
      onKeyDown={(event) => {
        // Keys typed into a control inside a row are that control's.
        if (event.target === event.currentTarget && act(event)) {
          event.preventDefault()
          event.stopPropagation()
        }
      }}
      className={cx('group/tree overflow-y-auto rounded-base outline-none', props.className)}
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (row === undefined) return null
          const { id } = row.node
          return (
            <div
              key={item.key}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <TreeItem
                row={row}
                id={`${prefix}-${id}`}
                focused={id === focused}
                selected={id === props.selected}
                checked={marks?.ids.has(id)}
                movable={move !== undefined}
                face={props.face}
                extra={props.extra}
                deeds={latest}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
