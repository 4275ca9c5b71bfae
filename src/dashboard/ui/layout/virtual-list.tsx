import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useRef, type ReactNode } from 'react'
import { cx } from '../class-names.ts'

export interface VirtualListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /** Tells by the item alone. */
  readonly itemKey: (item: Item) => string
  readonly children: (item: Item, index: number) => ReactNode
  /** The usual height of a row in pixels; true heights are measured. */
  readonly rowHeight?: number
  /** Gives the list its height; it scrolls inside. */
  readonly className?: string
  /** Called when the end comes near, to fetch the next page. */
  readonly onNearEnd?: () => void
}

interface RowProps<Item> {
  readonly item: Item
  readonly index: number
  readonly draw: (item: Item, index: number) => ReactNode
}

/** Drawn again when its item or what draws it changes, and not while others are scrolled into view. */
const Row = memo(function Row({ item, index, draw }: RowProps<unknown>) {
  return draw(item, index)
}) as <Item>(props: RowProps<Item>) => ReactNode

/** A list of any length: only the rows in view exist, yet each tells its place among all of them. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  rowHeight = 32,
  className,
  onNearEnd,
}: VirtualListProps<Item>) {
  const frame = useRef<HTMLElement>(null)
  // Every row is placed anew when one of these changes, so they must not change with every scroll.
  const estimateSize = useCallback(() => rowHeight, [rowHeight])
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
    // A function that was made anew tells the same of the same item.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [items],
  )
  // Its functions change with every scroll; the compiler that this rule speaks of is not used here.
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize,
    getItemKey,
    overscan: 8,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1)
      if (last !== undefined && last.index >= items.length - 10) onNearEnd?.()
    },
  })
  return (
    // A region that scrolls must be reachable without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={frame} tabIndex={0} aria-label={label} className={cx('overflow-y-auto', className)}>
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index]
          if (item === undefined) return null
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-posinset={row.index + 1}
              aria-setsize={items.length}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <Row item={item} index={row.index} draw={children} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
