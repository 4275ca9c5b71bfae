import type { Collection, Organization } from '../../../client/types.gen.ts'
import { pathText } from '../tree/arrange-permissions.ts'

interface MoveTarget {
  /** Id of a collection; empty for the top level. */
  readonly id: string
  readonly path: string
}

/** Where the user may move something to: the top level first, then collections by path. */
export const moveTargets = (
  collections: readonly Collection[],
  organization: Pick<Organization, 'permissions'> | undefined,
): readonly MoveTarget[] => [
  ...(organization?.permissions.createContent === true ? [{ id: '', path: 'Top level' }] : []),
  ...collections
    .filter(({ permissions }) => permissions.create)
    .map(({ id }) => ({ id, path: pathText(id, collections) }))
    .toSorted((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true })),
]
