import { Ban, Check, CircleDashed, History, MessageSquareX, UserPlus, Users, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { reviewerText, type Reviewer, type ReviewerState } from './reviewer-states.ts'

const stateIcons: Readonly<
  Record<ReviewerState, { readonly icon: typeof Check; readonly color: string; readonly label: string }>
> = {
  approved: { icon: Check, color: 'text-moss', label: 'approved' },
  'changes-requested': { icon: MessageSquareX, color: 'text-rust', label: 'requested changes' },
  asked: { icon: CircleDashed, color: 'text-ochre', label: 'review requested' },
  stale: { icon: History, color: 'text-ochre', label: 'reviewed an earlier version' },
  dismissed: { icon: Ban, color: 'text-ink-soft', label: 'dismissed' },
}

export interface ReviewerChipProps {
  readonly reviewer: Reviewer
  /** The reviewer is the current user. */
  readonly isSelf: boolean
  /** Why no review can be requested, or a request removed. */
  readonly noRequest: string | undefined
  /** Why the review cannot be dismissed. */
  readonly noDismiss: string | undefined
  readonly onRequest: () => void
  readonly onWithdraw: () => void
  readonly onDismiss: () => void
}

/** A reviewer with their verdict, and a menu of what can be done about it. */
export function ReviewerChip(props: ReviewerChipProps) {
  const { reviewer, isSelf, noRequest, noDismiss, onRequest, onWithdraw, onDismiss } = props
  const { name, image, team, state, review, isRequested } = reviewer
  const { icon, color, label } = stateIcons[state]
  const canBeDismissed = review !== undefined && review.dismissedAt === undefined
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex touch-row items-center gap-1.5 rounded-round py-0.5 pr-2.5 pl-1 ring-1 ring-line ring-inset hover:bg-hover"
        >
          {team ? (
            <Icon of={Users} className="mx-0.5 size-4 text-ink-soft" />
          ) : (
            <Avatar name={name} image={image} size="small" />
          )}
          <span className="text-left sm:max-w-28 sm:truncate" title={name}>
            {name}
          </span>{' '}
          <span className={`inline-flex items-center gap-1 text-caption ${color}`}>
            <Icon of={icon} className="size-3.5" />
            {label}
          </span>
        </button>
      }
    >
      <MenuHeading>
        {isSelf ? 'You' : name} {reviewerText(reviewer, isSelf)}.
        {review?.dismissal !== undefined && ` “${review.dismissal}”`}
      </MenuHeading>
      {isRequested ? (
        <MenuItem icon={X} disabledReason={noRequest} onSelect={onWithdraw}>
          Remove review request
        </MenuItem>
      ) : (
        !isSelf && (
          <MenuItem icon={UserPlus} disabledReason={noRequest} onSelect={onRequest}>
            Request review again
          </MenuItem>
        )
      )}
      {canBeDismissed && (
        <MenuItem icon={Ban} disabledReason={noDismiss} onSelect={onDismiss}>
          {isSelf ? 'Withdraw review' : 'Dismiss review'}
        </MenuItem>
      )}
    </Menu>
  )
}
