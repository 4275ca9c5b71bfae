import type { IssuesCluster } from '../../../client/types.gen.ts'

/** What each dialog of an action on a cluster gets. */
export interface ClusterDialogProps {
  readonly org: string
  readonly cluster: IssuesCluster
  /** Ids of the issues that are selected, to be split off. */
  readonly selected: readonly string[]
  /** Called to close the dialog; `cluster` is another one that the person should see now. */
  readonly onClose: (cluster?: string) => void
}
