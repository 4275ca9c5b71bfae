/** The rows of the list of spaces: what each shows, and which of them a search shows in which order. */
import type { Collection, OrganizationHealth, Space } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { nameOf, pathText } from '../tree/arrange-permissions.ts'
import type { SpaceSearch } from './space-search.ts'

export interface ListedSpace {
  readonly id: string
  readonly space: Space
  readonly name: string
  /** Its collections, outermost first; empty at the top level. */
  readonly place: string
  readonly role: Role
  /** Undefined while it was not checked. */
  readonly brokenLinks: number | undefined
}

/** The role of the user, from the least permission that tells it apart. */
const roleIn = ({ permissions }: Pick<Space, 'permissions'>): Role => {
  if (permissions.admin) return 'admin'
  if (permissions.create) return 'create'
  if (permissions.merge) return 'review'
  if (permissions.edit) return 'edit'
  return permissions.comment ? 'comment' : 'read'
}

export const listedSpaces = (
  spaces: readonly Space[],
  collections: readonly Collection[],
  health: OrganizationHealth | undefined,
): readonly ListedSpace[] => {
  const checked = new Map(health?.spaces.map(({ id, brokenLinks }) => [id, brokenLinks]))
  const places = new Map(collections.map(({ id }) => [id, pathText(id, collections)]))
  return spaces.map((space) => ({
    id: space.id,
    space,
    name: nameOf(space),
    place: places.get(space.parent ?? '') ?? '',
    role: roleIn(space),
    brokenLinks: checked.get(space.id),
  }))
}

const contains = ({ name, place, space }: ListedSpace, words: readonly string[]): boolean => {
  const text = `${name} ${place} ${space.description ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const byName = (one: ListedSpace, other: ListedSpace): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true })

const orders = {
  name: byName,
  updated: (one, other) => other.space.updatedAt.localeCompare(one.space.updatedAt) || byName(one, other),
  broken: (one, other) => (other.brokenLinks ?? -1) - (one.brokenLinks ?? -1) || byName(one, other),
} satisfies Record<string, (one: ListedSpace, other: ListedSpace) => number>

/** The rows that a search shows, in its order. */
export const searchSpaces = (rows: readonly ListedSpace[], search: SpaceSearch): readonly ListedSpace[] => {
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return rows
    .filter((row) => contains(row, words))
    .filter(({ space }) => search.visibility === undefined || space.visibility === search.visibility)
    .filter(({ space }) => search.edits === undefined || (space.editMode ?? 'locked') === search.edits)
    .filter(({ space }) => search.language === undefined || (space.language ?? 'none') === search.language)
    .filter(({ role }) => search.role === undefined || role === search.role)
    .filter(({ brokenLinks }) => search.broken === undefined || (brokenLinks ?? 0) > 0)
    .toSorted(orders[search.order ?? 'name'])
}
