import { Suspense, useDeferredValue, type ReactNode } from 'react'

/**
 * What loads its code with its first use, such as a dialog. It is drawn behind the hand that asked for it, when the code
 * is there; drawn at once, it would leave a gap that React closes after 300 ms at the earliest, loaded or not.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const drawn = useDeferredValue(true, false)
  return <Suspense fallback={null}>{drawn && children}</Suspense>
}
