import { ChangeRequestDialog } from './change-request-dialog.tsx'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'

export type ClusterDialogKind = 'merge' | 'split' | 'rename' | 'change-request'

/** The dialog of an action on a cluster. */
export function ClusterDialog({ kind, ...props }: ClusterDialogProps & { readonly kind: ClusterDialogKind }) {
  if (kind === 'merge') return <MergeDialog {...props} />
  if (kind === 'split') return <SplitDialog {...props} />
  if (kind === 'rename') return <RenameDialog {...props} />
  return <ChangeRequestDialog {...props} />
}
