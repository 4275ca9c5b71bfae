import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SideSheet } from './side-sheet.tsx'
import { useWideWindow } from './use-wide-window.ts'

export interface SidePanelProps {
  readonly open: boolean
  /** Closed by the user: the caller moves the focus. */
  readonly onClose: () => void
  readonly title: string
  /** The text. */
  readonly children: ReactNode
  /** The side content; where there is no room, in a sheet over the text. */
  readonly panel: ReactNode
}

/** A text with a side panel that can be closed. Opening it does not move the focus, so that writing continues. */
export function SidePanel({ open, onClose, title, children, panel }: SidePanelProps) {
  const hasRoom = useWideWindow()
  const isBeside = open && hasRoom
  return (
    <div
      className={
        isBeside
          ? 'grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-6'
          : // As wide as in the reader, where the outline is beside the text; Markdown and its preview need more.
            'min-[88rem]:not-has-[[data-wide]]:pr-46'
      }
    >
      {children}
      {isBeside ? (
        <aside
          aria-label={title}
          className="sticky top-14 grid max-h-[calc(100dvh-4.5rem)] animate-appear grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto pr-1 pb-4"
        >
          <div className="sticky top-0 z-1 flex items-center justify-between bg-desk pb-1">
            <h2 className="font-strong">{title}</h2>
            <IconButton icon={X} label={`Close: ${title}`} onClick={onClose} />
          </div>
          {panel}
        </aside>
      ) : (
        <SideSheet open={open} onOpenChange={(next) => !next && onClose()} title={title}>
          {panel}
        </SideSheet>
      )}
    </div>
  )
}
