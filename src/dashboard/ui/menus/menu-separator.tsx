import { Separator } from '@radix-ui/react-dropdown-menu'

/** Sets groups of menu items apart. */
export function MenuLine() {
  return <Separator className="mx-2 my-1 h-px bg-line" />
}
