/** Permissions to arrange resources, as far as the API exposes them: on collections and the organization. */
import type { Collection, Organization, Space } from '../../../client/types.gen.ts'

type HasParent = { readonly parent?: string }
export type CollectionRights = Pick<Collection, 'id' | 'permissions'>

/** Whether resources may be created in or moved to this parent; no parent is the top level. */
const canCreateIn = (
  parent: string | undefined,
  collections: readonly CollectionRights[],
  organization: Pick<Organization, 'permissions'>,
): boolean =>
  parent === undefined
    ? organization.permissions.createContent
    : (collections.find(({ id }) => id === parent)?.permissions.create ?? false)

/**
 * Whether a space may be moved, deleted, duplicated and exported elsewhere. The API has no flag for the
 * required role, administrator of the space. Administrators of its parent are assumed to have it, unless the
 * space itself lowers their role; then the service refuses with a reason.
 */
export const canArrange = (
  space: HasParent & Pick<Space, 'permissions'>,
  collections: readonly CollectionRights[],
  organization: Pick<Organization, 'permissions'>,
): boolean =>
  space.permissions.admin ||
  (space.permissions.review && canCreateIn(space.parent, collections, organization))

export const whoCanHelp = 'You need the Creator role there. Ask an administrator.'

interface TitledItem extends HasParent {
  readonly id: string
  readonly title: string
}

/** Untitled resources have a name in lists too. */
export const nameOf = ({ title }: { readonly title: string }): string => (title === '' ? 'Untitled' : title)

/** A collection with its ancestors, outermost first: `Products / Field guide`. */
export const pathText = (id: string, collections: readonly TitledItem[]): string => {
  const byId = new Map(collections.map((one) => [one.id, one]))
  const names: string[] = []
  const seen = new Set<string>()
  for (let at = byId.get(id); at !== undefined && !seen.has(at.id); at = byId.get(at.parent ?? '')) {
    seen.add(at.id)
    names.unshift(nameOf(at))
  }
  return names.join(' / ')
}
