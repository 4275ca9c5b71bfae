import { useStore } from './external-store.ts'
import { Deferred } from './loading/deferred.tsx'
import { lazyComponent } from './loading/lazy-component.tsx'
import { loadUntilOnline } from './loading/load-until-online.ts'
import { needsToastRegion } from './toast.ts'

const Toaster = lazyComponent(async () => (await loadUntilOnline(() => import('./toaster.tsx'))).Toaster)

/** Rendered once at the root. Its code is loaded ahead by `loadToasts`, or with the first toast. */
export function ToastRegion() {
  const isNeeded = useStore(needsToastRegion)
  if (!isNeeded) return null
  return (
    <Deferred>
      <Toaster />
    </Deferred>
  )
}
