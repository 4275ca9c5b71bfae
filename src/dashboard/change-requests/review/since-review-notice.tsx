import type { ReactNode } from 'react'
import type { Viewed } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface SinceReviewNoticeProps {
  /** The user's review of an earlier state. */
  readonly choice: NonNullable<Viewed['lastReview']>
  /** Whether the diff starts at that review. */
  readonly since: boolean
  readonly onStart: (start: boolean) => void
}

/** Says since when changes are shown, and switches to the alternative. */
export function SinceReviewNotice({ choice, since, onStart }: SinceReviewNoticeProps): ReactNode {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
      <span>
        {since ? 'Showing changes since your review ' : 'Showing all changes. You reviewed this '}
        <RelativeTime at={choice.createdAt} />.
      </span>
      <Button variant="bare" onClick={() => onStart(since)}>
        {since ? 'Show all changes' : 'Show changes since your review'}
      </Button>
    </p>
  )
}
