import { useMutation, useQuery } from '@tanstack/react-query'
import { Ban, Check, CircleDashed, History, MessageSquareX, UserPlus, Users, X } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import {
  dismissChangeRequestReviewMutation,
  requestChangeRequestReviewersMutation,
  withdrawChangeRequestReviewerMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { AskReviewers } from './ask-reviewers.tsx'
import { changePath, contributorsOptions, requestedOptions, reviewsOptions } from '../review-queries.ts'
import { reviewersOf, reviewerText, type Reviewer, type ReviewerState } from './reviewer-states.ts'
import { useReviewRefresh } from '../use-review-refresh.ts'

// Needs the contract's schemas, which are slow to initialize, so it is loaded on click.
const DismissDialog = lazy(async () => ({ default: (await import('./dismiss-dialog.tsx')).DismissDialog }))

const faces: Readonly<
  Record<ReviewerState, { readonly icon: typeof Check; readonly ink: string; readonly word: string }>
> = {
  approved: { icon: Check, ink: 'text-moss', word: 'approved' },
  'changes-requested': { icon: MessageSquareX, ink: 'text-rust', word: 'asks for changes' },
  asked: { icon: CircleDashed, ink: 'text-ochre', word: 'asked' },
  stale: { icon: History, ink: 'text-ochre', word: 'reviewed an earlier state' },
  dismissed: { icon: Ban, ink: 'text-ink-soft', word: 'dismissed' },
}

export interface ReviewersProps {
  readonly org: string
  readonly change: ChangeRequest
  readonly person: string
  /** Why no review can be requested now. */
  readonly noAsk: string | undefined
  /** Why reviews of others cannot be dismissed. */
  readonly noDismiss: string | undefined
}

/** The author, the requested reviewers and their verdicts. */
export function Reviewers({ org, change, person, noAsk, noDismiss }: ReviewersProps) {
  const { data: reviews } = useQuery(reviewsOptions(change))
  const { data: requested } = useQuery(requestedOptions(change))
  const { data: contributors = [] } = useQuery(contributorsOptions(change))
  const refresh = useReviewRefresh(change)
  const path = changePath(change)
  const [dismissing, setDismissing] = useState<Reviewer>()
  const ask = useMutation({ ...requestChangeRequestReviewersMutation(), onSuccess: refresh })
  const withdraw = useMutation({ ...withdrawChangeRequestReviewerMutation(), onSuccess: refresh })
  const dismiss = useMutation({
    ...dismissChangeRequestReviewMutation(),
    onSuccess: async () => {
      await refresh()
      setDismissing(undefined)
    },
  })
  const reviewers = useMemo(() => reviewersOf(reviews ?? [], requested ?? []), [reviews, requested])
  const writers = contributors.filter(({ actionType }) => actionType === 'edit')
  const failed = ask.error ?? withdraw.error
  const known = reviews !== undefined && requested !== undefined
  return (
    <section aria-label="Reviewers" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {writers.length > 1 && (
          <span
            className="mr-2 flex items-center -space-x-1"
            title={`Written by ${writers.map(({ user }) => user.displayName).join(', ')}`}
          >
            <span className="sr-only">Written by</span>
            {writers.slice(0, 6).map(({ user }) => (
              <span key={user.id} className="rounded-round ring-2 ring-desk">
                <Avatar name={user.displayName} image={user.photoURL} size="small" decorative={false} />
              </span>
            ))}
            {writers.length > 6 && (
              <span className="figures pl-2 text-caption text-ink-soft">+{writers.length - 6}</span>
            )}
          </span>
        )}
        {reviewers.map((one) => (
          <ReviewerFace
            key={one.id}
            reviewer={one}
            own={one.id === person}
            noAsk={noAsk}
            noDismiss={one.id === person ? undefined : noDismiss}
            onAsk={() => ask.mutate({ path, body: { users: [one.id] } })}
            onWithdraw={() => withdraw.mutate({ path: { ...path, userId: one.id } })}
            onDismiss={() => {
              dismiss.reset()
              setDismissing(one)
            }}
          />
        ))}
        {known && reviewers.length === 0 && (
          // On a phone the button says enough.
          <span className="text-caption text-ink-soft max-sm:sr-only">
            Nobody was asked to review this yet.
          </span>
        )}
        <AskReviewers
          org={org}
          space={change.space}
          asked={new Set(reviewers.filter(({ asked }) => asked).map(({ id }) => id))}
          writers={new Set([change.createdBy.id, ...writers.map(({ user }) => user.id)])}
          disabledReason={noAsk}
          busy={ask.isPending}
          icon={UserPlus}
          onAsk={(users, teams) =>
            ask.mutateAsync({
              path,
              body: { users: [...users], ...(teams.length > 0 && { teams: [...teams] }) },
            })
          }
        />
      </div>
      {failed !== null && <FormError error={processError(failed)} />}
      {dismissing?.review !== undefined && (
        <Later>
          <DismissDialog
            name={dismissing.name}
            own={dismissing.id === person}
            onClose={() => setDismissing(undefined)}
            onDismiss={(message) =>
              dismiss.mutate({
                path: { ...path, reviewId: dismissing.review?.id ?? '' },
                body: message === '' ? {} : { message },
              })
            }
            pending={dismiss.isPending}
            error={dismiss.error}
          />
        </Later>
      )}
    </section>
  )
}

interface ReviewerFaceProps {
  readonly reviewer: Reviewer
  readonly own: boolean
  readonly noAsk: string | undefined
  readonly noDismiss: string | undefined
  readonly onAsk: () => void
  readonly onWithdraw: () => void
  readonly onDismiss: () => void
}

function ReviewerFace({ reviewer, own, noAsk, noDismiss, onAsk, onWithdraw, onDismiss }: ReviewerFaceProps) {
  const { name, image, team, state, review, asked } = reviewer
  const { icon, ink, word } = faces[state]
  const standing = review !== undefined && review.dismissedAt === undefined
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
          <span className="max-w-40 truncate">{name}</span>
          <span className={ink}>
            <Icon of={icon} label={word} className="size-3.5" />
          </span>
        </button>
      }
    >
      <MenuHeading>
        {own ? 'You' : name} {reviewerText(reviewer)}.
        {review?.dismissal !== undefined && ` “${review.dismissal}”`}
      </MenuHeading>
      {asked ? (
        <MenuItem icon={X} disabledReason={noAsk} onSelect={onWithdraw}>
          Ask no longer
        </MenuItem>
      ) : (
        !own && (
          <MenuItem icon={UserPlus} disabledReason={noAsk} onSelect={onAsk}>
            Ask again
          </MenuItem>
        )
      )}
      {standing && (
        <MenuItem icon={Ban} disabledReason={noDismiss} onSelect={onDismiss}>
          {own ? 'Take the review back' : 'Dismiss the review'}
        </MenuItem>
      )}
    </Menu>
  )
}
