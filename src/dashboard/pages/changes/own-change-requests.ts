/** The user's own change requests in a space, and the one that changes a given page. */
import type { QueryClient } from '@tanstack/react-query'
import {
  listChangeRequestChangesOptions,
  listChangeRequestsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ContentChange } from '../../../client/types.gen.ts'

/** Number of recent change requests to check; each takes one request. */
const mostChecked = 6

const concerns = (change: ContentChange, page: string): boolean =>
  'page' in change && typeof change.page === 'object' && change.page.id === page

export interface OwnEdits {
  /** The user's latest change request that changes the page. */
  readonly ofPage: ChangeRequest | undefined
  /** The user's open change requests, newest first. */
  readonly all: readonly ChangeRequest[]
}

export const findOwnEdits = async (
  client: QueryClient,
  of: { readonly space: string; readonly person: string; readonly page: string },
): Promise<OwnEdits> => {
  const path = { spaceId: of.space }
  const { items } = await client.fetchQuery(
    listChangeRequestsOptions({ path, query: { creator: of.person, status: 'active', limit: mostChecked } }),
  )
  const touched = await Promise.all(
    items.map(async ({ id }) => {
      const { changes } = await client.fetchQuery(
        listChangeRequestChangesOptions({ path: { ...path, changeRequestId: id }, query: { limit: 100 } }),
      )
      return changes.some((change) => concerns(change, of.page))
    }),
  )
  return { ofPage: items.find((_, index) => touched[index]), all: items }
}
