import { FolderPlus, ListPlus, PanelTop, Plus } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'

export interface AddItemMenuProps {
  readonly refused: string | undefined
  readonly onSection: () => void
  readonly onGroup: () => void
  /** Adds to the selected section, or the default one. */
  readonly onVariant: () => void
}

/** Menu of the parts that can be added to a structure. */
export function AddItemMenu({ refused, onSection, onGroup, onVariant }: AddItemMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={Plus} disabledReason={refused}>
          Add
        </Button>
      }
    >
      <MenuItem icon={PanelTop} onSelect={onSection}>
        Section
      </MenuItem>
      <MenuItem icon={FolderPlus} onSelect={onGroup}>
        Group
      </MenuItem>
      <MenuItem icon={ListPlus} onSelect={onVariant}>
        Variant
      </MenuItem>
    </Menu>
  )
}
