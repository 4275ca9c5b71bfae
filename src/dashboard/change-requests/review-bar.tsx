import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest, Space } from '../../client/types.gen.ts'
import { whyNot, type ChangeState, type Rights } from '../../contract/change-request-actions.ts'
import { MergeChecks } from './merge-checks.tsx'
import { ReviewButton } from './review-button.tsx'
import { contributorsOptions } from './review-queries.ts'
import { Reviewers } from './reviewers.tsx'

export interface ReviewBarProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** Id of the person who looks at it. */
  readonly person: string
}

/** Who looks at the change request and what they think, and the way to say what oneself thinks. */
export function ReviewBar({ org, space, change, person }: ReviewBarProps) {
  const { data: contributors } = useQuery(contributorsOptions(change))
  const wrote = contributors?.some(({ user, actionType }) => user.id === person && actionType === 'edit')
  const state: ChangeState = { ...change, wrote }
  const rights: Rights = { ...space.permissions, hand: wrote === true || change.createdBy.id === person }
  return (
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
}
