import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { scrollUntilSettled } from './use-reveal-thread.ts'

interface StreamItem {
  readonly id: string
  /** About how high it is, in pixels. */
  readonly height: number
}

export interface StreamListProps<Item extends StreamItem> {
  /** Threads and what happened in between, in order. */
  readonly items: readonly Item[]
  /** Id of the thread to scroll to. */
  readonly aimed: string | undefined
  readonly children: (item: Item) => ReactNode
  /** Receives a function that scrolls to a thread and focuses it, whenever that function changes. */
  readonly onReady: (go: (id: string) => void) => void
}

/** Up to this number all items are rendered, which is better for the browser's search and printing. */
const fewItems = 80
const gap = 16

const elementOf = (id: string): HTMLElement | null => document.getElementById(`comment-${id}`)

/** Items in order. A long list is virtualized, but always renders the thread with the focus. */
export function StreamList<Item extends StreamItem>(props: StreamListProps<Item>) {
  return props.items.length <= fewItems ? <WholeList {...props} /> : <LongList {...props} />
}

const useAim = (aimed: string | undefined, go: (id: string) => void): void => {
  const latest = useRef(go)
  useLayoutEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    if (aimed !== undefined) latest.current(aimed)
  }, [aimed])
}

function WholeList<Item extends StreamItem>({ items, aimed, children, onReady }: StreamListProps<Item>) {
  const show = (id: string): void => {
    elementOf(id)?.scrollIntoView({ block: 'center' })
    elementOf(id)?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => onReady(show))
  useAim(aimed, show)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.map((item) => (
        <div key={item.id}>{children(item)}</div>
      ))}
    </div>
  )
}

interface RowProps<Item> {
  readonly item: Item
  readonly draw: (item: Item) => ReactNode
}

/** Memoized: scrolling does not render the rows that stay in view again. */
const Row = memo(function Row<Item>({ item, draw }: RowProps<Item>) {
  return draw(item)
}) as <Item>(props: RowProps<Item>) => ReactNode

function LongList<Item extends StreamItem>({ items, aimed, children, onReady }: StreamListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // The thread with the focus stays rendered wherever the list is scrolled, because someone is writing there.
  const [held, setHeld] = useState<string>()
  const heldAt = held === undefined ? -1 : items.findIndex(({ id }) => id === held)
  useLayoutEffect(() => {
    const element = frame.current
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [items.length])
  // A change of these lays out every row again, so they must not change while scrolling.
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items])
  const estimateSize = useCallback((index: number) => items[index]?.height ?? 0, [items])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      return heldAt < 0 || rows.includes(heldAt) ? rows : [...rows, heldAt].toSorted((a, b) => a - b)
    },
    [heldAt],
  )
  // The virtualizer's functions change on every scroll; the React compiler, which this rule is about, is not used.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    gap,
    overscan: 6,
    scrollMargin: top,
    getItemKey,
    rangeExtractor,
  })
  const show = (id: string): void => {
    const at = items.findIndex((item) => item.id === id)
    if (at < 0) return
    setHeld(id)
    const approach = (): void => virtualizer.scrollToIndex(at, { align: 'center' })
    approach()
    scrollUntilSettled(() => elementOf(id), approach)
    // It is rendered after scrolling.
    requestAnimationFrame(() => requestAnimationFrame(() => elementOf(id)?.focus({ preventScroll: true })))
  }
  useLayoutEffect(() => onReady(show))
  useAim(aimed, show)
  return (
    <div
      ref={frame}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => {
        const id = event.target.closest<HTMLElement>('[data-thread]')?.dataset['thread']
        if (id !== undefined) setHeld(id)
      }}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index]
        if (item === undefined) return null
        return (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${row.start - top}px)` }}
          >
            <Row item={item} draw={children} />
          </div>
        )
      })}
    </div>
  )
}
