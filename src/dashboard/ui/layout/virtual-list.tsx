import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useRef, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { useFastScroll, useIsComplete } from './fast-scroll.ts'

export interface VirtualListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /** Must depend on the item alone. */
  readonly itemKey: (item: Item) => string
  readonly children: (item: Item, index: number) => ReactNode
  /** Stands for a row while the list moves too fast to be read; of the same height. For rows that take long to render. */
  readonly passing?: (item: Item) => ReactNode
  /** Estimated row height in pixels; rows are measured. */
  readonly rowHeight?: number
  /** Sets the height of the list, which scrolls inside. */
  readonly className?: string
  /** Called near the end of the list, to fetch the next page. */
  readonly onNearEnd?: () => void
}

interface RowProps<Item> {
  readonly item: Item
  readonly index: number
  readonly draw: (item: Item, index: number) => ReactNode
}

/** Memoized: scrolling does not render the rows that stay in view again. */
const Row = memo(function Row({ item, index, draw }: RowProps<unknown>) {
  return draw(item, index)
}) as <Item>(props: RowProps<Item>) => ReactNode

function PassingRow<Item>({
  isFast,
  passing,
  ...row
}: RowProps<Item> & { readonly isFast: boolean; readonly passing: (item: Item) => ReactNode }) {
  const isComplete = useIsComplete(isFast, row.index)
  return isComplete ? <Row {...row} /> : passing(row.item)
}

/** A virtualized list: only the visible rows exist, and each one tells assistive technology its position. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  passing,
  rowHeight = 32,
  className,
  onNearEnd,
}: VirtualListProps<Item>) {
  const frame = useRef<HTMLElement>(null)
  // A change of these lays out every row again, so they must not change while scrolling.
  const estimateSize = useCallback(() => rowHeight, [rowHeight])
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
    // A new function returns the same key for the same item.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [items],
  )
  const { isFast, onOffset } = useFastScroll()
  // The virtualizer's functions change on every scroll; the React compiler, which this rule is about, is not used.
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize,
    getItemKey,
    overscan: 8,
    onChange: (instance) => {
      if (passing !== undefined) onOffset(instance.scrollOffset ?? 0)
      const last = instance.getVirtualItems().at(-1)
      if (last !== undefined && last.index >= items.length - 10) onNearEnd?.()
    },
  })
  return (
    // Scroll containers must be reachable with the keyboard.
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
              {passing === undefined ? (
                <Row item={item} index={row.index} draw={children} />
              ) : (
                <PassingRow {...{ item, isFast, passing }} index={row.index} draw={children} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
