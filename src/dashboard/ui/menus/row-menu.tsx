import { Ellipsis } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu } from './menu.tsx'

export interface RowMenuProps {
  /** The accessible name of its button. */
  readonly label: string
  /** MenuItem and MenuLine; rendered when the menu opens. */
  readonly items: () => ReactNode
  /** Called when the menu has closed and the focus is back in the tree: only then can a field of the row take it. */
  readonly onClosed?: () => void
}

const buttonClass = 'size-6 text-ink-soft pointer-coarse:size-10'
const focusTree = (button: HTMLElement | null): void => button?.closest<HTMLElement>('[role=tree]')?.focus()

/**
 * The menu of a tree row; focus stays in the tree. Only a plain button is rendered until it is opened for the first
 * time: scrolling mounts hundreds of rows, and a menu with its tooltip costs more than the row.
 */
export function RowMenu({ label, items, onClosed }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  if (open === undefined)
    return (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        title={label}
        tabIndex={-1}
        onClick={() => setOpen(true)}
        // As in other menus: the tree has its own key for this menu, which it forwards as Enter.
        onKeyDown={({ key }) => {
          if (key === 'Enter') setOpen(true)
        }}
        className={`inline-flex shrink-0 items-center justify-center rounded-base hover:bg-hover ${buttonClass}`}
      >
        <Icon of={Ellipsis} />
      </button>
    )
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        focusTree(button.current)
        onClosed?.()
      }}
      trigger={
        <IconButton
          ref={button}
          icon={Ellipsis}
          label={label}
          side="right"
          tabIndex={-1}
          onFocus={(event) => focusTree(event.currentTarget)}
          className={buttonClass}
        />
      }
    >
      {items()}
    </Menu>
  )
}
