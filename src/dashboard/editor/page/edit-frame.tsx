import { PanelLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'

export interface EditFrameProps {
  /** The edited page, and navigation out of the editor. */
  readonly header: ReactNode
  /** The tree of pages; receives the function that closes its sheet. */
  readonly tree: (close: () => void) => ReactNode
  readonly children: ReactNode
}

/** The pages of a change request beside the edited one; on narrow screens behind a button. */
export function EditFrame({ header, tree, children }: EditFrameProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {header}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        <div className="lg:hidden">
          <Button icon={PanelLeft} onClick={() => setOpen(true)}>
            Pages
          </Button>
          <Sheet open={open} onOpenChange={setOpen} label="Pages in this change request">
            <div className="flex h-full flex-col p-2">{tree(() => setOpen(false))}</div>
          </Sheet>
        </div>
        <aside
          aria-label="Pages in this change request"
          className="sticky top-14 hidden h-[calc(100dvh-4.5rem)] min-h-0 flex-col self-start lg:flex"
        >
          {tree(() => undefined)}
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
      </div>
    </div>
  )
}
