/** Grants on spaces, collections and sites. All of them are extensions. */
import {
  EffectiveListQuery,
  EffectivePermission,
  GrantUpdate,
  NewGrants,
  SiteDefaultLevel,
  TeamGrant,
  UserGrant,
} from './permission-schemas.ts'
import { events, type EventKind } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { Site } from '../sites/schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const permissionOperations = <const Prefix extends string, const On extends 'space' | 'collection' | 'site'>(
  prefix: Prefix,
  on: On,
  staleAfter: readonly EventKind[],
) => {
  const right = { on, level: 'admin' } as const
  const reads = { status: 200, right, scope: 'read', extension: true } as const
  const writes = { status: 204, right, scope: 'admin', extension: true } as const
  return {
    grant: operation({
      ...writes,
      method: 'POST',
      path: `${prefix}/permissions`,
      summary: `Gives people and teams a role on a ${on}, replacing the role they had.`,
      body: NewGrants,
      errors: ['not-found', 'role-too-low'],
    }),
    users: operation({
      ...reads,
      method: 'GET',
      staleAfter,
      path: `${prefix}/permissions/users`,
      summary: `Lists the people with a direct role on a ${on}.`,
      query: ListQuery,
      result: listOf(UserGrant),
      errors: ['not-found', 'role-too-low', 'bad-page-token'],
    }),
    teams: operation({
      ...reads,
      method: 'GET',
      staleAfter,
      path: `${prefix}/permissions/teams`,
      summary: `Lists the teams with a direct role on a ${on}.`,
      query: ListQuery,
      result: listOf(TeamGrant),
      errors: ['not-found', 'role-too-low', 'bad-page-token'],
    }),
    updateUser: operation({
      ...writes,
      method: 'PATCH',
      path: `${prefix}/permissions/users/{userId}`,
      summary: `Changes the role of a person on a ${on}.`,
      body: GrantUpdate,
      errors: ['not-found', 'role-too-low'],
    }),
    removeUser: operation({
      ...writes,
      method: 'DELETE',
      path: `${prefix}/permissions/users/{userId}`,
      summary: `Removes the direct role of a person on a ${on}.`,
      errors: ['role-too-low'],
    }),
    updateTeam: operation({
      ...writes,
      method: 'PATCH',
      path: `${prefix}/permissions/teams/{teamId}`,
      summary: `Changes the role of a team on a ${on}.`,
      body: GrantUpdate,
      errors: ['not-found', 'role-too-low'],
    }),
    removeTeam: operation({
      ...writes,
      method: 'DELETE',
      path: `${prefix}/permissions/teams/{teamId}`,
      summary: `Removes the direct role of a team on a ${on}.`,
      errors: ['role-too-low'],
    }),
    aggregate: operation({
      ...reads,
      right: { on, level: 'edit' },
      method: 'GET',
      staleAfter,
      path: `${prefix}/permissions/aggregate`,
      summary: `Lists everyone who can see a ${on}, with their effective role and its source.`,
      query: EffectiveListQuery,
      result: listOf(EffectivePermission),
      errors: ['not-found', 'role-too-low', 'bad-page-token'],
    }),
  }
}

const space = permissionOperations('/spaces/{spaceId}', 'space', events.spaceAccess)
const collection = permissionOperations('/collections/{collectionId}', 'collection', events.spaceAccess)
const site = permissionOperations('/orgs/{organizationId}/sites/{siteId}', 'site', events.siteAccess)

export const spacePermissionsOperations = operationsOf('spaces', {
  grantSpacePermissions: space.grant,
  listSpaceUserPermissions: space.users,
  listSpaceTeamPermissions: space.teams,
  listSpaceEffectivePermissions: space.aggregate,
  updateSpaceUserPermission: space.updateUser,
  removeSpaceUserPermission: space.removeUser,
  updateSpaceTeamPermission: space.updateTeam,
  removeSpaceTeamPermission: space.removeTeam,
  grantCollectionPermissions: collection.grant,
  listCollectionUserPermissions: collection.users,
  listCollectionTeamPermissions: collection.teams,
  listCollectionEffectivePermissions: collection.aggregate,
  updateCollectionUserPermission: collection.updateUser,
  removeCollectionUserPermission: collection.removeUser,
  updateCollectionTeamPermission: collection.updateTeam,
  removeCollectionTeamPermission: collection.removeTeam,
})

export const sitePermissionsOperations = operationsOf('sites', {
  /**
   * For spaces and collections the default level is one of their settings; the settings of sites are defined by the
   * specification.
   */
  setSiteDefaultLevel: operation({
    right: siteRight.admin,
    scope: 'admin',
    extension: true,
    method: 'PUT',
    path: '/orgs/{organizationId}/sites/{siteId}/permissions/default-level',
    summary: 'Sets the default role of organization members on a site.',
    body: SiteDefaultLevel,
    status: 200,
    result: Site,
    errors: ['not-found', 'role-too-low'],
  }),
  grantSitePermissions: site.grant,
  listSiteUserPermissions: site.users,
  listSiteTeamPermissions: site.teams,
  listSiteEffectivePermissions: site.aggregate,
  updateSiteUserPermission: site.updateUser,
  removeSiteUserPermission: site.removeUser,
  updateSiteTeamPermission: site.updateTeam,
  removeSiteTeamPermission: site.removeTeam,
})
