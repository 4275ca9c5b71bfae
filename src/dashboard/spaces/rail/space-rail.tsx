import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Ellipsis, Folder, FolderInput, FolderPlus, Plus, Trash2 } from 'lucide-react'
import { lazy, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/later.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuLine } from '../../ui/menus/menu-separator.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { TreeView } from '../../ui/trees/tree-view.tsx'
import { useLoadedLater } from '../../ui/use-loaded-later.ts'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import { useRename } from '../resources/use-rename.ts'
import { useRememberedExpansion } from './use-expanded-collections.ts'
import { collectionsAround, spaceTree, type SpaceNode } from '../tree/space-tree.ts'
import { resourceOfCollection, resourceOfSpace, type Resource } from '../tree/resource.ts'
import { ResourceMenu, type ResourceAction } from '../resources/resource-menu.tsx'
import { plannedMove, steppedMove, type PlannedMove } from '../tree/tree-moves.ts'
import { treeKeyAction } from './tree-keys.ts'
import { afterScreen, useResourceActions } from '../resources/use-resource-actions.tsx'

// Imports the contract's schemas, which are slow to initialize: loaded after the tree has rendered, before it
// is needed.
const nameField = () => import('../resources/resource-name-field.tsx')
const ResourceNameField = lazy(async () => ({ default: (await nameField()).ResourceNameField }))

/**
 * The tree of an organization's collections and spaces. Clicking a row opens it; its menu has the actions,
 * and so do keys: F2 renames, `m` moves, Delete deletes, Alt with an arrow moves among siblings, Shift+F10
 * opens the menu.
 */
