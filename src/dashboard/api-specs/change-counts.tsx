import { Check, CircleX, MessageSquareWarning } from 'lucide-react'
import type { ApiSpecChangeCounts } from '../../client/types.gen.ts'
import { Badge } from '../ui/badge.tsx'
import { changesText } from './api-spec-text.ts'

/** How a version differs from another one, as counts by level. */
export function ChangeCounts({ counts }: { readonly counts: ApiSpecChangeCounts }) {
  const { breaking, review, safe, accepted, wordsOnly } = counts
  if (breaking + review + safe === 0)
    return (
      <span className="text-ink-soft">{accepted + wordsOnly === 0 ? 'No changes' : changesText(counts)}</span>
    )
  return (
    <span className="inline-flex flex-wrap gap-1">
      {breaking > 0 && (
        <Badge tone="rust" icon={CircleX}>
          {breaking} breaking
        </Badge>
      )}
      {review > 0 && (
        <Badge tone="ochre" icon={MessageSquareWarning}>
          {review} to review
        </Badge>
      )}
      {safe > 0 && (
        <Badge tone="moss" icon={Check}>
          {safe} safe
        </Badge>
      )}
    </span>
  )
}
