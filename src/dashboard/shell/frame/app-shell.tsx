import { useState, type ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useLoadedOnInteraction } from '../../ui/loading/use-loaded-on-interaction.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { AccountMenu, type Person } from './account-menu.tsx'
import { railCollapsed } from '../preference-flags.ts'
import type { NamedOrganization } from './organization-switch.tsx'
import { Overlays, type Overlay } from '../commands/overlays.tsx'
import type { PaletteResults } from '../commands/palette.tsx'
import { Rail } from './rail.tsx'
import { ShellHeader } from './shell-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFlag } from '../stored-flag.ts'
import { useRailEntries } from './use-rail-entries.ts'
import { useShellCommands } from './use-shell-commands.ts'
import { loadToasts } from '../../ui/toast.ts'
import { TooltipProvider } from '../../ui/tooltip-provider.tsx'

export interface AppShellProps {
  readonly organization: NamedOrganization & { readonly permissions: { readonly admin: boolean } }
  readonly organizations: readonly NamedOrganization[]
  readonly person: Person
  /** Badge counts of the rail's entries, by path. */
  readonly counts: Readonly<Record<string, number>>
  /** The tree of spaces. */
  readonly spaces: ReactNode
  readonly onSignOut: () => void
  /** What the palette finds besides commands; provided by the search area. */
  readonly results?: PaletteResults | undefined
  readonly children: ReactNode
}

/** The frame of every screen inside an organization: rail, header, content. */
export function AppShell({
  organization,
  organizations,
  person,
  counts,
  spaces,
  onSignOut,
  results,
  children,
}: AppShellProps) {
  const collapsed = useFlag(railCollapsed)
  const [overlay, setOverlay] = useState<Overlay>()
  const [sheet, setSheet] = useState(false)
  useLoadedOnInteraction(loadToasts)
  const places = useRailEntries(organization.id, organization.permissions.admin)
  useShellCommands({ places, isCollapsed: collapsed, onSignOut })
  const rail = { places, counts, spaces, organization, organizations }
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh">
        <SkipLink />
        <aside
          className={cx(
            'sticky top-0 hidden h-dvh shrink-0 border-r border-line md:block',
            collapsed ? 'w-13' : 'w-60',
          )}
        >
          <Rail
            {...rail}
            collapsed={collapsed}
            onSearch={() => setOverlay('palette')}
            onCollapse={() => railCollapsed.set(!collapsed)}
          />
        </aside>
        <Sheet open={sheet} onOpenChange={setSheet} label="Navigation">
          {/* Following a link or opening something closes the sheet. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            className="h-full"
            onClick={(event) =>
              event.target instanceof Element && event.target.closest('a') !== null && setSheet(false)
            }
          >
            <Rail
              {...rail}
              collapsed={false}
              onSearch={() => {
                setSheet(false)
                setOverlay('palette')
              }}
            />
          </div>
        </Sheet>
        <div className="min-w-0 flex-1">
          <ShellHeader onMenu={() => setSheet(true)}>
            <AccountMenu
              person={person}
              onShowShortcuts={() => setOverlay('shortcuts')}
              onSignOut={onSignOut}
            />
          </ShellHeader>
          <main id="main" tabIndex={-1} className="px-4 py-6 sm:px-6 lg:px-10 lg:py-8">
            {children}
          </main>
        </div>
        <Overlays overlay={overlay} onShow={setOverlay} results={results} />
      </div>
    </TooltipProvider>
  )
}
