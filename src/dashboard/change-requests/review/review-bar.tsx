import { useMutation, useQuery } from '@tanstack/react-query'
import { cancelChangeRequestMergePlanMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { whyNot, type ChangeState, type Rights } from '../../../contract/change-requests/actions.ts'
import { FormError } from '../../forms/form-error.tsx'
import { MergeChecks } from '../merge/merge-checks.tsx'
import { MergePlanNotice } from '../merge/merge-plan-notice.tsx'
import { ReviewButton } from './review-button.tsx'
import { changePath, contributorsOptions } from '../review-queries.ts'
import { Reviewers } from '../header/reviewers.tsx'
import { useReviewRefresh } from '../use-review-refresh.ts'

export interface ReviewBarProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** Id of the current user. */
  readonly person: string
}

/** The state and the rights that decide what the user may do in the review. */
const useReviewRights = ({ space, change, person }: Omit<ReviewBarProps, 'org'>) => {
  const { data: contributors } = useQuery(contributorsOptions(change))
  const wrote = contributors?.some(({ user, actionType }) => user.id === person && actionType === 'edit')
  const state: ChangeState = { ...change, wrote }
  const rights: Rights = { ...space.permissions, hand: wrote === true || change.createdBy.id === person }
  return { state, rights }
}

/** The author, the reviewers with their verdicts, and the merge rules. */
export function ReviewBar(props: ReviewBarProps) {
  const { org, change, person } = props
  const { state, rights } = useReviewRights(props)
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-2 gap-y-1 max-sm:justify-start">
      <Reviewers
        org={org}
        change={change}
        person={person}
        noRequest={whyNot('request-reviewers', state, rights)}
        noDismiss={whyNot('dismiss', state, rights)}
      />
      {change.status !== 'merged' && <MergeChecks change={change} />}
    </div>
  )
}

/** The button to review. */
export function ReviewAction(props: Omit<ReviewBarProps, 'org'>) {
  const { change, person } = props
  const { state, rights } = useReviewRights(props)
  return (
    <ReviewButton
      change={change}
      person={person}
      noApproval={whyNot('approve', state, rights)}
      noReview={whyNot('review', state, rights)}
      noComment={whyNot('comment', state, rights)}
    />
  )
}

/** The scheduled merge, which can be canceled; nothing if there is none. */
export function ScheduledMerge(props: Omit<ReviewBarProps, 'org'>) {
  const { change } = props
  const { state, rights } = useReviewRights(props)
  const refresh = useReviewRefresh(change)
  const cancel = useMutation({ ...cancelChangeRequestMergePlanMutation(), onSuccess: refresh })
  if (change.mergePlan === undefined) return null
  return (
    <>
      <MergePlanNotice
        plan={change.mergePlan}
        disabledReason={whyNot('cancel-plan', { ...state, planned: true }, rights)}
        busy={cancel.isPending}
        onCancel={() => cancel.mutate({ path: changePath(change) })}
      />
      <FormError error={cancel.error} />
    </>
  )
}
