import { useQueryClient } from '@tanstack/react-query'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { queriesOf } from '../api/query-operation.ts'
import { useChangeRefresh } from './use-change-refresh.ts'

/** Operations affected by a review or a review request, besides the change request itself. */
const ofReviews =
  /Review|MergeChecks|Timeline|ChangeRequestComment|Contributors|Commenters|ChangeRequestViewed/

/** Refetches what a review, a review request or a scheduled merge changes, and waits for it. */
export const useReviewRefresh = (change: Pick<ChangeRequest, 'space' | 'id' | 'number'>) => {
  const client = useQueryClient()
  const refresh = useChangeRefresh(change)
  return async (): Promise<void> => {
    await Promise.all([refresh(), client.invalidateQueries(queriesOf((name) => ofReviews.test(name)))])
  }
}
