import { Label } from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'

/** A heading for the items below it; not selectable. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <Label className="px-2 pt-1.5 pb-1 text-caption text-ink-soft">{children}</Label>
}
