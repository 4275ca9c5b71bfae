/** Describes edits of a structure as sentences, for the list of unpublished changes. */
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { placeText } from './move-targets.ts'

export interface Named {
  /** The name of an item: its title, or that of its space. */
  readonly name: (item: SiteItem) => string
  readonly space: (id: string) => string
}

/** Describes an edit, given the tree before and after it. */
export const editText = (
  edit: SiteEdit,
  before: SiteTree,
  after: SiteTree,
  { name, space }: Named,
): string => {
  const called = (id: string): string => {
    const item = before.byId.get(id) ?? after.byId.get(id)
    return item === undefined ? 'something that is gone' : `“${name(item)}”`
  }
  switch (edit.edit) {
    case 'add-section':
      return `Add the section “${edit.title}” with ${space(edit.siteSpace.space)}`
    case 'add-group':
      return `Add the group “${edit.title}”`
    case 'add-site-space':
      return edit.section === null
        ? `Add ${space(edit.siteSpace.space)}`
        : `Add ${space(edit.siteSpace.space)} to ${called(edit.section)}`
    case 'remove':
      return `Take ${called(edit.id)} out`
    case 'rename':
      return edit.title === null
        ? `Call ${called(edit.id)} as its space is called`
        : `Rename ${called(edit.id)} to “${edit.title}”`
    case 'path':
      return `Give ${called(edit.id)} the path ${edit.path}`
    case 'icon':
      return edit.icon === null
        ? `Take the icon of ${called(edit.id)} away`
        : `Give ${called(edit.id)} an icon`
    case 'description':
      return edit.description === null
        ? `Take the description of ${called(edit.id)} away`
        : `Describe ${called(edit.id)}`
    case 'condition':
      return edit.condition === null
        ? `Show ${called(edit.id)} to every visitor`
        : `Show ${called(edit.id)} only when ${edit.condition}`
    case 'default':
      return `Make ${called(edit.id)} the default`
    case 'move': {
      const parent = edit.parent ?? after.byId.get(edit.id)?.parent ?? null
      if (edit.position !== undefined)
        return `Move ${called(edit.id)} ${placeText(after, { ...edit, parent }, name)}`
      return `Move ${called(edit.id)} ${parent === null ? 'to the top' : `into ${called(parent)}`}`
    }
    case 'space':
      return `Show ${space(edit.space)} in ${called(edit.id)}`
  }
}
