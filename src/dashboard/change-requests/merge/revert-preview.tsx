import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { PreviewFacts } from './preview-effects.tsx'
import { usePreview } from './preview-queries.ts'

export interface RevertSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly space: Space
  readonly change: ChangeRequest
  readonly onRevert: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** Previews what reverting a merge would undo. It creates a change request, so nothing changes for readers yet. */
export function RevertSheet({ open, onClose, space, change, onRevert, pending, error }: RevertSheetProps) {
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
      confirmLabel="Begin the revert"
      onConfirm={onRevert}
      busy={pending}
      error={<FormError error={error === null || error === undefined ? undefined : processError(error)} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          {`This begins a change request that takes #${change.number} back and keeps what came after. Readers of ${space.title} see nothing of it until it is merged.`}
          {conflicts > 0 && ' What came after touched the same places, so there will be something to decide.'}
        </p>
        <PreviewFacts preview={preview} space={space.id} nothing="Nothing of it is left to take back." />
      </div>
    </ConfirmDialog>
  )
}
