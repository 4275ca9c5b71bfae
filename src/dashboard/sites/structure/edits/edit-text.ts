/** Describes edits of a structure as sentences, for the list of unpublished changes. */
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { positionText } from './move-targets.ts'

export interface EditNames {
  /** The name of an item: its title, or that of its space. */
  readonly name: (item: SiteItem) => string
  readonly space: (id: string) => string
}

/** Describes an edit, given the tree before and after it. */
export const editText = (
  edit: SiteEdit,
  before: SiteTree,
  after: SiteTree,
  { name, space }: EditNames,
): string => {
  const quotedName = (id: string): string => {
    const item = before.byId.get(id) ?? after.byId.get(id)
    return item === undefined ? 'a removed item' : `“${name(item)}”`
  }
  switch (edit.edit) {
    case 'add-section':
      return `Add section “${edit.title}” with ${space(edit.siteSpace.space)}`
    case 'add-group':
      return `Add group “${edit.title}”`
    case 'add-site-space':
      return edit.section === null
        ? `Add ${space(edit.siteSpace.space)}`
        : `Add ${space(edit.siteSpace.space)} to ${quotedName(edit.section)}`
    case 'remove':
      return `Remove ${quotedName(edit.id)}`
    case 'rename':
      return edit.title === null
        ? `Use the space title for ${quotedName(edit.id)}`
        : `Rename ${quotedName(edit.id)} to “${edit.title}”`
    case 'path':
      return `Change the path of ${quotedName(edit.id)} to ${edit.path}`
    case 'icon':
      return edit.icon === null
        ? `Remove the icon of ${quotedName(edit.id)}`
        : `Change the icon of ${quotedName(edit.id)}`
    case 'description':
      return edit.description === null
        ? `Remove the description of ${quotedName(edit.id)}`
        : `Change the description of ${quotedName(edit.id)}`
    case 'condition':
      return edit.condition === null
        ? `Show ${quotedName(edit.id)} to every visitor`
        : `Show ${quotedName(edit.id)} only when ${edit.condition}`
    case 'default':
      return `Make ${quotedName(edit.id)} the default`
    case 'move': {
      const parent = edit.parent ?? after.byId.get(edit.id)?.parent ?? null
      if (edit.position !== undefined)
        return `Move ${quotedName(edit.id)} ${positionText(after, { ...edit, parent }, name)}`
      return `Move ${quotedName(edit.id)} ${parent === null ? 'to the top level' : `into ${quotedName(parent)}`}`
    }
    case 'space':
      return `Show ${space(edit.space)} in ${quotedName(edit.id)}`
  }
}
