import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Note } from '../../ui/feedback/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { revisionOptions } from '../page-queries.ts'

export interface PinnedRevisionNoticeProps {
  readonly space: string
  readonly revision: string
  readonly children: ReactNode
}

/** When an old revision was current; the page itself knows only its last change on main. */
export function RevisionTime({ space, revision }: Omit<PinnedRevisionNoticeProps, 'children'>) {
  const { data } = useQuery(revisionOptions(space, revision))
  if (data === undefined) return null
  return (
    <p className="text-ink-soft">
      Revision from <RelativeTime at={data.createdAt} />
    </p>
  )
}

/** Says that an old revision is shown, its date, and links back to the current one. */
export function PinnedRevisionNotice({ space, revision, children }: PinnedRevisionNoticeProps) {
  const { data } = useQuery(revisionOptions(space, revision))
  return (
    <Note tone="warning">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>
          You are viewing an old revision of this space
          {data !== undefined && (
            <>
              {' '}
              from <RelativeTime at={data.createdAt} />
            </>
          )}
          .
        </span>
        {children}
      </p>
    </Note>
  )
}
