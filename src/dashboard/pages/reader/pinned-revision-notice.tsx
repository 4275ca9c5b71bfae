import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Note } from '../../ui/feedback/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { revisionOptions } from '../page-queries.ts'

export interface PinnedNoteProps {
  readonly space: string
  readonly revision: string
  readonly children: ReactNode
}

/** Says that an old revision is shown, its date, and links back to the current one. */
export function PinnedNote({ space, revision, children }: PinnedNoteProps) {
  const { data } = useQuery(revisionOptions(space, revision))
  return (
    <Note tone="warning">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>
          You read this space as it was at one revision
          {data !== undefined && (
            <>
              , made <RelativeTime at={data.createdAt} />
            </>
          )}
          . It does not change any more.
        </span>
        {children}
      </p>
    </Note>
  )
}
