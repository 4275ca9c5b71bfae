import { useMutation, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  dismissChangeRequestReviewMutation,
  requestChangeRequestReviewersMutation,
  withdrawChangeRequestReviewerMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, User } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Later } from '../../ui/loading/later.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { changePath, contributorsOptions, requestedOptions, reviewsOptions } from '../review-queries.ts'
import { useReviewRefresh } from '../use-review-refresh.ts'
import { RequestReviewers } from './request-reviewers.tsx'
import { ReviewerChip } from './reviewer-chip.tsx'
import { reviewersOf, type Reviewer } from './reviewer-states.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Needs the contract's schemas, which are slow to initialize, so it is loaded on click.
const DismissDialog = lazyComponent(async () => (await import('./dismiss-dialog.tsx')).DismissDialog)

export interface ReviewersProps {
  readonly org: string
  readonly change: ChangeRequest
  /** Id of the current user. */
  readonly person: string
  /** Why no review can be requested now. */
  readonly noRequest: string | undefined
  /** Why reviews of others cannot be dismissed. */
  readonly noDismiss: string | undefined
}

/** As many as fit beside the tabs; the others are in a popover. */
const maxChips = 2

/** The author, the requested reviewers and their verdicts. */
export function Reviewers({ org, change, person, noRequest, noDismiss }: ReviewersProps) {
  const { data: reviews } = useQuery(reviewsOptions(change))
  const { data: requested } = useQuery(requestedOptions(change))
  const { data: contributors = [] } = useQuery(contributorsOptions(change))
  const refresh = useReviewRefresh(change)
  const path = changePath(change)
  const [dismissing, setDismissing] = useState<Reviewer>()
  const request = useMutation({ ...requestChangeRequestReviewersMutation(), onSuccess: refresh })
  const withdraw = useMutation({ ...withdrawChangeRequestReviewerMutation(), onSuccess: refresh })
  const reviewers = useMemo(() => reviewersOf(reviews ?? [], requested ?? []), [reviews, requested])
  const editors = contributors.filter(({ actionType }) => actionType === 'edit').map(({ user }) => user)
  const failed = request.error ?? withdraw.error
  const isLoaded = reviews !== undefined && requested !== undefined
  const chip = (reviewer: Reviewer) => (
    <ReviewerChip
      key={reviewer.id}
      reviewer={reviewer}
      isSelf={reviewer.id === person}
      noRequest={noRequest}
      noDismiss={reviewer.id === person ? undefined : noDismiss}
      onRequest={() => request.mutate({ path, body: { users: [reviewer.id] } })}
      onWithdraw={() => withdraw.mutate({ path: { ...path, userId: reviewer.id } })}
      onDismiss={() => setDismissing(reviewer)}
    />
  )
  return (
    <section aria-label="Reviewers" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Authors author={change.createdBy} editors={editors} />
        {reviewers.slice(0, maxChips).map(chip)}
        {reviewers.length > maxChips && (
          <Popover
            label="More reviewers"
            align="end"
            trigger={<Button variant="bare">{reviewers.length - maxChips} more</Button>}
          >
            <div className="grid justify-items-start gap-2">{reviewers.slice(maxChips).map(chip)}</div>
          </Popover>
        )}
        {isLoaded && reviewers.length === 0 && change.status !== 'merged' && (
          <span className="text-caption text-ink-soft">No reviewers yet</span>
        )}
        <RequestReviewers
          org={org}
          space={change.space}
          requested={new Set(reviewers.filter(({ isRequested }) => isRequested).map(({ id }) => id))}
          contributors={new Set([change.createdBy.id, ...editors.map(({ id }) => id)])}
          disabledReason={noRequest}
          busy={request.isPending}
          icon={UserPlus}
          compact={reviewers.length > 0}
          onRequest={(users, teams) =>
            request.mutateAsync({
              path,
              body: { users: [...users], ...(teams.length > 0 && { teams: [...teams] }) },
            })
          }
        />
      </div>
      <FormError error={failed} />
      {dismissing !== undefined && (
        <DismissReview
          change={change}
          reviewer={dismissing}
          isOwn={dismissing.id === person}
          onClose={() => setDismissing(undefined)}
        />
      )}
    </section>
  )
}

interface AuthorsProps {
  readonly author: User
  /** Everyone who edited pages. */
  readonly editors: readonly User[]
}

/** Who created the change request, and how many others edited it. */
function Authors({ author, editors }: AuthorsProps) {
  const others = editors.filter(({ id }) => id !== author.id)
  return (
    <span
      className="mr-1 flex items-center gap-1.5 text-caption text-ink-soft"
      {...(others.length > 0 && {
        title: `Also edited by ${others.map(({ displayName }) => displayName).join(', ')}`,
      })}
    >
      <span className="sr-only">Author:</span>
      <Avatar name={author.displayName} image={author.photoURL} size="small" />
      <span className="sm:max-w-32 sm:truncate" title={author.displayName}>
        {author.displayName}
      </span>
      {others.length > 0 && <span className="figures">+ {counted(others.length, 'editor')}</span>}
    </span>
  )
}

interface DismissReviewProps {
  readonly change: ChangeRequest
  readonly reviewer: Reviewer
  readonly isOwn: boolean
  readonly onClose: () => void
}

/** The dialog that dismisses a review, with its request. */
function DismissReview({ change, reviewer, isOwn, onClose }: DismissReviewProps) {
  const refresh = useReviewRefresh(change)
  const dismiss = useMutation({
    ...dismissChangeRequestReviewMutation(),
    onSuccess: async () => {
      await refresh()
      onClose()
    },
  })
  return (
    <Later>
      <DismissDialog
        name={reviewer.name}
        isOwn={isOwn}
        onClose={onClose}
        onDismiss={(message) =>
          dismiss.mutate({
            path: { ...changePath(change), reviewId: reviewer.review?.id ?? '' },
            body: message === '' ? {} : { message },
          })
        }
        pending={dismiss.isPending}
        error={dismiss.error}
      />
    </Later>
  )
}
