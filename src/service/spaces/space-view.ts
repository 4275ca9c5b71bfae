/** Spaces and collections in API responses. */
import type { Role } from '../../contract/roles/roles.ts'
import { atLeast } from '../../contract/roles/roles.ts'
import { audienceOfRank } from '../../contract/sites/audience.ts'
import { spaceRights } from '../../contract/roles/space-rights.ts'
import type { PersonView } from '../people/person-view.ts'
import type { CollectionRow, SpaceRow } from '../storage/schema/schema.ts'
import type { Context } from '../context.ts'

/** The viewer's rights: the role on the resource, and the role in the organization (null for guests). */
export interface ViewerRoles {
  readonly role: Role
  readonly organizationRole: Role | null
}

const spacePermissions = ({ role, organizationRole }: ViewerRoles) => ({
  view: atLeast(role, 'read'),
  access: atLeast(role, 'read'),
  admin: role === 'admin',
  viewInviteLinks: role === 'admin',
  edit: atLeast(role, 'edit'),
  triggerGitSync: false,
  comment: atLeast(role, 'comment'),
  merge: atLeast(role, 'review'),
  review: atLeast(role, 'review'),
  installIntegration: organizationRole === 'admin',
  publish: atLeast(role, spaceRights.publish),
  create: atLeast(role, 'create'),
})

const collectionPermissions = ({ role }: ViewerRoles) => ({
  view: atLeast(role, 'read'),
  admin: role === 'admin',
  viewInviteLinks: role === 'admin',
  create: atLeast(role, 'create'),
})

/** The effective default level of a row and its source. `above` gives the nearest level that is set. */
export interface ResolvedLevel {
  readonly level: Role | null
  readonly source: { readonly kind: 'space' | 'collection' | 'organization'; readonly id: string }
}

/** Who can see a space: the readers of sites that show it, else its members. */
export const visibilityOf = ({ audience, parent }: Pick<SpaceRow, 'audience' | 'parent'>) =>
  audienceOfRank(audience) ?? (parent === '' ? ('private' as const) : ('in-collection' as const))

/** `deletedBy` is included for a space in the trash if the viewer may restore it. */
export const spaceView = (
  ctx: Context,
  row: SpaceRow,
  roles: ViewerRoles,
  level: ResolvedLevel,
  deletedBy?: PersonView,
) => {
  const addresses = ctx.addresses.space(row.organization, row.id)
  return {
    object: 'space' as const,
    id: row.id,
    title: row.title,
    ...(row.description !== '' && { description: row.description }),
    emoji: row.emoji,
    visibility: visibilityOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.deleted_at !== null && { deletedAt: row.deleted_at, ...(deletedBy && { deletedBy }) }),
    editMode: row.edit_mode as 'live' | 'locked',
    mergeRules: JSON.parse(row.merge_rules) as never,
    urls: { location: addresses.location, app: addresses.app, ...(row.icon !== null && { icon: row.icon }) },
    organization: row.organization,
    ...(row.parent !== '' && { parent: row.parent }),
    ...(row.language !== null && { language: row.language as 'en' }),
    ...(row.template === 1 && { template: true }),
    revision: row.revision,
    defaultLevel: level.level,
    defaultLevelSource: level.source,
    comments: row.open_comments,
    changeRequests: row.change_requests,
    changeRequestsOpen: row.change_requests_open,
    changeRequestsDraft: row.change_requests_draft,
    permissions: spacePermissions(roles),
  }
}

export const collectionView = (
  ctx: Context,
  row: CollectionRow,
  roles: ViewerRoles,
  level: ResolvedLevel,
) => {
  const addresses = ctx.addresses.collection(row.organization, row.id)
  return {
    object: 'collection' as const,
    id: row.id,
    title: row.title,
    ...(row.description !== null && { description: row.description }),
    organization: row.organization,
    ...(row.parent !== '' && { parent: row.parent }),
    defaultLevel: level.level,
    defaultLevelSource: level.source,
    urls: { location: addresses.location, app: addresses.app },
    permissions: collectionPermissions(roles),
  }
}
