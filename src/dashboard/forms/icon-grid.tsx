import { useVirtualizer } from '@tanstack/react-virtual'
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { cx } from '../ui/class-names.ts'
import type { IconChoice } from '../ui/icons/icon-choices.ts'
import { NamedIcon } from '../ui/page-icon.tsx'

export interface IconGridProps {
  readonly id: string
  readonly choices: readonly IconChoice[]
  readonly current: string
  /** The place of the icon that the arrow keys have reached. */
  readonly active: number
  readonly onColumns: (columns: number) => void
  readonly onChoose: (name: string) => void
}

/** The element id of an option. */
export const optionId = (grid: string, at: number): string => `${grid}-${at}`

/** How many cells fit beside each other, and their size in pixels: larger for fingers. */
const useCells = (frame: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0)
  const [size] = useState(() => (matchMedia('(pointer: coarse)').matches ? 44 : 36))
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return { size, columns: Math.max(1, Math.floor(width / size)) }
}

/** All found icons. Only the rows in view exist. The search field above has the focus and names the active one. */
export function IconGrid({ id, choices, current, active, onColumns, onChoose }: IconGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { size, columns } = useCells(frame)
  // The virtualizer's functions change on every scroll; the React compiler, which this rule is about, is not used.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: Math.ceil(choices.length / columns),
    getScrollElement: () => frame.current,
    estimateSize: () => size,
    overscan: 4,
  })
  useEffect(() => onColumns(columns), [columns, onColumns])
  useEffect(() => virtualizer.measure(), [size, virtualizer])
  useEffect(() => {
    virtualizer.scrollToIndex(Math.floor(active / columns))
  }, [active, columns, virtualizer])
  return (
    // A select cannot be drawn as a grid.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={frame} id={id} role="listbox" aria-label="Icons" tabIndex={-1} className="h-56 overflow-y-auto">
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: row, start }) => (
          <div
            key={row}
            role="presentation"
            className="absolute inset-x-0 top-0 flex"
            style={{ transform: `translateY(${start}px)` }}
          >
            {choices.slice(row * columns, (row + 1) * columns).map((choice, column) => (
              <IconOption
                key={choice[0]}
                {...{ id, choice, current, active, size, onChoose }}
                at={row * columns + column}
                count={choices.length}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface IconOptionProps extends Pick<IconGridProps, 'id' | 'current' | 'active' | 'onChoose'> {
  readonly choice: IconChoice
  readonly at: number
  readonly count: number
  readonly size: number
}

function IconOption({ id, choice, current, active, at, count, size, onChoose }: IconOptionProps) {
  const [name] = choice
  return (
    // The keys are those of the search field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(id, at)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      title={name.replaceAll('-', ' ')}
      aria-label={name.replaceAll('-', ' ')}
      aria-selected={name === current}
      aria-posinset={at + 1}
      aria-setsize={count}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(name)}
      style={{ width: size, height: size }}
      className={cx(
        'grid cursor-pointer place-items-center rounded-base hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-accent',
        at === active && 'ring-2 ring-accent ring-inset',
      )}
    >
      <Suspense>
        <NamedIcon name={name} fallback={undefined} />
      </Suspense>
    </div>
  )
}
