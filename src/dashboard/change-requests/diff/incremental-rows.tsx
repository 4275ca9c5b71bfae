import { memo, useEffect, useState, type ReactNode } from 'react'

/** Rows that are drawn in one go: what fits on a screen, with some to spare. */
const step = 30

export interface GradualRowsProps {
  readonly count: number
  /** A row that must be there at once, because the address points at it. */
  readonly needed: number | undefined
  /** The rows from one to before another. The same function as long as nothing about the rows is another. */
  readonly draw: (from: number, to: number) => ReactNode
}

/** The browser's next idle moment, at the latest in a fifth of a second. */
const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: 200 })
  return () => cancelIdleCallback(id)
}

/**
 * A long list of rows, the first of them at once and the others bit by bit while nothing else happens, so that the
 * first is seen soon and every one can be found, jumped to and printed in the end.
 */
export function GradualRows({ count, needed, draw }: GradualRowsProps) {
  const [shown, setShown] = useState(step)
  const until = Math.min(count, Math.max(shown, (needed ?? 0) + 1))
  const more = until < count
  useEffect(() => (more ? whenIdle(() => setShown(until + step)) : undefined), [more, until])
  const starts = Array.from({ length: Math.ceil(until / step) }, (_, at) => at * step)
  return (
    <div className="diff grid grid-cols-[minmax(0,1fr)]" aria-busy={more || undefined}>
      {starts.map((from) => (
        <Stretch
          key={from}
          from={from}
          to={Math.min(until, from + step)}
          long={count > 4 * step}
          draw={draw}
        />
      ))}
    </div>
  )
}

const Stretch = memo(function Stretch({
  from,
  to,
  long,
  draw,
}: {
  readonly from: number
  readonly to: number
  readonly long: boolean
  readonly draw: (from: number, to: number) => ReactNode
}) {
  return <div className={long ? 'diff-stretch' : undefined}>{draw(from, to)}</div>
})
