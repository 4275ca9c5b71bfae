/** The items of the tree, in the common shape that its actions take. */
import type { Collection, Organization, Space } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { canArrange, nameOf, type CollectionRights } from './arrange-permissions.ts'

export interface Resource {
  readonly kind: 'space' | 'collection'
  readonly id: string
  readonly title: string
  /** Spaces only, in the format of the API. */
  readonly emoji?: string
  readonly parent?: string
  readonly name: string
  readonly openChangeRequests: number
  /** Whether the user may move, rename, duplicate, transfer and delete it. */
  readonly arrangeable: boolean
}

/** Labels of default levels. */
export const levelLabels: Readonly<Record<NonNullable<Space['defaultLevel']> | 'none', string>> = {
  none: 'No access',
  read: 'Read',
  comment: 'Read and comment',
  edit: 'Propose edits',
  review: 'Review and merge',
  create: 'Create and organize',
  admin: 'Administer',
}

/** Label of a role on a space or collection; null is no access. */
export const accessText = (role: Role | null): string => levelLabels[role ?? 'none']

/** The default access of members: if no default level is set, their role in the organization decides. */
export const levelOf = ({
  defaultLevel,
  defaultLevelSource,
}: Pick<Space, 'defaultLevel' | 'defaultLevelSource'>): string =>
  defaultLevelSource.kind === 'organization' ? 'Their organization role' : levelLabels[defaultLevel ?? 'none']

export const resourceOfCollection = (collection: Collection): Resource => ({
  kind: 'collection',
  id: collection.id,
  title: collection.title,
  ...(collection.parent !== undefined && { parent: collection.parent }),
  name: nameOf(collection),
  openChangeRequests: 0,
  arrangeable: collection.permissions.create,
})

export const resourceOfSpace = (
  space: Space,
  collections: readonly CollectionRights[],
  organization: Pick<Organization, 'permissions'> | undefined,
): Resource => ({
  kind: 'space',
  id: space.id,
  title: space.title,
  emoji: space.emoji,
  ...(space.parent !== undefined && { parent: space.parent }),
  name: nameOf(space),
  openChangeRequests: space.changeRequestsOpen,
  arrangeable: organization !== undefined && canArrange(space, collections, organization),
})
