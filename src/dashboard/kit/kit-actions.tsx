import { Archive, GitMerge, Link, MoreHorizontal, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu } from '../ui/menus/menu.tsx'
import { MenuChoice } from '../ui/menus/menu-choice.tsx'
import { MenuHeading } from '../ui/menus/menu-heading.tsx'
import { MenuItem } from '../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../ui/menus/menu-separator.tsx'
import { KitPart } from './kit-section.tsx'

const reason = 'Two reviews are missing. Ask Ines or Paulo, who may review this space.'

/** Buttons and menus. */
export function KitActions() {
  const [order, setOrder] = useState<'changed' | 'name'>('changed')
  return (
    <KitPart title="Actions">
      <Button variant="primary" icon={GitMerge}>
        Merge 7 pages
      </Button>
      <Button variant="primary" busy>
        Merging 7 pages
      </Button>
      <Button variant="primary" icon={GitMerge} disabledReason={reason}>
        Merge 7 pages
      </Button>
      <Button icon={RefreshCw}>Update from main</Button>
      <Button busy>Updating</Button>
      <Button disabledReason="Already up to date with main.">Update from main</Button>
      <Button variant="danger" icon={Trash2}>
        Delete space
      </Button>
      <Button variant="bare">Discard</Button>
      <IconButton icon={Link} label="Copy link" />
      <IconButton icon={Pencil} label="Rename" disabledReason="The space is locked." />
      <IconButton icon={RefreshCw} label="Refresh" busy />
      <Menu trigger={<IconButton icon={MoreHorizontal} label="More actions" />}>
        <MenuHeading>Change request 12</MenuHeading>
        <MenuItem icon={Pencil} shortcut="e" onSelect={() => undefined}>
          Edit subject
        </MenuItem>
        <MenuItem icon={Archive} disabledReason="It was merged already.">
          Archive
        </MenuItem>
        <MenuSeparator />
        <MenuHeading>Order by</MenuHeading>
        <MenuChoice
          value={order}
          onValueChange={setOrder}
          options={[
            { value: 'changed', label: 'Last changed' },
            { value: 'name', label: 'Name' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => undefined}>
          Delete
        </MenuItem>
      </Menu>
    </KitPart>
  )
}
