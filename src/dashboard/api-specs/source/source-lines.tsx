import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { cx } from '../../ui/class-names.ts'
import { sourceRows } from './source-rows.ts'

/** Where to scroll to; a new object scrolls again. */
export interface SourcePosition {
  readonly line: number
  readonly column?: number | undefined
}

export interface SourceLinesProps {
  readonly label: string
  readonly text: string
  /** Lines with problems, which are marked. */
  readonly marked?: ReadonlySet<number>
  readonly position?: SourcePosition | undefined
  /** Sets the height. */
  readonly className?: string
}

/** Height of a row in pixels, fixed so that a jump into a long text is exact. */
const rowHeight = 20
const noLines: ReadonlySet<number> = new Set()

/** A text of any length with line numbers, read-only. Only visible rows exist. */
export function SourceLines({
  label,
  text,
  marked = noLines,
  position,
  className = 'h-96',
}: SourceLinesProps) {
  const frame = useRef<HTMLElement>(null)
  const rows = useMemo(() => sourceRows(text), [text])
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  useEffect(() => {
    if (position === undefined) return
    virtualizer.scrollToIndex(rows.rowAt(position.line, position.column), { align: 'center' })
    // The virtualizer is another object after each scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [position, rows])
  const gutter = `${String(rows.lines).length + 1}ch`
  return (
    <section
      ref={frame}
      aria-label={label}
      // Scroll containers must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx('overflow-auto rounded-base bg-paper font-mono ring-1 ring-line ring-inset', className)}
    >
      <div className="relative w-max min-w-full" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const line = rows.lineOf(index)
          const isTarget = position?.line === line
          return (
            <div
              key={index}
              aria-current={isTarget && rows.isStart(index) ? 'true' : undefined}
              className={cx(
                'absolute top-0 left-0 flex min-w-full whitespace-pre',
                isTarget ? 'bg-accent-soft' : marked.has(line) && 'bg-ochre-soft',
              )}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <span
                className="figures sticky left-0 mr-3 shrink-0 border-r border-line bg-paper pr-2 pl-2 text-right text-ink-soft select-none"
                style={{ minWidth: `calc(${gutter} + 1rem)` }}
              >
                {rows.isStart(index) ? line : ''}
              </span>
              <span className="pr-3">{rows.textOf(index)}</span>
            </div>
          )
        })}
      </div>
    </section>
  )
}
