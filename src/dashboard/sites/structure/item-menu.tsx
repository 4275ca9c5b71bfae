import {
  Link2,
  ListPlus,
  MoveRight,
  PencilLine,
  Replace,
  SlidersHorizontal,
  Star,
  Trash2,
} from 'lucide-react'
import { useRef } from 'react'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { RowMenu } from '../../ui/menus/row-menu.tsx'

export type ItemAction = 'title' | 'path' | 'details' | 'move' | 'default' | 'variant' | 'swap' | 'remove'

export interface ItemMenuProps {
  readonly item: SiteItem
  readonly name: string
  readonly refused: string | undefined
  readonly onAction: (action: ItemAction) => void
}

/** The actions on a row, with their keys. */
export function ItemMenu({ item, name, refused, onAction }: ItemMenuProps) {
  const group = item.kind === 'site-section-group'
  const chosen = useRef<ItemAction>(undefined)
  const act = (action: ItemAction) => () => {
    chosen.current = action
  }
  return (
    <RowMenu
      label={`Actions for ${name}`}
      onClosed={() => {
        const action = chosen.current
        chosen.current = undefined
        if (action !== undefined) onAction(action)
      }}
      items={() => (
        <>
          <MenuItem icon={PencilLine} shortcut="F2" onSelect={act('title')} disabledReason={refused}>
            Rename
          </MenuItem>
          {!group && (
            <MenuItem icon={Link2} shortcut="⇧F2" onSelect={act('path')} disabledReason={refused}>
              Change path
            </MenuItem>
          )}
          <MenuItem icon={SlidersHorizontal} shortcut="Enter" onSelect={act('details')}>
            Details
          </MenuItem>
          <MenuItem icon={MoveRight} shortcut="m" onSelect={act('move')} disabledReason={refused}>
            Move to…
          </MenuItem>
          {!group && !item.default && (
            <MenuItem icon={Star} onSelect={act('default')} disabledReason={refused}>
              Make default
            </MenuItem>
          )}
          {item.kind === 'site-section' && (
            <MenuItem icon={ListPlus} onSelect={act('variant')} disabledReason={refused}>
              Add variant
            </MenuItem>
          )}
          {item.kind === 'site-space' && (
            <MenuItem icon={Replace} onSelect={act('swap')} disabledReason={refused}>
              Replace space
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={Trash2} shortcut="Del" danger onSelect={act('remove')} disabledReason={refused}>
            Remove
          </MenuItem>
        </>
      )}
    />
  )
}
