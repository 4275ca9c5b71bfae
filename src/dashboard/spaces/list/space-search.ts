/** Search parameters of the list of spaces, parsed by hand: the schema library is not in the initial bundle. */
import type { Space } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'

type Visibility = Space['visibility']
type EditMode = NonNullable<Space['editMode']>

/** Records, so that a new value does not compile without a label. */
export const visibilityLabels: Readonly<Record<Visibility, string>> = {
  public: 'Public',
  unlisted: 'Unlisted',
  'share-link': 'Share links',
  'visitor-auth': 'Signed-in visitors',
  'in-collection': 'Collection members',
  private: 'Members',
}
export const editLabels: Readonly<Record<EditMode, string>> = {
  locked: 'Change requests only',
  live: 'Direct edits',
}
const roles: Readonly<Record<Role, true>> = {
  ...{ read: true, comment: true, edit: true, review: true, create: true, admin: true },
}
export const orderLabels = {
  name: 'Name',
  updated: 'Recently updated',
  broken: 'Most broken links',
} as const
type Order = keyof typeof orderLabels

/** Absent means any, and sorted by name. */
export interface SpaceSearch {
  readonly q?: string
  readonly visibility?: Visibility
  readonly edits?: EditMode
  /** A code, or `none`. */
  readonly language?: string
  readonly role?: Role
  /** Only spaces with broken links. */
  readonly broken?: true
  readonly order?: Exclude<Order, 'name'>
}

const keyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>, given: unknown): Key | undefined =>
  (Object.keys(record) as Key[]).find((key) => key === given)

/** Unknown values are dropped. */
export const spaceSearch = (given: Record<string, unknown>): SpaceSearch => {
  const { q, language } = given
  const visibility = keyOf(visibilityLabels, given['visibility'])
  const edits = keyOf(editLabels, given['edits'])
  const role = keyOf(roles, given['role'])
  const order = keyOf(orderLabels, given['order'])
  return {
    ...(((typeof q === 'string' && q !== '') || typeof q === 'number') && { q: String(q).slice(0, 512) }),
    ...(visibility !== undefined && { visibility }),
    ...(edits !== undefined && { edits }),
    ...(typeof language === 'string' && language !== '' && { language: language.slice(0, 16) }),
    ...(role !== undefined && { role }),
    ...(given['broken'] === true && { broken: true as const }),
    ...(order !== undefined && order !== 'name' && { order }),
  }
}
