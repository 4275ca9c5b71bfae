import { Later } from '../../ui/loading/later.tsx'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Lazy, because their forms check by schemas, which a list does not need.
const ChangeRequestDialog = lazyComponent(
  async () => (await import('./change-request-dialog.tsx')).ChangeRequestDialog,
)
const RenameDialog = lazyComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog)
const SplitDialog = lazyComponent(async () => (await import('./split-dialog.tsx')).SplitDialog)

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
