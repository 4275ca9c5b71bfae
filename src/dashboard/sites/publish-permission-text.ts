/** Why the user cannot show spaces to more people, and who can help. */
import type { Space } from '../../client/types.gen.ts'
import { isConcealedId } from '../../contract/sites/concealed-spaces.ts'

type Shown = Pick<Space, 'id' | 'title'> & { readonly permissions: Pick<Space['permissions'], 'publish'> }

/** Why a space cannot be selected for a site; undefined if it can. */
export const spaceRefusal = ({ permissions }: Pick<Shown, 'permissions'>): string | undefined =>
  permissions.publish
    ? undefined
    : 'Only administrators of this space can show it on a site. One of them can do it, or give you the role.'

/** Why spaces cannot be shown to more people; undefined if the user may do it with all of them. */
export const spacesRefusal = (spaces: readonly Shown[]): string | undefined => {
  const refused = spaces.filter(({ permissions }) => !permissions.publish)
  if (refused.length === 0) return undefined
  const [first] = refused.filter(({ id }) => !isConcealedId(id))
  if (first === undefined)
    return 'More people would see a space that you cannot see. An administrator of the organization can do this.'
  const others = refused.length === 1 ? '' : ` and ${refused.length - 1} more`
  return `More people would see “${first.title || 'Untitled'}”${others}, which takes the role Administrator there. Somebody who has it can do this, or give you the role.`
}
