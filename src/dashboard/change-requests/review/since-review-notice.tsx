import type { ReactNode } from 'react'
import type { Viewed } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface SinceNoteProps {
  /** The user's review of an earlier state. */
  readonly choice: NonNullable<Viewed['lastReview']>
  /** Whether the diff starts at that review. */
  readonly since: boolean
  readonly onStart: (start: boolean) => void
}

/** Says since when changes are shown, and switches to the alternative. */
export function SinceNote({ choice, since, onStart }: SinceNoteProps): ReactNode {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
      <span>
        {since ? 'What changed since your review, ' : 'All that this changes. Your review was '}
        <RelativeTime at={choice.createdAt} />.
      </span>
      <Button variant="bare" onClick={() => onStart(since)}>
        {since ? 'Show all changes' : 'Show what changed since'}
      </Button>
    </p>
  )
}
