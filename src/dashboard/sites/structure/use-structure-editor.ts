import { useMemo, useState, type KeyboardEvent } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import { isConcealedId } from '../../../contract/sites/concealed-spaces.ts'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import { showToast } from '../../ui/toast.ts'
import type { TypedCondition } from '../audience/condition-field.tsx'
import { siteRefusal } from '../site-permission-text.ts'
import type { StructureDialog } from './dialogs/structure-dialogs.tsx'
import { currentTargetIndex, moveTargets } from './edits/move-targets.ts'
import type { ItemAction } from './item-menu.tsx'
import type { PendingStructure } from './pending/use-pending-structure.ts'
import type { PickableSpace } from './space-picker.tsx'
import { openRowMenu, structureKey } from './structure-keys.ts'
import { useStructureNames } from './structure-names.ts'
import { useLiftedItem } from './use-lifted-item.ts'

const isWideScreen = (): boolean => matchMedia('(min-width: 1100px)').matches

/** The state of the structure editor with its actions: selection, renaming, moving by keyboard, open dialog. */
export const useStructureEditor = (
  site: Site,
  pending: PendingStructure,
  spaces: readonly PickableSpace[] | undefined,
) => {
  const [selectedId, setSelectedId] = useState<string>()
  const [renaming, setRenaming] = useState<{ readonly id: string; readonly field: 'title' | 'path' }>()
  const [dialog, setDialog] = useState<StructureDialog>()
  const [unsetConditions] = useState(() => new Map<string, TypedCondition>())
  const names = useStructureNames(spaces, pending)
  const apply = (edit: SiteEdit): void => {
    const problem = pending.addEdit(edit)
    if (problem !== undefined)
      void showToast({ text: 'Could not make the change', detail: problem, tone: 'failure' })
  }
  const lift = useLiftedItem(pending.tree, names.itemName, apply)
  const tree = lift.previewTree
  const urls = useMemo(() => urlsOf(tree), [tree])
  const refused = siteRefusal(site, 'edit')

  const moveByOne = (item: SiteItem, by: -1 | 1): void => {
    const targets = moveTargets(pending.tree, item.id)
    const target = targets[currentTargetIndex(pending.tree, targets) + by]
    if (target !== undefined) apply(target)
  }
  const act = (action: ItemAction, item: SiteItem): void => {
    setSelectedId(item.id)
    if (action === 'details') {
      if (!isWideScreen()) setDialog({ task: 'details', item: item.id })
    } else if (refused !== undefined)
      void showToast({ text: 'You cannot change the structure', detail: refused })
    else if (action === 'title' || action === 'path') setRenaming({ id: item.id, field: action })
    else if (action === 'default') apply({ edit: 'default', id: item.id })
    else setDialog({ task: action, item: item.id })
  }
  /** Handles keys of rows before the tree does. True if handled. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (lift.onKey(event)) return true
    const key = structureKey(event)
    // The id of a row's element ends with the id of its item.
    const item = key && [...tree.byId.values()].find(({ id }) => key.rowId.endsWith(`-${id}`))
    if (key === undefined || item === undefined) return false
    if (key.command === 'menu') openRowMenu(key.rowId)
    else if (key.command === 'remove' || key.command === 'title') act(key.command, item)
    else if (key.command === 'path') act(item.kind === 'site-section-group' ? 'title' : 'path', item)
    else if (refused !== undefined) return true
    else if (key.command === 'lift') lift.start(item.id)
    else moveByOne(item, key.command === 'up' ? -1 : 1)
    return true
  }
  return {
    ...{ pending, spaces, names, lift, refused, apply, act, onKey },
    /** The pending structure, with a lifted item at its current target. */
    tree,
    /** The path of an item relative to the site; undefined for a group, or if a part of it is concealed. */
    pathOf: ({ id }: SiteItem): string | undefined => {
      const url = urls.get(id)
      return url?.split('/').some(isConcealedId) === true ? undefined : url
    },
    selected: selectedId === undefined ? undefined : tree.byId.get(selectedId),
    ...{ renaming, setRenaming, dialog, setDialog, unsetConditions },
  }
}
export type StructureEditing = ReturnType<typeof useStructureEditor>
