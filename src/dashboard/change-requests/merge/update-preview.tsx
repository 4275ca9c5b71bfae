import { useNavigate } from '@tanstack/react-router'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { PreviewEffects } from './preview-effects.tsx'
import { usePreview } from './preview-queries.ts'

export interface UpdateDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  readonly onUpdate: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** Previews what an update from main brings; with conflicts it links to them. */
export function UpdateDialog(props: UpdateDialogProps) {
  const { open, onClose, org, space, change, onUpdate, pending, error } = props
  const navigate = useNavigate()
  const preview = usePreview(change, space.revision, 'update', open)
  const conflicts = preview.data?.conflicts.open ?? 0
  return (
    <ConfirmDialog
      wide
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) onClose()
      }}
      title="Update from main"
      confirmLabel={
        conflicts === 0 ? 'Update' : conflicts === 1 ? 'Resolve conflict' : `Resolve ${conflicts} conflicts`
      }
      onConfirm={() => {
        if (conflicts === 0) return onUpdate()
        onClose()
        return void navigate({
          to: '/o/$org/s/$space/changes/$number/conflicts',
          params: { org, space: space.id, number: String(change.number) },
        })
      }}
      busy={pending}
      error={<FormError error={error} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          {conflicts > 0
            ? 'This change request conflicts with main. Resolve the conflicts to update it.'
            : `Brings the latest changes from ${space.title} into this change request. ${space.title} itself does not change.`}
        </p>
        <PreviewEffects preview={preview} space={space.id} nothing="No changes to bring in." />
      </div>
    </ConfirmDialog>
  )
}
