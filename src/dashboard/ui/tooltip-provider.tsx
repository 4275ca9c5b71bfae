import { Provider } from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

/** Stands once around the program: a second tooltip opens at once when the first was just read. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Provider>
  )
}
