import { useQueryClient } from '@tanstack/react-query'
import {
  getChangeRequestQueryKey,
  getSpaceQueryKey,
  listChangeRequestTimelineQueryKey,
  listChangeRequestsQueryKey,
  listConflictsQueryKey,
  listOrganizationChangeRequestsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { queriesOf } from '../api/query-operation.ts'

/** Refetches what an action on a change request may have changed, and waits until its own state is current. */
export const useChangeRefresh = ({ space, id, number }: Pick<ChangeRequest, 'space' | 'id' | 'number'>) => {
  const client = useQueryClient()
  const path = { spaceId: space, changeRequestId: String(number) }
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path: { spaceId: space } }) })
    const [{ _id }] = listOrganizationChangeRequestsQueryKey({ path: { organizationId: '' } })
    const [timeline] = listChangeRequestTimelineQueryKey({ path })
    void client.invalidateQueries(queriesOf((name) => name === _id || name === timeline._id))
    void client.invalidateQueries({
      queryKey: listConflictsQueryKey({ path: { spaceId: space, changeRequestId: id } }),
    })
    await Promise.all([
      client.invalidateQueries({ queryKey: getChangeRequestQueryKey({ path }) }),
      client.invalidateQueries({ queryKey: getSpaceQueryKey({ path: { spaceId: space } }) }),
    ])
  }
}
