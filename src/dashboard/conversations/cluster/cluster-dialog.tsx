import { lazy } from 'react'
import { Later } from '../../ui/later.tsx'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'
import { MergeDialog } from './merge-dialog.tsx'

// Lazy, because their forms check by schemas, which a list does not need.
const ChangeRequestDialog = lazy(async () => ({
  default: (await import('./change-request-dialog.tsx')).ChangeRequestDialog,
}))
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }))
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }))

export type ClusterDialogKind = 'merge' | 'split' | 'rename' | 'change-request'

/** The dialog of an action on a cluster. */
export function ClusterDialog({ kind, ...props }: ClusterDialogProps & { readonly kind: ClusterDialogKind }) {
  if (kind === 'merge') return <MergeDialog {...props} />
  return (
    <Later>
      {kind === 'split' ? (
        <SplitDialog {...props} />
      ) : kind === 'rename' ? (
        <RenameDialog {...props} />
      ) : (
        <ChangeRequestDialog {...props} />
      )}
    </Later>
  )
}
