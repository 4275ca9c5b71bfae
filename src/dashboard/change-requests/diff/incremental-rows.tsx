import { memo, useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '../../ui/loading/when-idle.ts'

/** Rows rendered at a time: a little more than a screen. */
const step = 30

export interface IncrementalRowsProps {
  readonly count: number
  /** A row that must be rendered immediately, because the URL points to it. */
  readonly needed: number | undefined
  /** Renders the rows in the range [from, to). Must be stable while the rows do not change. */
  readonly draw: (from: number, to: number) => ReactNode
}

/**
 * Renders a long list incrementally: the first rows immediately and the others while the browser is idle, so that the
 * first paint is fast and everything can eventually be searched, jumped to and printed.
 */
export function IncrementalRows({ count, needed, draw }: IncrementalRowsProps) {
  const [rendered, setRendered] = useState(step)
  const until = Math.min(count, Math.max(rendered, (needed ?? 0) + 1))
  const more = until < count
  useEffect(() => (more ? whenIdle(() => setRendered(until + step)) : undefined), [more, until])
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
