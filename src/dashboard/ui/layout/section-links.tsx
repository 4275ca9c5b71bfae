import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** One of the links in `PartLinks`. */
export const partLink =
  '-mb-px flex touch-row shrink-0 items-center gap-1.5 border-b-2 border-transparent px-0.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-strong aria-[current=page]:text-ink'

export interface PartLinksProps {
  /** Names the row: "Parts of the site". */
  readonly label: string
  /** Tells one part from another: the row is moved to the part that is shown when it becomes another. */
  readonly shown: string | undefined
  /** Links with the class `partLink`; the one that is shown carries `aria-current="page"`. */
  readonly children: ReactNode
}

/** The way between the parts of one thing. On a narrow screen it scrolls, and the part that is shown is in view. */
export function PartLinks({ label, shown, children }: PartLinksProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Before the next picture, but not now: to ask where things stand would have the whole screen laid out twice.
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (!row.current || !current) return
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return (
    <nav ref={row} aria-label={label} className="relative flex gap-4 scroll-row border-b border-line">
      {children}
    </nav>
  )
}
