import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { PreviewFacts } from './preview-effects.tsx'
import { usePreview } from './preview-queries.ts'
import { counted } from '../../ui/counted.ts'

export interface MergeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  readonly onMerge: () => void
  readonly pending: boolean
  readonly error: unknown
  /** The state of the rules, above what readers will see. */
  readonly children?: ReactNode
}

/** Previews what a merge changes for readers. Merging does not wait for the preview. */
export function MergeDialog(props: MergeDialogProps) {
  const { open, onClose, org, space, change, onMerge, pending, error, children } = props
  const navigate = useNavigate()
  const preview = usePreview(change, space.revision, 'merge', open)
  // A page that is renamed and changed counts once.
  const pages = preview.data?.count ?? 0
  const conflicts = preview.data?.conflicts.open ?? 0
  const subject = change.subject === '' ? `#${change.number}` : change.subject
  return (
    <ConfirmDialog
      wide
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) onClose()
      }}
      title={`Merge “${subject}”`}
      confirmLabel={
        conflicts > 0
          ? conflicts === 1
            ? 'Decide the conflict'
            : `Decide ${conflicts} conflicts`
          : pages === 0
            ? 'Merge'
            : `Merge ${counted(pages, 'page')}`
      }
      onConfirm={() => {
        if (conflicts === 0) return onMerge()
        onClose()
        return void navigate({
          to: '/o/$org/s/$space/changes/$number/conflicts',
          params: { org, space: space.id, number: String(change.number) },
        })
      }}
      busy={pending}
      error={<FormError error={error === null || error === undefined ? undefined : processError(error)} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {children}
        <p>
          {conflicts > 0
            ? 'Main and this change disagree. Nothing is merged until that is decided.'
            : `Readers of ${space.title} see this at once. It can be taken back later with Revert.`}
        </p>
        <PreviewFacts preview={preview} space={space.id} nothing={`It changes nothing in ${space.title}.`} />
      </div>
    </ConfirmDialog>
  )
}
