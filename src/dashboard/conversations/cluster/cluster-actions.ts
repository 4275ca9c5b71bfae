/** What people do with clusters, each with a message that undoes it. */
import type { QueryClient } from '@tanstack/react-query'
import { undoClusterAction, updateIssuesCluster } from '../../../client/sdk.gen.ts'
import type { ClusterState, IssuesCluster } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { processError } from '../../api/process-error.ts'
import { createStore } from '../../ui/external-store.ts'
import { showToast } from '../../ui/toast.ts'

/** Actions of this window that can be undone, latest last. */
const undoable = createStore<readonly { readonly org: string; readonly action: string }[]>([])

const stale = (client: QueryClient): Promise<void> =>
  invalidateAfter(client, ['conversations-cluster.updated'], {})

const showFailure = (error: unknown): void => {
  const { title, what } = processError(error)
  void showToast({ text: title, detail: what, tone: 'failure' })
}

/** Restores what was before an action. */
export const undoAction = async (client: QueryClient, org: string, action: string): Promise<void> => {
  undoable.set(undoable.get().filter((done) => done.action !== action))
  try {
    await undoClusterAction({ path: { organizationId: org, actionId: action }, throwOnError: true })
    await stale(client)
    void showToast({ text: 'Undone' })
  } catch (error) {
    showFailure(error)
  }
}

/** Undoes the latest action of this window; otherwise the given one, such as the last one of a cluster. */
export const undoLast = (client: QueryClient, org: string, otherwise?: string): void => {
  const action = undoable.get().findLast((done) => done.org === org)?.action ?? otherwise
  if (action === undefined) void showToast({ text: 'Nothing to undo' })
  else void undoAction(client, org, action)
}

/** Says what was done, and offers to undo it. */
export const announceAction = async (
  client: QueryClient,
  org: string,
  text: string,
  action: string | undefined,
): Promise<void> => {
  if (action !== undefined) undoable.set([...undoable.get(), { org, action }])
  await stale(client)
  void showToast({
    text,
    ...(action !== undefined && {
      action: { label: 'Undo', run: () => void undoAction(client, org, action) },
    }),
  })
}

const stateVerbs: Readonly<Record<ClusterState, string>> = {
  open: 'Reopened',
  muted: 'Muted',
  dismissed: 'Dismissed',
}

/** Mutes, dismisses or reopens a cluster. */
export const setClusterState = async (
  client: QueryClient,
  org: string,
  { id, label }: Pick<IssuesCluster, 'id' | 'label'>,
  state: ClusterState,
): Promise<void> => {
  try {
    const { data } = await updateIssuesCluster({
      path: { organizationId: org, clusterId: id },
      body: { state },
      throwOnError: true,
    })
    await announceAction(client, org, `${stateVerbs[state]} “${label}”`, data.lastAction)
  } catch (error) {
    showFailure(error)
  }
}
