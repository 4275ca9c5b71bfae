import { useMemo } from 'react'
import type { GlossaryEntry } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { PreviewView } from './preview-view.tsx'
import { useGlossaryUpdate } from './use-glossary-update.ts'

export interface DeleteEntryDialogProps {
  readonly org: string
  readonly entry: GlossaryEntry
  readonly onClose: () => void
}

/** Deletes an entry, after showing which units it touches. */
export function DeleteEntryDialog({ org, entry, onClose }: DeleteEntryDialogProps) {
  const operations = useMemo(() => [{ type: 'delete', id: entry.id } as const], [entry.id])
  const update = useGlossaryUpdate(org, 'Term deleted', onClose)
  const [term = ''] = Object.values(entry.translations)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete the term “${term}”?`}
      confirmLabel="Delete term"
      danger
      wide
      busy={update.isPending}
      error={<FormError error={update.error} />}
      onConfirm={() => update.save(operations)}
    >
      <PreviewView org={org} operations={operations} />
    </ConfirmDialog>
  )
}
