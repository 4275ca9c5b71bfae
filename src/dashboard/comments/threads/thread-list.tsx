import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'

export interface ThreadListProps {
  readonly threads: readonly Comment[]
  /** Id of the thread to scroll to. */
  readonly aimed: string | undefined
  readonly children: (thread: Comment) => ReactNode
  /** Receives a function that scrolls to a thread and focuses it, whenever that function changes. */
  readonly onReady: (go: (id: string) => void) => void
}

/** Up to this number all threads are rendered, which is better for the browser's search and printing. */
const fewThreads = 80
const usualHeight = 180
const gap = 16

const estimateSize = (): number => usualHeight

const elementOf = (id: string): HTMLElement | null => document.getElementById(`comment-${id}`)

/** Threads in order. A long list is virtualized, but always renders the thread with the focus. */
export function ThreadList(props: ThreadListProps) {
  return props.threads.length <= fewThreads ? <WholeList {...props} /> : <LongList {...props} />
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

function WholeList({ threads, aimed, children, onReady }: ThreadListProps) {
  const show = (id: string): void => {
    elementOf(id)?.scrollIntoView({ block: 'center' })
    elementOf(id)?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => onReady(show))
  useAim(aimed, show)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {threads.map((thread) => (
        <div key={thread.id}>{children(thread)}</div>
      ))}
    </div>
  )
}

interface RowProps {
  readonly thread: Comment
  readonly draw: (thread: Comment) => ReactNode
}

/** Memoized: scrolling does not render the rows that stay in view again. */
const Row = memo(function Row({ thread, draw }: RowProps) {
  return draw(thread)
})

function LongList({ threads, aimed, children, onReady }: ThreadListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // The thread with the focus stays rendered wherever the list is scrolled, because someone is writing there.
  const [held, setHeld] = useState<string>()
  const heldAt = held === undefined ? -1 : threads.findIndex(({ id }) => id === held)
  useLayoutEffect(() => {
    const element = frame.current
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [threads.length])
  // A change of these lays out every row again, so they must not change while scrolling.
  const getItemKey = useCallback((index: number) => threads[index]?.id ?? index, [threads])
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
    count: threads.length,
    estimateSize,
    gap,
    overscan: 6,
    scrollMargin: top,
    getItemKey,
    rangeExtractor,
  })
  const show = (id: string): void => {
    const at = threads.findIndex((thread) => thread.id === id)
    if (at < 0) return
    setHeld(id)
    virtualizer.scrollToIndex(at, { align: 'center' })
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
        const thread = threads[row.index]
        if (thread === undefined) return null
        return (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${row.start - top}px)` }}
          >
            <Row thread={thread} draw={children} />
          </div>
        )
      })}
    </div>
  )
}
