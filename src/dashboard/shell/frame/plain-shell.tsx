import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { AccountMenu, type Person } from './account-menu.tsx'
import { Overlays, type Overlay } from '../commands/overlays.tsx'
import { SkipLink } from './skip-link.tsx'
import { TooltipProvider } from '../../ui/tooltip-provider.tsx'

export interface PlainShellProps {
  /** Absent before sign-in. */
  readonly account?: { readonly person: Person; readonly onSignOut: () => void } | undefined
  /** `form` for one column of fields, `list` for a page with sections. */
  readonly width: 'form' | 'list'
  readonly children: ReactNode
}

/** The frame of screens outside of any organization. */
export function PlainShell({ account, width, children }: PlainShellProps) {
  const [overlay, setOverlay] = useState<Overlay>()
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="flex h-12 items-center justify-between px-4 pointer-coarse:h-14 sm:px-6">
          <Link to="/" className="flex touch-row items-center gap-2 rounded-base font-strong">
            <img src="/icon.svg" alt="" className="size-5" />
            Recto
          </Link>
          {account !== undefined && (
            <AccountMenu {...account} onShowShortcuts={() => setOverlay('shortcuts')} />
          )}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className={
            width === 'form'
              ? 'mx-auto w-full max-w-form flex-1 px-4 pt-[6dvh] pb-16'
              : 'mx-auto w-full max-w-list flex-1 px-4 pt-4 pb-16 sm:px-6'
          }
        >
          {children}
        </main>
        <Overlays overlay={overlay} onShow={setOverlay} />
      </div>
    </TooltipProvider>
  )
}
