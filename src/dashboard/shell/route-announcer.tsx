import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePlaces } from './crumbs.ts'

/**
 * Gives the document its title, and tells those who do not see the screen that it has changed. Focus is moved only
 * when what had it is gone; else a tab or a filter would lose it at every step.
 */
export function RouteAnnouncer() {
  const names = usePlaces().map((place) => place.name)
  const title = [...names.toReversed(), 'Recto'].join(' · ')
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const first = useRef<string>(undefined)
  const [told, setTold] = useState('')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (pathname === undefined || pathname === first.current) return undefined
    const arrival = first.current === undefined
    first.current = pathname
    if (arrival) return undefined
    // After the new screen has drawn itself.
    const timer = setTimeout(() => {
      setTold(document.title)
      if (document.activeElement === null || document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }, 100)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <div aria-live="polite" className="sr-only">
      {told}
    </div>
  )
}
