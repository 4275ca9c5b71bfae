import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest, Space } from '../../client/types.gen.ts'
import { whyNot } from './change-actions.ts'
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

const administers = 'It takes the role administrator. An administrator of the space can do it.'

/** Who looks at the change request and what they think, and the way to say what oneself thinks. */
export function ReviewBar({ org, space, change, person }: ReviewBarProps) {
  const { data: contributors = [] } = useQuery(contributorsOptions(change))
  const rights = space.permissions
  const wrote =
    change.createdBy.id === person ||
    contributors.some(({ user, actionType }) => user.id === person && actionType === 'edit')
  const over =
    change.status === 'merged'
      ? 'It is merged.'
      : change.status === 'archived'
        ? 'It is archived. Reopen it first.'
        : undefined
  const noVerdict =
    over ??
    (rights.review
      ? wrote
        ? 'You wrote in it, so somebody else gives the verdict.'
        : undefined
      : 'It takes the role reviewer. An administrator of the space can give it to you.')
  const noComment = rights.comment
    ? undefined
    : 'It takes the role commenter. An administrator of the space can give it to you.'
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <Reviewers
        org={org}
        change={change}
        person={person}
        noAsk={over ?? whyNot('rename', change, rights)}
        noDismiss={rights.admin ? undefined : administers}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ReviewButton change={change} person={person} noVerdict={noVerdict} noComment={noComment} />
      </div>
    </div>
  )
}
