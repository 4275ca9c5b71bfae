/** Roles on spaces and collections: the same questions and changes under two paths. */
import { queryOptions } from '@tanstack/react-query'
import {
  listCollectionEffectivePermissionsQueryKey,
  listCollectionTeamPermissionsOptions,
  listCollectionUserPermissionsOptions,
  listSpaceEffectivePermissionsQueryKey,
  listSpaceTeamPermissionsOptions,
  listSpaceUserPermissionsOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  grantCollectionPermissions,
  grantSpacePermissions,
  listCollectionEffectivePermissions,
  listSpaceEffectivePermissions,
  removeCollectionTeamPermission,
  removeCollectionUserPermission,
  removeSpaceTeamPermission,
  removeSpaceUserPermission,
  updateCollectionTeamPermission,
  updateCollectionUserPermission,
  updateSpaceTeamPermission,
  updateSpaceUserPermission,
} from '../../client/sdk.gen.ts'
import type { TeamGrant, UserGrant } from '../../client/types.gen.ts'
import type { Role } from '../../contract/roles.ts'
import { inPages } from '../api/paging.ts'

export interface AccessThing {
  readonly kind: 'space' | 'collection'
  readonly id: string
  readonly title: string
}

const all = { limit: 1000 }
const throwOnError = true

/** Roles given to people on the thing itself. */
export const userGrantsOptions = ({ kind, id }: AccessThing) =>
  queryOptions<{ items: readonly UserGrant[] }>(
    (kind === 'space'
      ? listSpaceUserPermissionsOptions({ path: { spaceId: id }, query: all })
      : listCollectionUserPermissionsOptions({ path: { collectionId: id }, query: all })) as never,
  )

/** Roles given to teams on the thing itself. */
export const teamGrantsOptions = ({ kind, id }: AccessThing) =>
  queryOptions<{ items: readonly TeamGrant[] }>(
    (kind === 'space'
      ? listSpaceTeamPermissionsOptions({ path: { spaceId: id }, query: all })
      : listCollectionTeamPermissionsOptions({ path: { collectionId: id }, query: all })) as never,
  )

/** What everybody may do in the end, by name. */
export const effectiveOptions = ({ kind, id }: AccessThing) =>
  kind === 'space'
    ? inPages(listSpaceEffectivePermissionsQueryKey({ path: { spaceId: id } }), (page, signal) =>
        listSpaceEffectivePermissions({
          path: { spaceId: id },
          query: { limit: 50, ...page },
          signal,
          throwOnError: true,
        }),
      )
    : inPages(listCollectionEffectivePermissionsQueryKey({ path: { collectionId: id } }), (page, signal) =>
        listCollectionEffectivePermissions({
          path: { collectionId: id },
          query: { limit: 50, ...page },
          signal,
          throwOnError: true,
        }),
      )

/** Gives a role to people and teams; what they had there is replaced. */
export const giveGrants = async (
  { kind, id }: AccessThing,
  body: { users?: string[]; teams?: string[]; role: Role },
): Promise<void> => {
  if (kind === 'space') await grantSpacePermissions({ path: { spaceId: id }, body, throwOnError })
  else await grantCollectionPermissions({ path: { collectionId: id }, body, throwOnError })
}

export const changeGrant = async (
  { kind, id }: AccessThing,
  of: 'user' | 'team',
  grantee: string,
  role: Role,
): Promise<void> => {
  const body = { role }
  if (kind === 'space' && of === 'user')
    await updateSpaceUserPermission({ path: { spaceId: id, userId: grantee }, body, throwOnError })
  else if (kind === 'space')
    await updateSpaceTeamPermission({ path: { spaceId: id, teamId: grantee }, body, throwOnError })
  else if (of === 'user')
    await updateCollectionUserPermission({ path: { collectionId: id, userId: grantee }, body, throwOnError })
  else
    await updateCollectionTeamPermission({ path: { collectionId: id, teamId: grantee }, body, throwOnError })
}

export const takeGrant = async (
  { kind, id }: AccessThing,
  of: 'user' | 'team',
  grantee: string,
): Promise<void> => {
  if (kind === 'space' && of === 'user')
    await removeSpaceUserPermission({ path: { spaceId: id, userId: grantee }, throwOnError })
  else if (kind === 'space')
    await removeSpaceTeamPermission({ path: { spaceId: id, teamId: grantee }, throwOnError })
  else if (of === 'user')
    await removeCollectionUserPermission({ path: { collectionId: id, userId: grantee }, throwOnError })
  else await removeCollectionTeamPermission({ path: { collectionId: id, teamId: grantee }, throwOnError })
}
