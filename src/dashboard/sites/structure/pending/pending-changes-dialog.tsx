import { ArrowRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SiteUrlChange } from '../../../../content/site-tree/site-paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { counted } from '../../../ui/counted.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { editText, type EditNames } from '../edits/edit-text.ts'
import type { PendingStructure } from './use-pending-structure.ts'

export interface PendingChangesDialogProps {
  readonly pending: PendingStructure
  readonly urlChanges: readonly SiteUrlChange[]
  readonly names: EditNames
  /** The site URL for display. */
  readonly base: string
  readonly open: boolean
  readonly onClose: () => void
  /** The button that publishes the changes. */
  readonly publishButton: ReactNode
}

/** Lists the unpublished changes of the structure and the URLs that they change. */
export function PendingChangesDialog({
  pending: { applied, everLive },
  urlChanges,
  names,
  base,
  open,
  onClose,
  publishButton,
}: PendingChangesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      wide
      title={counted(applied.length, 'unpublished change')}
      description="Readers see the previous structure until you publish these changes."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {publishButton}
        </>
      }
    >
      <ol className="grid list-decimal gap-1 pl-6">
        {applied.map(({ edit, before, after }, index) => (
          // Edits have no id; the list only grows and shrinks at its end.
          <li key={index} className="break-words">
            {editText(edit, before, after, names)}
          </li>
        ))}
      </ol>
      <h3 className="mt-4 mb-1 font-strong">{urlChanges.length === 0 ? 'No URLs change' : 'URL changes'}</h3>
      <ul className="grid gap-2">
        {urlChanges.map((change) => (
          <UrlChange key={change.siteSpace} change={change} base={base} isRedirected={everLive} />
        ))}
      </ul>
    </Dialog>
  )
}

function UrlChange({
  change: { from, to },
  base,
  isRedirected,
}: {
  readonly change: SiteUrlChange
  readonly base: string
  readonly isRedirected: boolean
}) {
  const urlOf = (path: string): string => (path === '' ? base : `${base}/${path}`)
  return (
    <li className="grid gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <code className="text-base break-words text-rust line-through">{urlOf(from)}</code>
      <Icon of={to === null ? X : ArrowRight} className="text-ink-soft" />
      {to === null ? (
        <span className="text-rust">stops working</span>
      ) : (
        <span className="min-w-0">
          <code className="text-base break-words text-moss">{urlOf(to)}</code>
          {isRedirected && <span className="block text-caption text-ink-soft">redirected</span>}
        </span>
      )}
    </li>
  )
}
