import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../class-names.ts'

/** One of the links in `PartLinks`. */
export const sectionLink =
  '-mb-px flex touch-row shrink-0 items-center gap-1.5 border-b-2 border-transparent px-0.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-strong aria-[current=page]:text-ink'

export interface SectionLinksProps {
  /** Accessible name of the row: "Parts of the site". */
  readonly label: string
  /** Identifies the current section; when it changes, its link is scrolled into view. */
  readonly current: string | undefined
  /** Links with the class `partLink`; the current one has `aria-current="page"`. */
  readonly children: ReactNode
  /** The line below is drawn by the row that contains it. */
  readonly plain?: boolean
}

/** Navigation between the sections of one resource. Scrolls on narrow screens, with the current section in view. */
export function SectionLinks({ label, current, children, plain = false }: SectionLinksProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // In the next frame: measuring now would force a second layout of the whole screen.
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (!row.current || !current) return
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cx('relative flex gap-4 scroll-row', !plain && 'border-b border-line')}
    >
      {children}
    </nav>
  )
}
