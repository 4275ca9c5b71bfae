import { Link } from '@tanstack/react-router'
import { Ellipsis, FolderInput, FolderPlus, Plus, Trash2 } from 'lucide-react'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useResourceActions, type ResourceActions } from '../resources/use-resource-actions.tsx'
import { SpaceRailTree } from './space-rail-tree.tsx'
import { useSpaceRail } from './use-space-rail.ts'

/**
 * The tree of an organization's collections and spaces. Clicking a row opens it; its menu has the actions,
 * and so do keys: F2 renames, `m` moves, Delete deletes, Alt with an arrow moves among siblings, Shift+F10
 * opens the menu.
 */
export function SpaceRail({ org }: { readonly org: string }) {
  const actions = useResourceActions(org)
  const rail = useSpaceRail(org, actions)
  const { nodes, rename } = rail
  return (
    <>
      <RailHeading org={org} onAction={actions.runAction} />
      <FormError error={rename.error} />
      {nodes === undefined ? (
        actions.error === null ? (
          <Skeleton shape="rows" count={4} label="Loading spaces" />
        ) : (
          <FormError error={actions.error} />
        )
      ) : nodes.length === 0 ? (
        <div className="px-2">
          <EmptyState
            title="No spaces yet"
            action={<Button onClick={() => actions.runAction('new-space')}>Create space</Button>}
          >
            A space holds related pages, such as a handbook or the docs of one product.
          </EmptyState>
        </div>
      ) : (
        <SpaceRailTree rail={rail} nodes={nodes} />
      )}
      {actions.dialogs}
    </>
  )
}

interface RailHeadingProps {
  readonly org: string
  readonly onAction: ResourceActions['runAction']
}

/** The heading of the tree, with the actions that create spaces and collections. */
function RailHeading({ org, onAction }: RailHeadingProps) {
  return (
    <div className="flex shrink-0 items-center justify-between pl-2 text-caption text-ink-soft">
      <Link to="/o/$org/spaces" params={{ org }} className="hover:text-ink hover:underline">
        Spaces
      </Link>
      <span className="flex">
        <IconButton icon={Plus} label="New space" onClick={() => onAction('new-space')} />
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More space actions" side="right" />}>
          <MenuItem icon={FolderPlus} onSelect={() => onAction('new-collection')}>
            New collection
          </MenuItem>
          <MenuItem icon={FolderInput} onSelect={() => onAction('import')}>
            Import documentation
          </MenuItem>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to="/o/$org/trash" params={{ org }}>
              <Icon of={Trash2} />
              Trash
            </Link>
          </MenuItem>
        </Menu>
      </span>
    </div>
  )
}
