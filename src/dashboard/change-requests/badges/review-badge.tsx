import { Check, CircleDashed, MessageSquareX, type LucideIcon } from 'lucide-react'
import type { ReviewSummary } from '../../../client/types.gen.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'

const faces: Readonly<
  Record<
    Exclude<ReviewSummary['state'], 'none'>,
    { readonly icon: LucideIcon; readonly tone: Tone; readonly words: (summary: ReviewSummary) => string }
  >
> = {
  approved: {
    icon: Check,
    tone: 'moss',
    words: ({ approvals }) => (approvals === 1 ? 'Approved' : counted(approvals, 'approval')),
  },
  'changes-requested': { icon: MessageSquareX, tone: 'rust', words: () => 'Changes asked for' },
  requested: {
    icon: CircleDashed,
    tone: 'ochre',
    words: ({ requested }) => `Waits for ${requested}`,
  },
}

/** The review state of a change request as a badge; nothing if no review was requested. */
export function ReviewBadge({ review }: { readonly review: ReviewSummary }) {
  if (review.state === 'none') return null
  const { icon, tone, words } = faces[review.state]
  return (
    <span
      title={[
        counted(review.approvals, 'approval'),
        counted(review.changesRequested, 'asks for changes', 'ask for changes'),
        `${counted(review.requested, 'answer')} still to come`,
      ].join(', ')}
    >
      <Badge tone={tone} icon={icon}>
        {words(review)}
      </Badge>
    </span>
  )
}
