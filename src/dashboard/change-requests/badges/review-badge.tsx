import { Check, CircleDashed, MessageSquareX, type LucideIcon } from 'lucide-react'
import type { ReviewSummary } from '../../../client/types.gen.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'

const reviewBadges: Readonly<
  Record<
    Exclude<ReviewSummary['state'], 'none'>,
    { readonly icon: LucideIcon; readonly tone: Tone; readonly label: (summary: ReviewSummary) => string }
  >
> = {
  approved: {
    icon: Check,
    tone: 'moss',
    label: ({ approvals }) => (approvals === 1 ? 'Approved' : counted(approvals, 'approval')),
  },
  'changes-requested': { icon: MessageSquareX, tone: 'rust', label: () => 'Changes requested' },
  requested: {
    icon: CircleDashed,
    tone: 'ochre',
    label: ({ requested }) => `Awaiting ${counted(requested, 'review')}`,
  },
}

/** The review state of a change request as a badge; nothing if no review was requested. */
export function ReviewBadge({ review }: { readonly review: ReviewSummary }) {
  if (review.state === 'none') return null
  const { icon, tone, label } = reviewBadges[review.state]
  return (
    <span
      title={[
        counted(review.approvals, 'approval'),
        `${review.changesRequested} requested changes`,
        `${review.requested} pending`,
      ].join(', ')}
    >
      <Badge tone={tone} icon={icon}>
        {label(review)}
      </Badge>
    </span>
  )
}
