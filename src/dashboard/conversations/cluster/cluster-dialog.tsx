import type { IssuesCluster } from '../../../client/types.gen.ts'
import { ChangeRequestDialog } from './change-request-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'

export type ClusterDialogKind = 'merge' | 'split' | 'rename' | 'change-request'

export interface ClusterDialogProps {
  readonly org: string
  readonly cluster: IssuesCluster
  /** Ids of the issues that are selected, to be split off. */
  readonly selected: readonly string[]
  /** Called to close the dialog; `cluster` is another one that the person should see now. */
  readonly onClose: (cluster?: string) => void
}

/** The dialog of an action on a cluster. */
export function ClusterDialog({ kind, ...props }: ClusterDialogProps & { readonly kind: ClusterDialogKind }) {
  if (kind === 'merge') return <MergeDialog {...props} />
  if (kind === 'split') return <SplitDialog {...props} />
  if (kind === 'rename') return <RenameDialog {...props} />
  return <ChangeRequestDialog {...props} />
}
