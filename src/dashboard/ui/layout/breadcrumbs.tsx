import { ChevronsUpDown } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu } from '../menus/menu.tsx'

export interface Crumb {
  readonly key: string
  /** A link, or plain text for the last step. */
  readonly step: ReactElement | string
  /** Siblings that one can switch to, as menu items. */
  readonly switcher?: { readonly label: string; readonly items: ReactNode } | undefined
}

/** The current location; each step with siblings has a menu of them. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0">
      <ol className="flex min-w-0 items-center">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1
          return (
            <li
              key={crumb.key}
              className={last ? 'flex min-w-0 items-center' : 'flex min-w-0 items-center max-sm:hidden'}
            >
              {index > 0 && (
                <span aria-hidden="true" className="px-1.5 text-ink-soft max-sm:hidden">
                  /
                </span>
              )}
              <span
                className={last ? 'truncate font-strong' : 'truncate text-ink-soft'}
                {...(last ? { 'aria-current': 'page' } : {})}
              >
                {crumb.step}
              </span>
              {crumb.switcher !== undefined && (
                <Menu
                  trigger={
                    <IconButton
                      icon={ChevronsUpDown}
                      label={crumb.switcher.label}
                      side="bottom"
                      className="w-6 text-ink-soft"
                    />
                  }
                >
                  {crumb.switcher.items}
                </Menu>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
