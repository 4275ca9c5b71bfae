import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { checksOptions } from '../review-queries.ts'
import { ObjectionList } from './merge-objections.tsx'
import { PreviewEffects } from './preview-effects.tsx'
import { usePreview } from './preview-queries.ts'
import { changedPages } from './preview-text.ts'
import { counted } from '../../ui/counted.ts'

export interface MergeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** Merges; `objections` is the key of the open objections that the user has seen. */
  readonly onMerge: (objections: string) => void
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
  const pages = preview.data === undefined ? 0 : changedPages(preview.data)
  const conflicts = preview.data?.conflicts.open ?? 0
  const subject = change.subject === '' ? `#${change.number}` : change.subject
  const { data: checks } = useQuery({ ...checksOptions(change), enabled: open })
  // The confirmation is of these objections: others need another one. Reopening starts over.
  const [confirmed, setConfirmed] = useState<string>()
  const objections = checks?.objections
  const key = objections?.key ?? 'none'
  const isObjected = key !== 'none' && conflicts === 0
  const isConfirmed = confirmed === key
  const close = (): void => {
    setConfirmed(undefined)
    onClose()
  }
  return (
    <ConfirmDialog
      wide
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) close()
      }}
      title={`Merge “${subject}”`}
      confirmLabel={
        conflicts > 0
          ? conflicts === 1
            ? 'Resolve conflict'
            : `Resolve ${conflicts} conflicts`
          : pages === 0
            ? 'Merge'
            : `Merge ${counted(pages, 'page')}${isObjected ? ' anyway' : ''}`
      }
      onConfirm={() => {
        if (conflicts === 0) return onMerge(key)
        close()
        return void navigate({
          to: '/o/$org/s/$space/changes/$number/conflicts',
          params: { org, space: space.id, number: String(change.number) },
        })
      }}
      disabledReason={
        isObjected && !isConfirmed
          ? 'People still object. Resolve what they said, or confirm that you want to merge anyway.'
          : undefined
      }
      busy={pending}
      error={<FormError error={error} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {children}
        <p>
          {conflicts > 0
            ? 'This change request conflicts with main. Resolve the conflicts to merge it.'
            : `Readers of ${space.title} will see these changes immediately. You can revert the merge later.`}
        </p>
        {isObjected && objections !== undefined && (
          <ObjectionList
            org={org}
            change={change}
            objections={objections}
            confirmed={isConfirmed}
            onConfirm={(next) => setConfirmed(next ? key : undefined)}
            onLeave={close}
          />
        )}
        <PreviewEffects preview={preview} space={space.id} nothing={`No changes to ${space.title}.`} />
      </div>
    </ConfirmDialog>
  )
}
