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
import { operation } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import { Site } from '../sites/schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const permissionOperations = <
  const Prefix extends string,
  const Of extends string,
  const On extends 'space' | 'collection' | 'site',
  const Noun extends 'spaces' | 'sites',
>(
  prefix: Prefix,
  of: Of,
  on: On,
  noun: Noun,
) => {
  const right = { on, level: 'admin' } as const
  const reads = { noun, status: 200, right, scope: 'read', extension: true } as const
  const writes = { noun, status: 204, right, scope: 'admin', extension: true } as const
  return {
    grant: operation({
      ...writes,
      id: `grant${of}Permissions`,
      method: 'POST',
      path: `${prefix}/permissions`,
      summary: `Gives users and teams a role on a ${on}, instead of the one that they were given before.`,
      body: NewGrants,
      errors: ['not-found', 'role-too-low'],
    }),
    users: operation({
      ...reads,
      id: `list${of}UserPermissions`,
      method: 'GET',
      path: `${prefix}/permissions/users`,
      summary: `Lists the people who were given a role on a ${on} itself.`,
      query: ListQuery,
      result: listOf(UserGrant),
      errors: ['not-found', 'role-too-low', 'bad-page-token'],
    }),
    teams: operation({
      ...reads,
      id: `list${of}TeamPermissions`,
      method: 'GET',
      path: `${prefix}/permissions/teams`,
      summary: `Lists the teams that were given a role on a ${on} itself.`,
      query: ListQuery,
      result: listOf(TeamGrant),
      errors: ['not-found', 'role-too-low', 'bad-page-token'],
    }),
    updateUser: operation({
      ...writes,
      id: `update${of}UserPermission`,
      method: 'PATCH',
      path: `${prefix}/permissions/users/{userId}`,
      summary: `Gives a person another role on a ${on}.`,
      body: GrantUpdate,
      errors: ['not-found', 'role-too-low'],
    }),
    removeUser: operation({
      ...writes,
      id: `remove${of}UserPermission`,
      method: 'DELETE',
      path: `${prefix}/permissions/users/{userId}`,
      summary: `Takes back the role that a person was given on a ${on}.`,
      errors: ['role-too-low'],
    }),
    updateTeam: operation({
      ...writes,
      id: `update${of}TeamPermission`,
      method: 'PATCH',
      path: `${prefix}/permissions/teams/{teamId}`,
      summary: `Gives a team another role on a ${on}.`,
      body: GrantUpdate,
      errors: ['not-found', 'role-too-low'],
    }),
    removeTeam: operation({
      ...writes,
      id: `remove${of}TeamPermission`,
      method: 'DELETE',
      path: `${prefix}/permissions/teams/{teamId}`,
      summary: `Takes back the role that a team was given on a ${on}.`,
      errors: ['role-too-low'],
    }),
    aggregate: operation({
      ...reads,
      right: { on, level: 'edit' },
      id: `list${of}EffectivePermissions`,
      method: 'GET',
      path: `${prefix}/permissions/aggregate`,
      summary: `Lists everybody who sees a ${on}, with what they may do and why.`,
      query: EffectiveListQuery,
      result: listOf(EffectivePermission),
      errors: ['not-found', 'role-too-low', 'bad-page-token'],
    }),
  }
}

const space = permissionOperations('/spaces/{spaceId}', 'Space', 'space', 'spaces')
const collection = permissionOperations('/collections/{collectionId}', 'Collection', 'collection', 'spaces')
const site = permissionOperations('/orgs/{organizationId}/sites/{siteId}', 'Site', 'site', 'sites')

/**
 * For spaces and collections the default level is one of their settings; the settings of sites are defined by the
 * specification.
 */
const setSiteDefaultLevel = operation({
  noun: 'sites',
  right: siteRight.admin,
  scope: 'admin',
  extension: true,
  id: 'setSiteDefaultLevel',
  method: 'PUT',
  path: '/orgs/{organizationId}/sites/{siteId}/permissions/default-level',
  summary: 'Sets what members of the organization may do on a site who were given nothing there.',
  body: SiteDefaultLevel,
  status: 200,
  result: Site,
  errors: ['not-found', 'role-too-low'],
})

export const permissionsOperations = {
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
  setSiteDefaultLevel,
  grantSitePermissions: site.grant,
  listSiteUserPermissions: site.users,
  listSiteTeamPermissions: site.teams,
  listSiteEffectivePermissions: site.aggregate,
  updateSiteUserPermission: site.updateUser,
  removeSiteUserPermission: site.removeUser,
  updateSiteTeamPermission: site.updateTeam,
  removeSiteTeamPermission: site.removeTeam,
}
