import { lazy } from 'react'
import { useStore } from './external-store.ts'
import { needsToastRegion } from './toast.ts'
import { Later } from './later.tsx'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Rendered once at the root; loads nothing before the first toast. */
export function ToastRegion() {
  const isNeeded = useStore(needsToastRegion)
  if (!isNeeded) return null
  return (
    <Later>
      <Toaster />
    </Later>
  )
}
