/** Roles on spaces, collections and sites: the same queries and mutations under three paths. */
import { queryOptions } from '@tanstack/react-query'
import {
  listCollectionEffectivePermissionsQueryKey,
  listCollectionTeamPermissionsOptions,
  listCollectionUserPermissionsOptions,
  listSiteEffectivePermissionsQueryKey,
  listSiteTeamPermissionsOptions,
  listSiteUserPermissionsOptions,
  listSpaceEffectivePermissionsQueryKey,
  listSpaceTeamPermissionsOptions,
  listSpaceUserPermissionsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import {
  grantCollectionPermissions,
  grantSitePermissions,
  grantSpacePermissions,
  listCollectionEffectivePermissions,
  listSiteEffectivePermissions,
  listSpaceEffectivePermissions,
  removeCollectionTeamPermission,
  removeCollectionUserPermission,
  removeSiteTeamPermission,
  removeSiteUserPermission,
  removeSpaceTeamPermission,
  removeSpaceUserPermission,
  updateCollectionTeamPermission,
  updateCollectionUserPermission,
  updateSiteTeamPermission,
  updateSiteUserPermission,
  updateSpaceTeamPermission,
  updateSpaceUserPermission,
} from '../../../client/sdk.gen.ts'
import type { TeamGrant, UserGrant } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { pagedQuery } from '../../api/paging.ts'

export interface AccessResource {
  readonly kind: 'space' | 'collection' | 'site'
  /** The organization that it is in. */
  readonly org: string
  readonly id: string
  readonly title: string
}

const all = { limit: 1000 }
const throwOnError = true
/** Page size of the lists. */
const pageSize = 50

interface PageRequest {
  readonly query: { readonly limit: number; readonly page?: string; readonly search?: string }
  readonly signal: AbortSignal
  readonly throwOnError: true
}
type Grants = { users?: string[]; teams?: string[]; role: Role }
type Grantee = 'user' | 'team'

/** The operations for one kind of resource, under common names. */
const operationsOf = ({ kind, org, id }: AccessResource) => {
  switch (kind) {
    case 'space': {
      const path = { spaceId: id }
      return {
        users: listSpaceUserPermissionsOptions({ path, query: all }),
        teams: listSpaceTeamPermissionsOptions({ path, query: all }),
        everybodyKey: listSpaceEffectivePermissionsQueryKey({ path }),
        everybody: (request: PageRequest) => listSpaceEffectivePermissions({ path, ...request }),
        give: (body: Grants) => grantSpacePermissions({ path, body, throwOnError }),
        change: (of: Grantee, to: string, body: { role: Role }) =>
          of === 'user'
            ? updateSpaceUserPermission({ path: { ...path, userId: to }, body, throwOnError })
            : updateSpaceTeamPermission({ path: { ...path, teamId: to }, body, throwOnError }),
        take: (of: Grantee, from: string) =>
          of === 'user'
            ? removeSpaceUserPermission({ path: { ...path, userId: from }, throwOnError })
            : removeSpaceTeamPermission({ path: { ...path, teamId: from }, throwOnError }),
      }
    }
    case 'collection': {
      const path = { collectionId: id }
      return {
        users: listCollectionUserPermissionsOptions({ path, query: all }),
        teams: listCollectionTeamPermissionsOptions({ path, query: all }),
        everybodyKey: listCollectionEffectivePermissionsQueryKey({ path }),
        everybody: (request: PageRequest) => listCollectionEffectivePermissions({ path, ...request }),
        give: (body: Grants) => grantCollectionPermissions({ path, body, throwOnError }),
        change: (of: Grantee, to: string, body: { role: Role }) =>
          of === 'user'
            ? updateCollectionUserPermission({ path: { ...path, userId: to }, body, throwOnError })
            : updateCollectionTeamPermission({ path: { ...path, teamId: to }, body, throwOnError }),
        take: (of: Grantee, from: string) =>
          of === 'user'
            ? removeCollectionUserPermission({ path: { ...path, userId: from }, throwOnError })
            : removeCollectionTeamPermission({ path: { ...path, teamId: from }, throwOnError }),
      }
    }
    case 'site': {
      const path = { organizationId: org, siteId: id }
      return {
        users: listSiteUserPermissionsOptions({ path, query: all }),
        teams: listSiteTeamPermissionsOptions({ path, query: all }),
        everybodyKey: listSiteEffectivePermissionsQueryKey({ path }),
        everybody: (request: PageRequest) => listSiteEffectivePermissions({ path, ...request }),
        give: (body: Grants) => grantSitePermissions({ path, body, throwOnError }),
        change: (of: Grantee, to: string, body: { role: Role }) =>
          of === 'user'
            ? updateSiteUserPermission({ path: { ...path, userId: to }, body, throwOnError })
            : updateSiteTeamPermission({ path: { ...path, teamId: to }, body, throwOnError }),
        take: (of: Grantee, from: string) =>
          of === 'user'
            ? removeSiteUserPermission({ path: { ...path, userId: from }, throwOnError })
            : removeSiteTeamPermission({ path: { ...path, teamId: from }, throwOnError }),
      }
    }
  }
}

/** Roles granted directly on the resource to people. */
export const userGrantsOptions = (resource: AccessResource) =>
  queryOptions<{ items: readonly UserGrant[] }>(operationsOf(resource).users as never)

/** Roles granted directly on the resource to teams. */
export const teamGrantsOptions = (resource: AccessResource) =>
  queryOptions<{ items: readonly TeamGrant[] }>(operationsOf(resource).teams as never)

/** The effective roles of all people, by name, optionally filtered by a search. */
export const effectiveOptions = (resource: AccessResource, search?: string) => {
  const { everybodyKey, everybody } = operationsOf(resource)
  const found = search !== undefined && { search }
  return pagedQuery(
    [...everybodyKey, search ?? ''],
    (page, signal) =>
      everybody({ query: { limit: pageSize, ...found, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** Grants a role to people and teams; replaces what they had there. */
export const addGrants = async (resource: AccessResource, body: Grants): Promise<void> => {
  await operationsOf(resource).give(body)
}

export const changeGrant = async (
  resource: AccessResource,
  of: Grantee,
  grantee: string,
  role: Role,
): Promise<void> => {
  await operationsOf(resource).change(of, grantee, { role })
}

export const removeGrant = async (resource: AccessResource, of: Grantee, grantee: string): Promise<void> => {
  await operationsOf(resource).take(of, grantee)
}
