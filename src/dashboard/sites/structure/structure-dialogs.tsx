import { applySiteEdit } from '../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces, sectionOf } from '../../../content/site-tree/site-tree.ts'
import { ChooseSpace } from './choose-space.tsx'
import { MoveItem } from './move-item.tsx'
import { newItemId } from './edits/new-item-id.ts'
import { NewGroup } from './new-group.tsx'
import { RemoveItem } from './remove-item.tsx'
import type { PickableSpace } from './space-picker.tsx'

/** The open dialog; `item` is the row it applies to. */
export type StructureTask =
  | { readonly task: 'section' | 'group' }
  | { readonly task: 'variant'; readonly item: string | null }
  | { readonly task: 'move' | 'swap' | 'remove' | 'details'; readonly item: string }

export interface StructureDialogsProps {
  readonly task: StructureTask
  readonly tree: SiteTree
  readonly spaces: readonly PickableSpace[] | undefined
  readonly siteTitle: string
  readonly base: string
  readonly name: (item: SiteItem) => string
  readonly onEdit: (edit: SiteEdit) => void
  readonly onClose: () => void
}

/** The dialogs of the structure editor: each results in one edit, and reports beforehand why it is not possible. */
export function StructureDialogs({
  task,
  tree,
  spaces,
  siteTitle,
  base,
  name,
  onEdit,
  onClose,
}: StructureDialogsProps) {
  const item = 'item' in task && task.item !== null ? tree.byId.get(task.item) : undefined
  const wrapper = { id: newItemId(), title: siteTitle }
  const problemOf = (edit: SiteEdit): string | undefined => {
    const outcome = applySiteEdit(tree, edit)
    return 'problem' in outcome ? outcome.problem.message : undefined
  }
  const choice = { spaces, onClose }
  const shown = new Set(allSiteSpaces(tree).map(({ space }) => space))
  // Adding a space that the site already shows does not widen its audience.
  const refused = (space: PickableSpace, edit: SiteEdit): string | undefined =>
    (shown.has(space.id) ? undefined : space.refused) ?? problemOf(edit)
  const added = ({ id, name: title }: PickableSpace) => ({ id: newItemId(), space: id, name: title })
  switch (task.task) {
    case 'section': {
      const edit = (space: PickableSpace): SiteEdit => ({
        edit: 'add-section',
        id: newItemId(),
        title: space.name.length < 2 ? `${space.name} docs` : space.name.slice(0, 128),
        siteSpace: added(space),
        wrapper,
      })
      return (
        <ChooseSpace
          {...choice}
          title="Add a section"
          description="It gets the title and a path after its space; both can be changed."
          label="Add the section"
          problem={(space) => refused(space, edit(space))}
          onChoose={(space) => onEdit(edit(space))}
        />
      )
    }
    case 'group':
      return (
        <NewGroup
          onAdd={(title) => onEdit({ edit: 'add-group', id: newItemId(), title, wrapper })}
          onClose={onClose}
        />
      )
    case 'variant': {
      const section = sectionOf(tree, task.item)
      const edit = (space: PickableSpace): SiteEdit => ({
        edit: 'add-site-space',
        section: task.item,
        siteSpace: added(space),
      })
      return (
        <ChooseSpace
          {...choice}
          title={
            section !== undefined
              ? `Add a variant to “${name(section)}”`
              : tree.byId.size === 0
                ? 'The first space'
                : 'Add a variant'
          }
          description={
            tree.byId.size === 0
              ? 'Its pages stand at the address of the site.'
              : 'Variants are versions or languages of each other; readers switch between them.'
          }
          label="Add the space"
          problem={(space) => refused(space, edit(space))}
          onChoose={(space) => onEdit(edit(space))}
        />
      )
    }
    default:
  }
  if (item === undefined) return null
  switch (task.task) {
    case 'swap':
      return (
        <ChooseSpace
          {...choice}
          title={`Show another space in “${name(item)}”`}
          description="Its path, place and condition stay. Pages that the other space does not have are no longer found."
          label="Swap the space"
          problem={(space) =>
            item.kind === 'site-space' && item.space === space.id
              ? 'This space is shown there now.'
              : refused(space, { edit: 'space', id: item.id, space: space.id })
          }
          onChoose={(space) => onEdit({ edit: 'space', id: item.id, space: space.id })}
        />
      )
    case 'move':
      return <MoveItem tree={tree} item={item} name={name} onMove={onEdit} onClose={onClose} />
    case 'remove':
      return (
        <RemoveItem
          tree={tree}
          item={item}
          name={name}
          base={base}
          onRemove={() => onEdit({ edit: 'remove', id: item.id })}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
