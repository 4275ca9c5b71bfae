/** Review queries. Keys start with the operation's key, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  getChangeRequestMergeChecksOptions,
  getChangeRequestViewedQueryKey,
  listChangeRequestContributorsQueryKey,
  listChangeRequestRequestedReviewersQueryKey,
  listChangeRequestReviewsQueryKey,
  listSpaceEffectivePermissionsQueryKey,
  listTeamsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  getChangeRequestViewed,
  listChangeRequestContributors,
  listChangeRequestRequestedReviewers,
  listChangeRequestReviews,
  listSpaceEffectivePermissions,
  listTeams,
} from '../../client/sdk.gen.ts'
import type {
  ChangeRequest,
  Contributor,
  RequestedReviewer,
  Review,
  Team,
  User,
} from '../../client/types.gen.ts'
import { allOf } from '../api/paging.ts'

export type ChangePlace = Pick<ChangeRequest, 'space' | 'id'>

export const changePath = ({ space, id }: ChangePlace) => ({ spaceId: space, changeRequestId: id })

/** All reviews, latest first. */
export const reviewsOptions = (place: ChangePlace) => {
  const path = changePath(place)
  const query = { format: 'document' } as const
  return queryOptions({
    queryKey: [...listChangeRequestReviewsQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Review[]> =>
      allOf(listChangeRequestReviews, { path, query, signal }),
  })
}

/** Requested reviewers who have not answered. */
export const requestedOptions = (place: ChangePlace) => {
  const path = changePath(place)
  return queryOptions({
    queryKey: [...listChangeRequestRequestedReviewersQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly RequestedReviewer[]> =>
      allOf(listChangeRequestRequestedReviewers, { path, signal }),
  })
}

/** Who edited it and who discussed it. */
export const contributorsOptions = (place: ChangePlace) => {
  const path = changePath(place)
  return queryOptions({
    queryKey: [...listChangeRequestContributorsQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Contributor[]> =>
      allOf(listChangeRequestContributors, { path, signal }),
  })
}

/** The current state of the merge rules. */
export const checksOptions = (place: ChangePlace) =>
  getChangeRequestMergeChecksOptions({ path: changePath(place) })

/** What the user has viewed, compared with this head. */
export const viewedOptions = (change: ChangePlace & Pick<ChangeRequest, 'revision'>) => {
  const path = changePath(change)
  return queryOptions({
    queryKey: [...getChangeRequestViewedQueryKey({ path }), change.revision] as readonly unknown[],
    queryFn: async ({ signal }) => (await getChangeRequestViewed({ path, signal, throwOnError: true })).data,
    // The marks of the previous head stay until those of the new one are loaded.
    placeholderData: (last) => last,
  })
}

/** Everyone who may review in a space. */
export const mayReviewOptions = (space: string) => {
  const path = { spaceId: space }
  return queryOptions({
    queryKey: [...listSpaceEffectivePermissionsQueryKey({ path }), 'who may review'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<readonly User[]> => {
      const all = await allOf(listSpaceEffectivePermissions, { path, signal })
      // Imported with the list instead of the screen, because schemas are slow to initialize.
      const { atLeast } = await import('../../contract/roles/roles.ts')
      return all.filter(({ permission }) => atLeast(permission, 'review')).map(({ user }) => user)
    },
  })
}

/** The teams of an organization. */
export const teamsOptions = (organization: string) => {
  const path = { organizationId: organization }
  return queryOptions({
    queryKey: [...listTeamsQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }): Promise<readonly Team[]> => allOf(listTeams, { path, signal }),
  })
}
