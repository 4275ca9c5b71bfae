import { lazy, useSyncExternalStore } from 'react'
import { toastsWanted } from './toast.ts'
import { Later } from './later.tsx'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Rendered once at the root; loads nothing before the first toast. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.now)
  if (!shown) return null
  return (
    <Later>
      <Toaster />
    </Later>
  )
}
