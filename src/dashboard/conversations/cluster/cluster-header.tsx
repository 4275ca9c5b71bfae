import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  BellOff,
  Ellipsis,
  EyeOff,
  GitMerge,
  GitPullRequest,
  PencilLine,
  RotateCcw,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { IssuesCluster } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { counted } from '../../ui/counted.ts'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ChangeRequestLink } from '../change-request-link.tsx'
import { ClusterIcon } from '../list/cluster-icon.tsx'
import { ClusterStateBadge, sourcesLine } from '../list/cluster-row.tsx'
import { Growth } from '../list/growth.tsx'
import { PulseChart } from '../list/pulse-chart.tsx'
import { setClusterState, undoAction } from './cluster-actions.ts'
import type { ClusterDialogKind } from './cluster-dialog.tsx'

export interface ClusterHeaderProps {
  readonly org: string
  readonly cluster: IssuesCluster
  readonly onAsk: (kind: ClusterDialogKind) => void
}

/** What a cluster is about, in words and numbers, and what can be done with it. */
export function ClusterHeader({ org, cluster, onAsk }: ClusterHeaderProps) {
  const { label, icon, summary, state, stats, sources, growth, weeklyPulse, updatedAt } = cluster
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <ClusterIcon icon={icon} />
          <h1 className="min-w-0 text-display font-strong [overflow-wrap:anywhere]">{label}</h1>
          <ClusterStateBadge state={state} />
        </span>
        <Actions org={org} cluster={cluster} onAsk={onAsk} />
      </div>
      <p className="max-w-measure">{summary}</p>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <PulseChart pulse={weeklyPulse} large />
        <dl className="figures grid gap-1">
          <Fact name="Growth">
            <Growth growth={growth} />
          </Fact>
          <Fact name="Found">
            {counted(stats.issues, 'issue')} in {counted(stats.conversations, 'conversation')}
          </Fact>
          <Fact name="Sources">{sourcesLine(sources)}</Fact>
          <Fact name="Updated">
            <RelativeTime at={updatedAt} />
          </Fact>
        </dl>
      </div>
      <ChangeRequests org={org} cluster={cluster} />
    </header>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-20 shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Change requests named before the rest is left to the list. */
const mostChanges = 3

/** The tab of the list that contains a change request; open ones are the default. */
const listTabs = {
  draft: { tab: 'draft' },
  open: {},
  merged: { tab: 'merged' },
  archived: { tab: 'archived' },
} as const

function ChangeRequests({ org, cluster }: Omit<ClusterHeaderProps, 'onAsk'>) {
  const { id, changeRequests } = cluster
  const [latest] = changeRequests
  if (latest === undefined) return null
  return (
    <ul aria-label="Change requests" className="grid gap-1">
      {changeRequests.slice(0, mostChanges).map((change) => (
        <li key={change.id} className="flex min-w-0">
          <ChangeRequestLink org={org} change={change} />
        </li>
      ))}
      <li>
        <Link
          to="/o/$org/changes"
          params={{ org }}
          search={{ cluster: id, ...listTabs[latest.status] }}
          className="text-accent underline"
        >
          Change requests of this cluster
        </Link>
      </li>
    </ul>
  )
}

function Actions({ org, cluster, onAsk }: ClusterHeaderProps) {
  const client = useQueryClient()
  const { state, lastAction } = cluster
  const setState = (next: IssuesCluster['state']): void => void setClusterState(client, org, cluster, next)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button variant="primary" icon={GitPullRequest} onClick={() => onAsk('change-request')}>
        Create change request
      </Button>
      <Button icon={GitMerge} onClick={() => onAsk('merge')}>
        Merge into…
      </Button>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More actions" />}>
        <MenuItem icon={PencilLine} onSelect={() => onAsk('rename')}>
          Rename
        </MenuItem>
        {state !== 'open' && (
          <MenuItem icon={RotateCcw} onSelect={() => setState('open')}>
            Reopen
          </MenuItem>
        )}
        {state !== 'muted' && (
          <MenuItem icon={BellOff} onSelect={() => setState('muted')}>
            Mute
          </MenuItem>
        )}
        {state !== 'dismissed' && (
          <MenuItem icon={EyeOff} shortcut="d" onSelect={() => setState('dismissed')}>
            Dismiss
          </MenuItem>
        )}
        {lastAction !== undefined && (
          <MenuItem icon={Undo2} onSelect={() => void undoAction(client, org, lastAction)}>
            Undo the last action
          </MenuItem>
        )}
      </Menu>
    </span>
  )
}