export function SpaceRail({ org }: { readonly org: string }) {
  const navigate = useNavigate()
  const params = useParams({ strict: false })
  const here = params.space ?? ('collection' in params ? String(params.collection) : undefined)
  const { ask, move, dialogs, collections, spaces, organization, error } = useResourceActions(org)
  const [expanded, setExpanded] = useRememberedExpansion(org)
  const [renaming, setRenaming] = useState<string>()
  const things = useMemo(
    () =>
      collections === undefined || spaces === undefined
        ? undefined
        : [
            ...collections.map(resourceOfCollection),
            ...spaces.map((space) => resourceOfSpace(space, collections, organization)),
          ],
    [collections, spaces, organization],
  )
  const nodes = useMemo(() => things && spaceTree(things), [things])
  const rename = useRename(org, () => setRenaming(undefined))

  const toggle = (id: string): void => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }
  // Expands the parents of a space that was opened through a link; collapsing them afterwards is respected.
  const reveal = useEffectEvent((id: string) => {
    const around = collectionsAround(things ?? [], id).filter((collection) => !expanded.has(collection.id))
    if (around.length > 0) setExpanded(new Set([...expanded, ...around.map((collection) => collection.id)]))
  })
  const known = things !== undefined
  useEffect(() => {
    if (here !== undefined && known) reveal(here)
  }, [here, known])
  // Preloaded, so that typing can continue immediately after F2.
  useLoadedLater(nameField, afterScreen)
  const open = ({ id, thing }: SpaceNode): void => {
    if (thing.kind === 'space') return void navigate({ to: '/o/$org/s/$space', params: { org, space: id } })
    if (id === here || !expanded.has(id)) toggle(id)
    void navigate({ to: '/o/$org/c/$collection', params: { org, collection: id } })
  }
  const refuse = (thing: Resource): void =>
    void showToast({ text: `“${thing.name}” stays as it is`, detail: whoCanHelp })
  const act = (action: ResourceAction, thing: Resource): void => {
    if (!thing.arrangeable && action !== 'export' && action !== 'settings') refuse(thing)
    else if (action === 'rename') {
      rename.reset()
      setRenaming(thing.id)
    } else ask(action, thing)
  }
  const moveAs = (plan: PlannedMove | undefined): void => {
    const thing = things?.find(({ id }) => id === plan?.id)
    if (plan === undefined || thing === undefined) return
    if (!thing.arrangeable) return refuse(thing)
    if (plan.parent !== undefined && !expanded.has(plan.parent)) toggle(plan.parent)
    move(plan)
  }
  const lists = { collections: collections ?? [], spaces: spaces ?? [] }

  return (
    <>
      <div className="flex shrink-0 items-center justify-between pl-2 text-caption text-ink-soft">
        Spaces
        <span className="flex">
          <IconButton icon={Plus} label="New space" onClick={() => ask('new-space')} />
          <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More about spaces" side="right" />}>
            <MenuItem icon={FolderPlus} onSelect={() => ask('new-collection')}>
              New collection
            </MenuItem>
            <MenuItem icon={FolderInput} onSelect={() => ask('import')}>
              Import documentation
            </MenuItem>
            <MenuLine />
            <MenuItem asChild>
              <Link to="/o/$org/trash" params={{ org }}>
                <Icon of={Trash2} />
                Trash
              </Link>
            </MenuItem>
          </Menu>
        </span>
      </div>
      {rename.error !== null && <FormError error={processError(rename.error)} />}
      {nodes === undefined ? (
        error === null ? (
          <Skeleton shape="rows" count={4} label="Loading spaces" />
        ) : (
          <FormError error={processError(error)} />
        )
      ) : nodes.length === 0 ? (
        <div className="px-2">
          <EmptyState
            title="No spaces yet"
            action={<Button onClick={() => ask('new-space')}>Make the first space</Button>}
          >
            A space holds pages that belong together.
          </EmptyState>
        </div>
      ) : (
        // Handles the keys of rows; the focus is in the tree inside.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="flex min-h-40 flex-1 flex-col"
          onKeyDown={(event) => {
            const found = treeKeyAction(event)
            const thing = things?.find(({ id }) => found?.rowId.endsWith(`-${id}`))
            if (found === undefined || thing === undefined) return
            event.preventDefault()
            event.stopPropagation()
            if (found.action === 'menu') found.openMenu()
            else if (found.action === 'up' || found.action === 'down')
              moveAs(steppedMove(lists, thing.id, found.action === 'up' ? -1 : 1))
            else act(found.action, thing)
          }}
        >
          <TreeView
            label="Spaces"
            className="min-h-0 flex-1"
            nodes={nodes}
            expanded={expanded}
            onExpandedChange={setExpanded}
            selected={here}
            onOpen={open}
            face={({ thing }) =>
              thing.kind === 'space' ? (
                spaceEmoji(thing.emoji)
              ) : (
                <Icon of={Folder} className="text-ink-soft" />
              )
            }
            move={{
              onMove: (dropped) => moveAs(plannedMove(lists, dropped)),
              onMoveRequest: ({ thing }) => act('move', thing),
            }}
            extra={({ id, name, level, thing }) => (
              // Clicks in here must not activate the row, even if the menu is rendered elsewhere in the DOM.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <span className="flex items-center gap-1" onClick={(event) => event.stopPropagation()}>
                {thing.openChangeRequests > 0 && (
                  <span
                    className="figures text-caption text-ink-soft"
                    title={`${thing.openChangeRequests} open change requests`}
                  >
                    {thing.openChangeRequests}
                  </span>
                )}
                <span className="w-0 overflow-hidden has-[[aria-expanded=true]]:w-auto pointer-coarse:w-auto [[role=treeitem]:hover_&]:w-auto">
                  <ResourceMenu thing={thing} onAction={act} inTree />
                </span>
                {renaming === id && (
                  <Later>
                    <ResourceNameField
                      name={thing.title === '' ? '' : name}
                      level={level}
                      waiting={rename.isPending}
                      onKeep={(title) => rename.mutate({ thing, title })}
                      onLeave={() => setRenaming(undefined)}
                    />
                  </Later>
                )}
              </span>
            )}
          />
        </div>
      )}
      {dialogs}
    </>
  )
}
