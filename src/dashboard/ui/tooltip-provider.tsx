import { Provider } from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

/** Rendered once at the root: after one tooltip the next opens immediately. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Provider>
  )
}
