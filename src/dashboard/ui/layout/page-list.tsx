import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'

export interface PageListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  readonly children: (item: Item) => ReactNode
  /** The length of the whole list, of which `items` may be the beginning. */
  readonly count: number
  /** Estimated row height in pixels; rows are measured. */
  readonly rowHeight: number
  /** Names what is listed: a list that is opened again under it has its row heights at once, so its scroll position fits. */
  readonly memory: string
  /** Called near the end of `items`, to fetch the next page. */
  readonly onNearEnd: () => void
  readonly list?: Ref<HTMLUListElement>
}

/** Measured rows of the lists that were left last, the oldest first. */
const measured = new Map<string, VirtualItem[]>()
const mostMeasured = 10

const remember = (memory: string, rows: VirtualItem[]): void => {
  measured.delete(memory)
  measured.set(memory, rows)
  const [oldest] = measured.keys()
  if (measured.size > mostMeasured && oldest !== undefined) measured.delete(oldest)
}

/** Rows from the last one at which the next page is fetched. */
const nearEnd = 15

/** A long list that scrolls with the page: only the rows near the window exist, and each one has its position. */
export function PageList<Item>(props: PageListProps<Item>) {
  const { label, items, itemKey, children, count, rowHeight, memory, onNearEnd, list } = props
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = (): void => {
      const { top: inWindow = 0 } = frame.current?.getBoundingClientRect() ?? {}
      setTop(Math.round(inWindow + window.scrollY))
    }
    measure()
    // What stands above can change its height at any time.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
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
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    getItemKey,
    overscan: 8,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(memory) ?? [],
  })
  useEffect(() => () => remember(memory, virtualizer.takeSnapshot()), [memory, virtualizer])
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= items.length - nearEnd) onNearEnd()
  }, [last, items.length, onNearEnd])
  return (
    <div ref={frame}>
      <ul ref={list} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ key, index, start }) => {
          const item = items[index]
          if (item === undefined) return null
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={count}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
