import { useEffect, useState } from 'react'
import { relativeText } from './relative-time-text.ts'

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' })

/** A relative time, updated while it is visible; the exact time on hover. */
export function RelativeTime({ at }: { readonly at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const then = Date.parse(at)
  if (Number.isNaN(then)) return null
  return (
    <time dateTime={at} title={exact.format(then)} className="whitespace-nowrap">
      {relativeText(then, now)}
    </time>
  )
}
