import { useStore } from './external-store.ts'
import { loadToasts, needsToastRegion } from './toast.ts'
import { Later } from './loading/later.tsx'
import { useLoadedLater } from './loading/use-loaded-later.ts'
import { lazyComponent } from './loading/lazy-component.tsx'

const Toaster = lazyComponent(async () => (await import('./toaster.tsx')).Toaster)

/** Rendered once at the root. Its code is loaded when the screen has long been shown, or with the first toast. */
export function ToastRegion() {
  const isNeeded = useStore(needsToastRegion)
  useLoadedLater(loadToasts, 5000)
  if (!isNeeded) return null
  return (
    <Later>
      <Toaster />
    </Later>
  )
}
