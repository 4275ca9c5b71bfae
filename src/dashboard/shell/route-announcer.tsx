import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePlaces } from './crumbs.ts'

/**
 * Sets the document title and announces navigation to screen readers. Focus moves only if the focused element was
 * removed; otherwise every tab or filter change would lose it.
 */
export function RouteAnnouncer() {
  const names = usePlaces().map((place) => place.name)
  const title = [...names.toReversed(), 'Recto'].join(' · ')
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const first = useRef<string>(undefined)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (pathname === undefined || pathname === first.current) return undefined
    const arrival = first.current === undefined
    first.current = pathname
    if (arrival) return undefined
    // After the new screen has rendered.
    const timer = setTimeout(() => {
      setAnnouncement(document.title)
      if (document.activeElement === null || document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }, 100)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  )
}
