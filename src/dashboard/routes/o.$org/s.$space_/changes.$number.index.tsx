import { createFileRoute, redirect } from '@tanstack/react-router'
import { getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { requestedOptions } from '../../../change-requests/review-queries.ts'

/** A change request opens at its discussion, which contains the description; for whoever was asked to review it, at its changes. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/')({
  loader: async ({ context: { queryClient }, params }) => {
    const change = await orNotFound(
      queryClient.ensureQueryData(changeRequestOptions(params.space, params.number)),
    )
    const isAwaited = change.status === 'open' && change.review.requested > 0
    const requested = isAwaited ? await queryClient.ensureQueryData(requestedOptions(change)) : []
    const person = await queryClient.ensureQueryData(getUserOptions())
    const isAsked = requested.some((one) => one.kind === 'user' && one.user.id === person.id)
    // The router's way to leave a loader is to throw.
    throw redirect({
      to: isAsked ? '/o/$org/s/$space/changes/$number/diff' : '/o/$org/s/$space/changes/$number/discussion',
      params,
      replace: true,
    })
  },
})
