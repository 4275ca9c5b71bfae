import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { allSiteSpaces, sectionOf } from '../../../../content/site-tree/site-tree.ts'
import { ChooseSpace } from './choose-space.tsx'
import { MoveItem } from './move-item.tsx'
import { newItemId } from '../edits/new-item-id.ts'
import { NewGroup } from './new-group.tsx'
import { RemoveItem } from './remove-item.tsx'
import type { PickableSpace } from '../space-picker.tsx'

/** The open dialog; `item` is the row it applies to. */
export type StructureDialog =
  | { readonly task: 'section' | 'group' }
  | { readonly task: 'variant'; readonly item: string | null }
  | { readonly task: 'move' | 'swap' | 'remove' | 'details'; readonly item: string }

export interface StructureDialogsProps {
  readonly dialog: StructureDialog
  readonly tree: SiteTree
  readonly spaces: readonly PickableSpace[] | undefined
  readonly siteTitle: string
  readonly base: string
  readonly name: (item: SiteItem) => string
  readonly onEdit: (edit: SiteEdit) => void
  readonly onClose: () => void
}

/** The dialogs of the structure editor: each results in one edit, and reports beforehand why it is not possible. */
export function StructureDialogs(props: StructureDialogsProps) {
  const { dialog, tree, siteTitle, base, name, onEdit, onClose } = props
  switch (dialog.task) {
    case 'section':
      return <AddSection {...props} />
    case 'group':
      return (
        <NewGroup
          onAdd={(title) =>
            onEdit({ edit: 'add-group', id: newItemId(), title, wrapper: newWrapper(siteTitle) })
          }
          onClose={onClose}
        />
      )
    case 'variant':
      return <AddVariant {...props} section={dialog.item} />
    default:
  }
  const item = tree.byId.get(dialog.item)
  if (item === undefined) return null
  switch (dialog.task) {
    case 'swap':
      return <ReplaceSpace {...props} item={item} />
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

/** The first section, which takes in the spaces of a site that had no sections. */
const newWrapper = (title: string) => ({ id: newItemId(), title })

const newSiteSpace = ({ id, name }: PickableSpace) => ({ id: newItemId(), space: id, name })

/** Why an edit that shows a space is not possible; undefined if it is. */
const editRefusal = (tree: SiteTree, space: PickableSpace, edit: SiteEdit): string | undefined => {
  // Adding a space that the site already shows does not widen its audience.
  const isShown = allSiteSpaces(tree).some((siteSpace) => siteSpace.space === space.id)
  if (!isShown && space.refused !== undefined) return space.refused
  const outcome = applySiteEdit(tree, edit)
  return 'problem' in outcome ? outcome.problem.message : undefined
}

function AddSection({ tree, spaces, siteTitle, onEdit, onClose }: StructureDialogsProps) {
  const editFor = (space: PickableSpace): SiteEdit => ({
    edit: 'add-section',
    id: newItemId(),
    title: space.name.length < 2 ? `${space.name} docs` : space.name.slice(0, 128),
    siteSpace: newSiteSpace(space),
    wrapper: newWrapper(siteTitle),
  })
  return (
    <ChooseSpace
      {...{ spaces, onClose }}
      title="Add section"
      description="The title and path come from the space. You can change both later."
      label="Add section"
      problem={(space) => editRefusal(tree, space, editFor(space))}
      onChoose={(space) => onEdit(editFor(space))}
    />
  )
}

function AddVariant({
  tree,
  spaces,
  name,
  onEdit,
  onClose,
  section: sectionId,
}: StructureDialogsProps & { readonly section: string | null }) {
  const section = sectionOf(tree, sectionId)
  const isFirst = tree.byId.size === 0
  const editFor = (space: PickableSpace): SiteEdit => ({
    edit: 'add-site-space',
    section: sectionId,
    siteSpace: newSiteSpace(space),
  })
  return (
    <ChooseSpace
      {...{ spaces, onClose }}
      title={
        section !== undefined
          ? `Add variant to “${name(section)}”`
          : isFirst
            ? 'Add first space'
            : 'Add variant'
      }
      description={
        isFirst
          ? 'Its pages appear at the URL of the site.'
          : 'Variants are versions or languages of the same content. Readers switch between them.'
      }
      label="Add space"
      problem={(space) => editRefusal(tree, space, editFor(space))}
      onChoose={(space) => onEdit(editFor(space))}
    />
  )
}

function ReplaceSpace({
  tree,
  spaces,
  name,
  onEdit,
  onClose,
  item,
}: StructureDialogsProps & { readonly item: SiteItem }) {
  const editFor = (space: PickableSpace): SiteEdit => ({ edit: 'space', id: item.id, space: space.id })
  return (
    <ChooseSpace
      {...{ spaces, onClose }}
      title={`Replace the space in “${name(item)}”`}
      description="The path, position and condition stay. URLs of pages that the new space does not have stop working."
      label="Replace space"
      problem={(space) =>
        item.kind === 'site-space' && item.space === space.id
          ? 'This is the current space.'
          : editRefusal(tree, space, editFor(space))
      }
      onChoose={(space) => onEdit(editFor(space))}
    />
  )
}
