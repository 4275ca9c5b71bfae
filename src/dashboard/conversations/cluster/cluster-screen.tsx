import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EyeOff, GitMerge, GitPullRequest, Split, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { IssuesCluster } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { showToast } from '../../ui/toast.ts'
import { clusterOptions } from '../conversation-queries.ts'
import { setClusterState, undoLast } from './cluster-actions.ts'
import { ClusterDialog, type ClusterDialogKind } from './cluster-dialog.tsx'
import { ClusterEffect } from './cluster-effect.tsx'
import { ClusterEvidence } from './cluster-evidence.tsx'
import { ClusterHeader } from './cluster-header.tsx'
import { ClusterPages } from './cluster-pages.tsx'

export interface ClusterScreenProps {
  readonly org: string
  readonly cluster: string
}

/** The most issues that one split takes. */
const mostSplit = 1000

const refusalOfSplit = (count: number): string | undefined =>
  count === 0
    ? 'Select issues below first.'
    : count > mostSplit
      ? `Select at most ${mostSplit} issues.`
      : undefined

/** A cluster: what it is about, the evidence, the pages concerned, and what a change did. */
export function ClusterScreen({ org, cluster: id }: ClusterScreenProps) {
  const { data: cluster } = useSuspenseQuery(clusterOptions(org, id))
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ClusterDialogKind>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const splitRefusal = refusalOfSplit(selected.size)
  const split = (): void => {
    if (splitRefusal === undefined) setAsked('split')
    else void showToast({ text: splitRefusal })
  }
  const select = (issue: string, isSelected: boolean): void => {
    const next = new Set(selected)
    if (isSelected) next.add(issue)
    else next.delete(issue)
    setSelected(next)
  }
  const close = (next?: string): void => {
    setAsked(undefined)
    if (next === undefined) return
    setSelected(new Set())
    void navigate({ to: '/o/$org/conversations/clusters/$cluster', params: { org, cluster: next } })
  }
  useClusterCommands({ org, cluster, ask: setAsked, split })
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <ClusterHeader org={org} cluster={cluster} onAsk={setAsked} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ClusterEvidence
          org={org}
          cluster={cluster}
          selected={selected}
          onSelect={select}
          onSplit={split}
          splitRefusal={splitRefusal}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <ClusterPages
            org={org}
            cluster={cluster.id}
            onCreateChangeRequest={() => setAsked('change-request')}
          />
          <ClusterEffect org={org} cluster={cluster.id} />
        </div>
      </div>
      {asked !== undefined && (
        <ClusterDialog org={org} kind={asked} cluster={cluster} selected={[...selected]} onClose={close} />
      )}
    </div>
  )
}

interface ClusterCommandsOptions {
  readonly org: string
  readonly cluster: IssuesCluster
  readonly ask: (kind: ClusterDialogKind) => void
  readonly split: () => void
}

const useClusterCommands = ({ org, cluster, ask, split }: ClusterCommandsOptions): void => {
  const client = useQueryClient()
  const group = 'This screen'
  useCommands([
    { id: 'merge', label: 'Merge into…', group, icon: GitMerge, keys: 'm', run: () => ask('merge') },
    { id: 'split', label: 'Split selected issues', group, icon: Split, keys: 's', run: split },
    {
      id: 'change-request',
      label: 'Create change request',
      group,
      icon: GitPullRequest,
      keys: 'c',
      run: () => ask('change-request'),
    },
    {
      id: 'dismiss',
      label: 'Dismiss cluster',
      group,
      icon: EyeOff,
      keys: 'd',
      run: () => void setClusterState(client, org, cluster, 'dismissed'),
    },
    {
      id: 'undo',
      label: 'Undo the last action on clusters',
      group,
      icon: Undo2,
      keys: 'mod+z',
      run: () => undoLast(client, org, cluster.lastAction),
    },
  ])
}
