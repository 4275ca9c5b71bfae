import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { PreviewEffects } from './preview-effects.tsx'
import { usePreview } from './preview-queries.ts'

export interface RevertDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly space: Space
  readonly change: ChangeRequest
  readonly onRevert: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** Previews what reverting a merge would undo. It creates a change request, so nothing changes for readers yet. */
export function RevertDialog({ open, onClose, space, change, onRevert, pending, error }: RevertDialogProps) {
  const preview = usePreview(change, space.revision, 'revert', open)
  const conflicts = preview.data?.conflicts.open ?? 0
  const subject = change.subject === '' ? `#${change.number}` : change.subject
  return (
    <ConfirmDialog
      wide
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) onClose()
      }}
      title={`Revert “${subject}”`}
      confirmLabel="Create revert"
      onConfirm={onRevert}
      busy={pending}
      error={<FormError error={error} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          {`Creates a change request that undoes #${change.number} and keeps later changes. Nothing changes for readers of ${space.title} until you merge it.`}
          {conflicts > 0 && ' Later changes touched the same content, so there will be conflicts to resolve.'}
        </p>
        <PreviewEffects preview={preview} space={space.id} nothing="There is nothing left to revert." />
      </div>
    </ConfirmDialog>
  )
}
