import { lazy, useSyncExternalStore } from 'react'
import { toastsWanted } from './toast.ts'
import { Later } from './later.tsx'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Stands once in the program; nothing of it is loaded before the first message. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.now)
  if (!shown) return null
  return (
    <Later>
      <Toaster />
    </Later>
  )
}
