import { useMutation, useQuery } from '@tanstack/react-query'
import { cancelChangeRequestMergePlanMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { whyNot, type ChangeState, type Rights } from '../../../contract/change-requests/actions.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { MergeChecks } from '../merge/merge-checks.tsx'
import { MergePlanNote } from '../merge/merge-plan-notice.tsx'
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

/** The reviewers and their verdicts, and the button to review. */
export function ReviewBar({ org, space, change, person }: ReviewBarProps) {
  const { data: contributors } = useQuery(contributorsOptions(change))
  const wrote = contributors?.some(({ user, actionType }) => user.id === person && actionType === 'edit')
  const state: ChangeState = { ...change, wrote }
  const rights: Rights = { ...space.permissions, hand: wrote === true || change.createdBy.id === person }
  const refresh = useReviewRefresh(change)
  const cancel = useMutation({ ...cancelChangeRequestMergePlanMutation(), onSuccess: refresh })
  const bar = (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <Reviewers
        org={org}
        change={change}
        person={person}
        noAsk={whyNot('request-reviewers', state, rights)}
        noDismiss={whyNot('dismiss', state, rights)}
      />
      <div className="flex flex-wrap items-center gap-2">
        {change.status !== 'merged' && <MergeChecks change={change} />}
        <ReviewButton
          change={change}
          person={person}
          noApproval={whyNot('approve', state, rights)}
          noReview={whyNot('review', state, rights)}
          noComment={whyNot('comment', state, rights)}
        />
      </div>
    </div>
  )
  if (change.mergePlan === undefined) return bar
  return (
    <>
      <MergePlanNote
        plan={change.mergePlan}
        disabledReason={whyNot('cancel-plan', { ...state, planned: true }, rights)}
        busy={cancel.isPending}
        onCancel={() => cancel.mutate({ path: changePath(change) })}
      />
      {cancel.error !== null && <FormError error={processError(cancel.error)} />}
      {bar}
    </>
  )
}
