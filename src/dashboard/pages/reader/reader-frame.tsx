import { PanelLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'

export interface ReaderFrameProps {
  /** Renders the page tree; receives a function that closes the sheet around it. */
  readonly tree: (close: () => void) => ReactNode
  readonly children: ReactNode
}

/** A page with the tree of its space: next to it if there is room, otherwise in a sheet behind a button. */
export function ReaderFrame({ tree, children }: ReaderFrameProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-6">
      <div className="xl:hidden">
        <Button icon={PanelLeft} onClick={() => setOpen(true)}>
          Contents
        </Button>
        <Sheet open={open} onOpenChange={setOpen} label="Pages of the space">
          <div className="flex h-full flex-col p-2">{tree(() => setOpen(false))}</div>
        </Sheet>
      </div>
      <aside
        aria-label="Pages of the space"
        className="sticky top-14 hidden h-[calc(100dvh-4.5rem)] min-h-0 flex-col xl:flex"
      >
        {tree(() => undefined)}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
