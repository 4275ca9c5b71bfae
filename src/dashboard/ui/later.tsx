import { Suspense, useDeferredValue, type ReactNode } from 'react'

/**
 * Wraps lazily loaded content such as a dialog. It renders deferred, once the code is loaded; rendered directly, it
 * would show a Suspense fallback, which React keeps for at least 300 ms. Portals inside name their container: without
 * one they render their content in a second, synchronous pass.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const drawn = useDeferredValue(true, false)
  return <Suspense fallback={null}>{drawn && children}</Suspense>
}
