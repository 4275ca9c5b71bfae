import {
  ArrowRightLeft,
  Copy,
  Download,
  Ellipsis,
  FolderInput,
  FolderPlus,
  MoveRight,
  PencilLine,
  Plus,
  Settings,
  Trash2,
} from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuLine } from '../../ui/menus/menu-separator.tsx'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import type { Resource } from '../tree/resource.ts'

export const thingActions = [
  'rename',
  'move',
  'duplicate',
  'transfer',
  'export',
  'delete',
  'new-space',
  'new-collection',
  'import',
  'settings',
] as const
export type ResourceAction = (typeof thingActions)[number]

export interface ResourceMenuProps {
  readonly thing: Resource
  readonly onAction: (action: ResourceAction, thing: Resource) => void
  /** In a row of the tree, which keeps the focus and handles keys; elsewhere it is an ordinary button. */
  readonly inTree?: boolean
}

/**
 * The actions on a collection or space. Actions without permission are disabled with the reason; transfers
 * are hidden.
 */
export function ResourceMenu({ thing, onAction, inTree = false }: ResourceMenuProps) {
  const { kind, arrangeable } = thing
  const refused = arrangeable ? undefined : whoCanHelp
  const act = (action: ResourceAction) => () => onAction(action, thing)
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={Ellipsis}
          label={`Actions for ${thing.name}`}
          side="right"
          {...(inTree && {
            tabIndex: -1,
            onFocus: (event) => event.currentTarget.closest<HTMLElement>('[role=tree]')?.focus(),
            className: 'size-6 text-ink-soft pointer-coarse:size-10',
          })}
        />
      }
    >
      {kind === 'collection' && (
        <>
          <MenuItem icon={Plus} onSelect={act('new-space')} disabledReason={refused}>
            New space in it
          </MenuItem>
          <MenuItem icon={FolderPlus} onSelect={act('new-collection')} disabledReason={refused}>
            New collection in it
          </MenuItem>
          <MenuItem icon={FolderInput} onSelect={act('import')} disabledReason={refused}>
            Import into it
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem
        icon={PencilLine}
        shortcut={inTree ? 'F2' : undefined}
        onSelect={act('rename')}
        disabledReason={refused}
      >
        Rename
      </MenuItem>
      <MenuItem
        icon={MoveRight}
        shortcut={inTree ? 'm' : undefined}
        onSelect={act('move')}
        disabledReason={refused}
      >
        Move to…
      </MenuItem>
      {kind === 'space' && arrangeable && (
        <MenuItem icon={Copy} onSelect={act('duplicate')}>
          Duplicate
        </MenuItem>
      )}
      {kind === 'space' && (
        <MenuItem icon={Download} onSelect={act('export')}>
          Export as Markdown
        </MenuItem>
      )}
      {arrangeable && (
        <MenuItem icon={ArrowRightLeft} onSelect={act('transfer')}>
          Transfer to another organization
        </MenuItem>
      )}
      <MenuItem icon={Settings} onSelect={act('settings')}>
        Settings
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={Trash2}
        danger
        shortcut={inTree ? 'Del' : undefined}
        onSelect={act('delete')}
        disabledReason={refused}
      >
        Delete
      </MenuItem>
    </Menu>
  )
}
