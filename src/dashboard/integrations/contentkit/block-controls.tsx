import { Ellipsis } from 'lucide-react'
import { Fragment } from 'react'
import type { BlockControl, BlockElement } from '../../../content/contentkit/elements.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { ElementIcon, namedIcons } from './elements/element-icon.tsx'
import { useFrame } from './elements/frame-context.ts'
import { useConfirmation } from './elements/use-confirmation.tsx'

/** Single entries and groups, as groups. */
const groupsOf = (controls: NonNullable<BlockElement['controls']>): readonly (readonly BlockControl[])[] => {
  const groups: BlockControl[][] = []
  let open: BlockControl[] | undefined
  for (const one of controls) {
    if ('label' in one) {
      if (open === undefined) groups.push((open = []))
      open.push(one)
    } else {
      groups.push([...one])
      open = undefined
    }
  }
  return groups.filter((group) => group.length > 0)
}

/** The menu of a block, with what the integration offers for it. */
export function BlockControls({ controls }: { readonly controls: NonNullable<BlockElement['controls']> }) {
  const { dispatch } = useFrame()
  const { confirm, dialog } = useConfirmation()
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label="Block options" />}>
        {groupsOf(controls).map((group, index) => (
          <Fragment key={index}>
            {index > 0 && <MenuSeparator />}
            {group.map(({ label, icon, onPress, confirm: question }, at) => (
              <MenuItem
                key={at}
                icon={typeof icon === 'string' ? namedIcons[icon] : undefined}
                onSelect={() => confirm(question, () => dispatch(onPress))}
              >
                {typeof icon === 'object' ? (
                  <span className="flex items-center gap-2">
                    <ElementIcon icon={icon} />
                    {label}
                  </span>
                ) : (
                  label
                )}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
      {dialog}
    </>
  )
}
