/**
 * `…/permissions` of spaces, collections and sites: grants on the resource itself. Only its administrators may change
 * them, so nobody grants more than they have. Removing the last such grant locks nobody out, because organization
 * administrators are administrators of everything in it.
 */
import { operations } from '../../contract/operations.ts'
import type { Verb } from '../http/verb.ts'
import { writes } from '../http/verb.ts'
import type { Grantee } from './grants.store.ts'
import { changeRole, giveRole, requireGrantees, removeRole } from './grants.store.ts'
import type { PermissionOperations } from './permission-lists.ts'
import { permissionLists, resourceOf } from './permission-lists.ts'

const locksOrganization = true

const changes = (permissionOperations: PermissionOperations): Verb[] => [
  writes(
    permissionOperations.grant,
    async ({ body, caller, ctx }, db, subject) => {
      const resource = resourceOf(subject)
      const grantees: Grantee[] = [
        ...(body.users ?? []).map((id) => ({ kind: 'person' as const, id })),
        ...(body.teams ?? []).map((id) => ({ kind: 'team' as const, id })),
      ]
      await requireGrantees(ctx, db, resource.organization, grantees)
      await giveRole(ctx, db, caller, resource, grantees, body.role)
    },
    { locksOrganization },
  ),
  writes(
    permissionOperations.updateUser,
    async ({ params, body, caller, ctx }, db, subject) =>
      changeRole(ctx, db, caller, resourceOf(subject), { kind: 'person', id: params.userId }, body.role),
    { locksOrganization },
  ),
  writes(
    permissionOperations.removeUser,
    async ({ params, caller, ctx }, db, subject) =>
      removeRole(ctx, db, caller, resourceOf(subject), { kind: 'person', id: params.userId }),
    { locksOrganization },
  ),
  writes(
    permissionOperations.updateTeam,
    async ({ params, body, caller, ctx }, db, subject) =>
      changeRole(ctx, db, caller, resourceOf(subject), { kind: 'team', id: params.teamId }, body.role),
    { locksOrganization },
  ),
  writes(
    permissionOperations.removeTeam,
    async ({ params, caller, ctx }, db, subject) =>
      removeRole(ctx, db, caller, resourceOf(subject), { kind: 'team', id: params.teamId }),
    { locksOrganization },
  ),
]

const verbsOf = (permissionOperations: PermissionOperations): Verb[] => [
  ...changes(permissionOperations),
  ...permissionLists(permissionOperations),
]

/** All permission verbs of spaces, collections and sites. */
export const permissions: readonly Verb[] = [
  ...verbsOf({
    grant: operations.grantSpacePermissions,
    users: operations.listSpaceUserPermissions,
    teams: operations.listSpaceTeamPermissions,
    everybody: operations.listSpaceEffectivePermissions,
    updateUser: operations.updateSpaceUserPermission,
    removeUser: operations.removeSpaceUserPermission,
    updateTeam: operations.updateSpaceTeamPermission,
    removeTeam: operations.removeSpaceTeamPermission,
  }),
  ...verbsOf({
    grant: operations.grantCollectionPermissions,
    users: operations.listCollectionUserPermissions,
    teams: operations.listCollectionTeamPermissions,
    everybody: operations.listCollectionEffectivePermissions,
    updateUser: operations.updateCollectionUserPermission,
    removeUser: operations.removeCollectionUserPermission,
    updateTeam: operations.updateCollectionTeamPermission,
    removeTeam: operations.removeCollectionTeamPermission,
  }),
  ...verbsOf({
    grant: operations.grantSitePermissions,
    users: operations.listSiteUserPermissions,
    teams: operations.listSiteTeamPermissions,
    everybody: operations.listSiteEffectivePermissions,
    updateUser: operations.updateSiteUserPermission,
    removeUser: operations.removeSiteUserPermission,
    updateTeam: operations.updateSiteTeamPermission,
    removeTeam: operations.removeSiteTeamPermission,
  }),
]
