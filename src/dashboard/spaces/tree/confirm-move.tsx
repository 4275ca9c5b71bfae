import type { AccessQuestion } from '../../api/access-preview.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { accessText } from './resource.ts'

export interface ConfirmMoveProps {
  readonly question: AccessQuestion
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a move that changes who has access, and lists who gains or loses it. */
export function ConfirmMove({ question, onConfirm, onClose }: ConfirmMoveProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="This move changes who has access"
      confirmLabel="Move"
      busy={false}
      error={null}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
    >
      <AccessPreview question={question} roleLabel={accessText} />
    </ConfirmDialog>
  )
}
