import { Item } from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'

export const menuItemClass =
  'flex touch-row cursor-pointer items-center gap-2 rounded-small px-2 outline-none select-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-ink-soft'

export interface MenuItemProps {
  readonly onSelect?: () => void
  readonly icon?: LucideIcon | undefined
  /** The shortcut that does the same. */
  readonly shortcut?: string | undefined
  readonly danger?: boolean | undefined
  readonly disabledReason?: string | undefined
  /** The child is a link and becomes the item. */
  readonly asChild?: boolean | undefined
  readonly children: ReactNode
}

/** An action in a menu. An unavailable one shows the reason below its label; it stays focusable and does nothing. */
export function MenuItem({
  onSelect,
  icon,
  shortcut,
  danger,
  disabledReason,
  asChild,
  children,
}: MenuItemProps) {
  if (asChild === true) {
    return (
      <Item asChild className={menuItemClass}>
        {children}
      </Item>
    )
  }
  const usable = disabledReason === undefined
  return (
    <Item
      aria-disabled={usable ? undefined : true}
      onSelect={(event) => (usable ? onSelect?.() : event.preventDefault())}
      className={cx(
        menuItemClass,
        danger === true && 'text-rust',
        !usable && 'cursor-not-allowed text-ink-soft',
      )}
    >
      {icon !== undefined && <Icon of={icon} />}
      <span className="min-w-0 flex-1 py-1">
        <span className="block truncate">{children}</span>
        {!usable && <span className="block text-caption text-ink-soft">{disabledReason}</span>}
      </span>
      {shortcut !== undefined && <kbd className="font-sans text-caption text-ink-soft">{shortcut}</kbd>}
    </Item>
  )
}
