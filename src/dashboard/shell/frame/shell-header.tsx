import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { usePlaces } from '../crumbs.ts'

export interface ShellHeaderProps {
  /** Opens the rail where it is a sheet. */
  readonly onMenu: () => void
  readonly children: ReactNode
}

/** Breadcrumbs and account menu, sticky at the top. */
export function ShellHeader({ onMenu, children }: ShellHeaderProps) {
  const places = usePlaces()
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-2 border-b border-line bg-desk px-2 pointer-coarse:h-14 sm:px-6 lg:px-10">
      <span className="md:hidden">
        <IconButton icon={MenuIcon} label="Navigation" side="bottom" onClick={onMenu} />
      </span>
      <div className="min-w-0 flex-1">
        <Breadcrumbs
          crumbs={places.map((place, index) => {
            const Items = place.switcher?.items
            return {
              key: place.key,
              step:
                index === places.length - 1 ? (
                  place.name
                ) : (
                  // The path comes from a route match, so it is one of the dashboard's own.
                  <Link to={place.pathname as '/'} className="hover:text-ink hover:underline">
                    {place.name}
                  </Link>
                ),
              switcher:
                place.switcher === undefined || Items === undefined
                  ? undefined
                  : { label: place.switcher.label, items: <Items /> },
            }
          })}
        />
      </div>
      {children}
    </header>
  )
}
