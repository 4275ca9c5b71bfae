import type { ReactNode } from 'react'
import { Note } from '../ui/note.tsx'

/** Says that an old state is shown, and how to get back. */
export function PinnedNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note tone="warning">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>You read this space as it was at one revision. It does not change any more.</span>
        {children}
      </p>
    </Note>
  )
}
