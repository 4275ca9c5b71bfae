import { useState, type ReactNode } from 'react'
import type { Confirmation } from '../../../../content/contentkit/elements.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

interface OpenConfirmation {
  readonly confirmation: Confirmation
  readonly run: () => void
}

/**
 * Asks before an action where its element says so: `confirm(confirmation, run)` runs at once without one. `dialog` is
 * rendered beside the element.
 */
export const useConfirmation = (): {
  readonly confirm: (confirmation: Confirmation | undefined, run: () => void) => void
  readonly dialog: ReactNode
} => {
  const [asked, setAsked] = useState<OpenConfirmation>()
  return {
    confirm: (confirmation, run) => (confirmation === undefined ? run() : setAsked({ confirmation, run })),
    dialog: asked !== undefined && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked.confirmation.title}
        confirmLabel={asked.confirmation.confirm}
        danger={asked.confirmation.style === 'danger'}
        busy={false}
        error={undefined}
        onConfirm={() => {
          setAsked(undefined)
          asked.run()
        }}
      >
        {asked.confirmation.text}
      </ConfirmDialog>
    ),
  }
}
