import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mergeIssuesClusterMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { IssuesCluster } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { useSettled } from '../../ui/fields/use-debounced.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { clustersOptions } from '../conversation-queries.ts'
import { ClusterIcon } from '../list/cluster-icon.tsx'
import { announceAction } from './cluster-actions.ts'
import type { ClusterDialogProps } from './cluster-dialog-props.ts'

/** Milliseconds without typing before a search. */
const pause = 200

/** The clusters that a search finds, without the one that is merged. */
const useTargets = (org: string, cluster: IssuesCluster) => {
  const [typed, onType] = useState('')
  const [picked, setPicked] = useState<string>()
  const q = useSettled(typed.trim(), pause)
  const { data, error } = useInfiniteQuery(
    clustersOptions(org, { order: 'issues', ...(q !== '' && { q: q.slice(0, 255) }) }),
  )
  const found = (data?.pages[0]?.items ?? []).filter(({ id }) => id !== cluster.id)
  return {
    isLoading: data === undefined && error === null,
    error,
    field: {
      typed,
      onType,
      found,
      chosen: found.find(({ id }) => id === picked) ?? found[0],
      keyOf: ({ id }: IssuesCluster) => id,
      onPick: ({ id }: IssuesCluster) => setPicked(id),
    },
  }
}

/** Merges a cluster into another one that is found by its words. */
export function MergeDialog({ org, cluster, onClose }: ClusterDialogProps) {
  const client = useQueryClient()
  const { isLoading, error, field } = useTargets(org, cluster)
  const { chosen: target, found } = field
  const merge = useMutation({
    ...mergeIssuesClusterMutation(),
    onSuccess: async ({ id }, { body: { into } }) => {
      onClose(into)
      await announceAction(client, org, `Merged “${cluster.label}”`, id)
    },
  })
  const submit = (): void => {
    if (target !== undefined && !merge.isPending)
      merge.mutate({ path: { organizationId: org, clusterId: cluster.id }, body: { into: target.id } })
  }
  return (
    <Dialog
      open
      onOpenChange={() => onClose()}
      title={`Merge “${cluster.label}” into…`}
      description={`Its ${counted(cluster.stats.issues, 'issue')} move and stay there whenever clusters are computed. Its address leads to the other cluster.`}
      footer={
        <>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button
            variant="primary"
            busy={merge.isPending}
            disabledReason={target === undefined ? 'Select a cluster first.' : undefined}
            onClick={submit}
          >
            Merge
          </Button>
        </>
      }
    >
      <form
        className="grid gap-3 py-1"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FindOne<IssuesCluster>
          {...field}
          label="Search clusters"
          legend="Clusters"
          loading={isLoading ? <Skeleton shape="rows" count={5} label="Loading clusters" /> : undefined}
          row={({ icon, label, stats }) => (
            <>
              <ClusterIcon icon={icon} />
              <span className="min-w-0 flex-1 truncate">{label}</span>
              <span className="figures text-caption text-ink-soft">{counted(stats.issues, 'issue')}</span>
            </>
          )}
        />
        {!isLoading && found.length === 0 && error === null && (
          <p className="text-ink-soft">No other cluster contains this. Try fewer words.</p>
        )}
        <FormError error={error ?? merge.error} />
      </form>
    </Dialog>
  )
}
