import { useQueryClient } from '@tanstack/react-query'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { askedOf } from '../api/query-operation.ts'
import { useChangeRefresh } from './use-change-refresh.ts'

/** What a review or a request for one changes, besides the change request itself. */
const ofReviews = /Review|MergeChecks|ChangeRequestComment|Contributors|Commenters|ChangeRequestViewed/

/** Reads again what a review, a request for one or a plan changes, and waits until it is there. */
export const useReviewRefresh = (change: Pick<ChangeRequest, 'space' | 'id' | 'number'>) => {
  const client = useQueryClient()
  const refresh = useChangeRefresh(change)
  return async (): Promise<void> => {
    await Promise.all([refresh(), client.invalidateQueries(askedOf((name) => ofReviews.test(name)))])
  }
}
