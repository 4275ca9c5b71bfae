import { Suspense, useDeferredValue, type ReactNode } from 'react'

/**
 * Renders lazily loaded content once its code is loaded. Rendered directly, it would show a Suspense fallback, which
 * React keeps for at least 300 ms.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const drawn = useDeferredValue(true, false)
  return <Suspense fallback={null}>{drawn && children}</Suspense>
}
