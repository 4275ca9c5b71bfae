import { Separator } from '@radix-ui/react-dropdown-menu'

/** A separator between groups of menu items. */
export function MenuSeparator() {
  return <Separator className="mx-2 my-1 h-px bg-line" />
}
