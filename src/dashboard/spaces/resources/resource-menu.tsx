import {
  ArrowRightLeft,
  Copy,
  Download,
  Ellipsis,
  FileDown,
  FolderInput,
  FolderPlus,
  Languages,
  MoveRight,
  PencilLine,
  Plus,
  Settings,
  Trash2,
} from 'lucide-react'
import { getSpacePdf } from '../../../client/sdk.gen.ts'
import { openPdf } from '../../api/open-pdf.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import type { Resource } from '../tree/resource.ts'

const resourceActions = [
  'rename',
  'move',
  'duplicate',
  'transfer',
  'export',
  'translate',
  'delete',
  'new-space',
  'new-collection',
  'import',
  'settings',
] as const
export type ResourceAction = (typeof resourceActions)[number]

export interface ResourceMenuProps {
  readonly resource: Resource
  readonly onAction: (action: ResourceAction, resource: Resource) => void
  /** In a row of the tree, which keeps the focus and handles keys; elsewhere it is an ordinary button. */
  readonly inTree?: boolean
}

const readPdfUrl = async (space: string): Promise<string> =>
  (await getSpacePdf({ path: { spaceId: space }, throwOnError: true })).data.url

/**
 * The actions on a collection or space. Actions without permission are disabled with the reason; transfers
 * are hidden.
 */
export function ResourceMenu({ resource, onAction, inTree = false }: ResourceMenuProps) {
  const { kind, arrangeable } = resource
  const disabledReason = arrangeable ? undefined : whoCanHelp
  const act = (action: ResourceAction) => () => onAction(action, resource)
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={Ellipsis}
          label={`Actions for ${resource.name}`}
          side="right"
          {...(inTree && {
            tabIndex: -1,
            onFocus: (event) => event.currentTarget.closest<HTMLElement>('[role=tree]')?.focus(),
            className: 'size-6 text-ink-soft pointer-coarse:size-10',
          })}
        />
      }
    >
      {kind === 'collection' && <CreateItems act={act} disabledReason={disabledReason} />}
      <MenuItem
        icon={PencilLine}
        shortcut={inTree ? 'F2' : undefined}
        onSelect={act('rename')}
        disabledReason={disabledReason}
      >
        Rename
      </MenuItem>
      <MenuItem
        icon={MoveRight}
        shortcut={inTree ? 'm' : undefined}
        onSelect={act('move')}
        disabledReason={disabledReason}
      >
        Move to…
      </MenuItem>
      {kind === 'space' && arrangeable && (
        <MenuItem icon={Copy} onSelect={act('duplicate')}>
          Duplicate
        </MenuItem>
      )}
      {kind === 'space' && (
        <MenuItem icon={Languages} onSelect={act('translate')}>
          Translate
        </MenuItem>
      )}
      {kind === 'space' && (
        <MenuItem icon={Download} onSelect={act('export')}>
          Export as Markdown
        </MenuItem>
      )}
      {kind === 'space' && (
        <MenuItem icon={FileDown} onSelect={() => void openPdf(() => readPdfUrl(resource.id))}>
          Export as PDF
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
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        danger
        shortcut={inTree ? 'Del' : undefined}
        onSelect={act('delete')}
        disabledReason={disabledReason}
      >
        Delete
      </MenuItem>
    </Menu>
  )
}

interface CreateItemsProps {
  readonly act: (action: ResourceAction) => () => void
  readonly disabledReason: string | undefined
}

/** What can be created in a collection. */
function CreateItems({ act, disabledReason }: CreateItemsProps) {
  return (
    <>
      <MenuItem icon={Plus} onSelect={act('new-space')} disabledReason={disabledReason}>
        New space
      </MenuItem>
      <MenuItem icon={FolderPlus} onSelect={act('new-collection')} disabledReason={disabledReason}>
        New collection
      </MenuItem>
      <MenuItem icon={FolderInput} onSelect={act('import')} disabledReason={disabledReason}>
        Import
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
