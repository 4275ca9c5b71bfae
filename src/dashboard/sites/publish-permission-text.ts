/** Why the user cannot show spaces to more people, and who can help. */
import type { Space } from '../../client/types.gen.ts'
import { isConcealedId } from '../../contract/sites/concealed-spaces.ts'

type PublishableSpace = Pick<Space, 'id' | 'title'> & {
  readonly permissions: Pick<Space['permissions'], 'publish'>
}

/** Why a space cannot be selected for a site; undefined if it can. */
export const spaceRefusal = ({ permissions }: Pick<PublishableSpace, 'permissions'>): string | undefined =>
  permissions.publish
    ? undefined
    : 'Only administrators of this space can add it to a site. Ask one of them to add it or to give you the role.'

/** Why spaces cannot be shown to more people; undefined if the user may do it with all of them. */
export const spacesRefusal = (spaces: readonly PublishableSpace[]): string | undefined => {
  const refused = spaces.filter(({ permissions }) => !permissions.publish)
  if (refused.length === 0) return undefined
  const [first] = refused.filter(({ id }) => !isConcealedId(id))
  if (first === undefined)
    return 'More people would see a space that you do not have access to. Ask an administrator of the organization to do this.'
  const others = refused.length === 1 ? '' : ` and ${refused.length - 1} more`
  return `More people would see “${first.title || 'Untitled'}”${others}. Only space administrators can allow this. Ask one of them to do it or to give you the role.`
}
